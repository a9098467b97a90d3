import { isDeepStrictEqual } from 'node:util';
import {
  applicationChannel,
  isUndecided,
  type ChannelSettings,
  type LidarConfigurationInput,
  type LidarConfigurationRecord,
} from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { AppError, conflict, orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { versionedWrite } from '../../platform/versions/versioned-write';
import { accessFactsOf } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { findFacilityIdOf, listStoredLidars } from '../../labelling/instrument-records/instruments.store';
import { configurationObject } from './configuration-object';
import {
  insertConfiguration,
  isUsed,
  listConfigurations,
  listSharing,
  lockIds,
  updateConfiguration,
  type ConfigurationRow,
} from './configurations.store';
import { toConfiguration } from './configurations.view';
import { listPeriods } from './periods.store';

const USED =
  'Tests were submitted with this configuration, whose files name its ids. Please add another configuration instead.';
const DECIDED = 'A configuration that was approved or retired cannot be changed. Please add another one.';
const NOT_OFFERED = 'The application does not list this channel';
const TWICE = 'Listed twice';

const isAcceptedIn = (facility: LoadedFacility) => accessFactsOf(facility).state.isAccepted === true;

/** The configurations of a lidar, by number. */
export async function readConfigurations({ db }: Context, lidarId: string, isAccepted: boolean) {
  const rows = await listConfigurations(db, lidarId);
  const [first] = rows;
  const periods = first ? await listPeriods(db, first.facilityId) : [];
  return rows.map((row) => toConfiguration(row, isAccepted, periods));
}

/** Short names of the channels that the application lists for a lidar. */
async function offeredChannels(tx: Db, lidarId: string): Promise<string[]> {
  const [lidar] = await listStoredLidars(tx, { id: lidarId });
  return orNotFound(lidar).groups.flatMap(({ channels }) => channels ?? []);
}

function assertOffered(channels: LidarConfigurationInput['channels'], offered: readonly string[]) {
  const errors = channels.flatMap(({ short_name }, place) => {
    const path = `channels[${place}].short_name`;
    const name = applicationChannel(short_name)?.short_name;
    if (name === undefined || !offered.includes(name)) return [{ path, message: NOT_OFFERED }];
    const isFirst = channels.findIndex((each) => each.short_name === short_name) === place;
    return isFirst ? [] : [{ path, message: TWICE }];
  });
  if (errors.length > 0)
    throw new AppError('notSaved', 422, { message: 'Please check the marked fields.', errors: errors.slice(0, 20) });
}

/** Values that are not sent are `null`. */
const toSettings = (channel: LidarConfigurationInput['channels'][number]): ChannelSettings => ({
  short_name: channel.short_name,
  scc_channel_id: channel.scc_channel_id ?? null,
  recorder_channel_id: channel.recorder_channel_id ?? null,
  laser: channel.laser ?? null,
  dead_time: channel.dead_time ?? null,
  trigger_delay: channel.trigger_delay ?? null,
  first_signal_rangebin: channel.first_signal_rangebin ?? null,
  filter_fwhm: channel.filter_fwhm ?? null,
  background_low: channel.background_low ?? null,
  background_high: channel.background_high ?? null,
  g_r: channel.g_r ?? null,
  g_t: channel.g_t ?? null,
  h_r: channel.h_r ?? null,
  h_t: channel.h_t ?? null,
  k: channel.k ?? null,
});

const toColumns = (input: LidarConfigurationInput) => ({
  name: input.name,
  stationId: input.station_id,
  sccLidarId: input.scc_lidar_id,
  sccVersionId: input.scc_version_id,
  sccConfigurationId: input.scc_configuration_id,
  channels: input.channels.map(toSettings),
});
type Columns = ReturnType<typeof toColumns>;

const presentColumns = ({
  name,
  stationId,
  sccLidarId,
  sccVersionId,
  sccConfigurationId,
  channels,
}: ConfigurationRow) => ({
  name,
  stationId,
  sccLidarId,
  sccVersionId,
  sccConfigurationId,
  channels,
});

interface Save {
  tx: Db;
  actor: Actor;
  facility: LoadedFacility;
  lidarId: string;
  columns: Columns;
}

/** The ids that are of one facility or lidar, and what is said of one that another has. */
const OWN_IDS = [
  ['stationId', 'station_id', 'Another facility has this station id'],
  ['sccLidarId', 'scc_lidar_id', 'Another facility has this lidar id'],
  ['sccConfigurationId', 'scc_configuration_id', 'Another lidar has this configuration id'],
] as const satisfies readonly (readonly [keyof Columns, keyof LidarConfigurationInput, string])[];

const THEIR_CHANNEL = 'Another facility has this channel id';

const channelIds = ({ channels }: Pick<Columns, 'channels'>) => channels.map(({ scc_channel_id: id }) => id);

/** Newly given channel ids that configurations of other facilities have. */
function foreignChannels(columns: Columns, present: Columns | undefined, others: readonly Pick<Columns, 'channels'>[]) {
  const theirs = new Set(others.flatMap(channelIds));
  const before = new Set(present && channelIds(present));
  return channelIds(columns).flatMap((id, place) =>
    id !== null && theirs.has(id) && !before.has(id)
      ? [{ path: `channels[${place}].scc_channel_id`, message: THEIR_CHANNEL }]
      : [],
  );
}

/**
 * Of the configurations of a lidar with one id, at most one is not decided yet: approved, it supersedes the one before.
 * Two that wait could not be told apart by their files.
 */
async function waitingTwin({ tx, lidarId, columns }: Save, present: ConfigurationRow | undefined) {
  if (present?.sccConfigurationId === columns.sccConfigurationId) return [];
  const twin = (await listConfigurations(tx, lidarId)).find(
    ({ status, sccConfigurationId }) => isUndecided(status) && sccConfigurationId === columns.sccConfigurationId,
  );
  const message = `Configuration ${twin?.number} of this lidar has this id and is not decided yet: change it, or have it retired`;
  return twin ? [{ path: 'scc_configuration_id', message }] : [];
}

/** Refuses new ids of another facility, by which its files would be taken for those of this one; the facility is not named. */
async function assertOwnIds(save: Save, present: ConfigurationRow | undefined): Promise<void> {
  const { tx, facility, lidarId, columns } = save;
  await lockIds(tx);
  const facilityId = facility.facility.id;
  const sharing = await listSharing(tx, { facilityId, lidarId, ...columns });
  const ofOthers = sharing.filter((other) => other.facilityId !== facilityId);
  const own = OWN_IDS.flatMap(([column, path, message]) => {
    const isTheirs = sharing.some(
      (other) =>
        other[column] === columns[column] && (column === 'sccConfigurationId' || other.facilityId !== facilityId),
    );
    return isTheirs && present?.[column] !== columns[column] ? [{ path, message }] : [];
  });
  const errors = [...own, ...(await waitingTwin(save, present)), ...foreignChannels(columns, present, ofOthers)];
  if (errors.length > 0)
    throw new AppError('notSaved', 422, { message: 'Please check the marked fields.', errors: errors.slice(0, 20) });
}

const auditOf = ({ actor, facility }: Save, row: ConfigurationRow) => ({
  actorId: actor.id,
  ...configurationObject(facility, row),
});

async function add(save: Save): Promise<LidarConfigurationRecord> {
  const { tx, actor, facility, lidarId, columns } = save;
  const row = await insertConfiguration(tx, {
    facilityId: facility.facility.id,
    lidarId,
    createdById: actor.id,
    ...columns,
  });
  await writeAudit(tx, { ...auditOf(save, row), action: 'lidar-configuration.add', newValue: { ...columns } });
  return toConfiguration(row, isAcceptedIn(facility), []);
}

async function change(save: Save, present: ConfigurationRow, version: number | undefined) {
  const { tx, facility, columns } = save;
  if (!isUndecided(present.status)) throw conflict(DECIDED);
  if (await isUsed(tx, present.id)) throw conflict(USED);
  await assertOwnIds(save, present);
  const isAccepted = isAcceptedIn(facility);
  return versionedWrite({
    present: toConfiguration(present, isAccepted, []),
    version,
    isChanged: !isDeepStrictEqual(presentColumns(present), columns),
    write: async () => {
      const row = await updateConfiguration(tx, present, columns);
      if (!row) return undefined;
      await writeAudit(tx, {
        ...auditOf(save, row),
        action: 'lidar-configuration.edit',
        oldValue: presentColumns(present),
        newValue: { ...columns },
      });
      return toConfiguration(row, isAccepted, []);
    },
  });
}

/** Adds a configuration to a lidar, or replaces the one with the number; of two editors of one version, one gets 409. */
export async function saveConfiguration(
  context: Context,
  actor: Actor,
  lidarId: string,
  input: LidarConfigurationInput,
): Promise<LidarConfigurationRecord> {
  const id = orNotFound(await findFacilityIdOf(context.db, 'lidar', lidarId));
  return writeFacility({ context, actor, capability: 'lidar-configuration.save', id }, async (tx, facility) => {
    assertOffered(input.channels, await offeredChannels(tx, lidarId));
    const save = { tx, actor, facility, lidarId, columns: toColumns(input) };
    if (input.number === undefined) {
      await assertOwnIds(save, undefined);
      return add(save);
    }
    const present = (await listConfigurations(tx, lidarId)).find(({ number }) => number === input.number);
    return change(save, orNotFound(present), input.version);
  });
}
