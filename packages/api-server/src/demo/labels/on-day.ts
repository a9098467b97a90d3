import { dayOf, missingTests, type Day, type LabelOnDay } from '@portal/domain';
import { listAccepted, listVersions } from '../../labelling/accepted/accepted-versions.store';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { proposablesIn, type Proposable } from '../../labels/conditions/load-conditions';
import type { Db } from '../../platform/db/client';
import { bookOf } from '../../quality/approval/configuration-access-facts';
import { lightOfPhotometer } from '../../quality/book/photometer-light';
import { datedCalibration } from '../../quality/calibrations/calibrations.view';
import { listConfigurationsOf, type ConfigurationRow } from '../../quality/configurations/configurations.store';
import { listPeriods } from '../../quality/configurations/periods.store';
import { loadNetwork, type LidarOnDay, type PhotometerOnDay } from '../../quality/network/load-network';
import { listRecords } from '../../quality/network/network.store';

/** The instruments that were accepted at a moment. */
async function acceptedAt(tx: Db, facilityId: string, at: Date): Promise<ReadonlySet<string>> {
  const version = (await listVersions(tx, facilityId)).find(({ validFrom }) => validFrom <= at);
  const instruments = version ? await listAccepted(tx, version.id) : [];
  return new Set(instruments.filter(({ isAccepted }) => isAccepted).map(({ id }) => id));
}

/** A configuration that was approved on a day; what was measured or superseded later counts as it was then. */
async function approvedOn(tx: Db, configuration: ConfigurationRow, on: Day): Promise<LidarOnDay['approved'][number]> {
  const { id, number, updatedAt } = configuration;
  const book = await bookOf(tx, configuration);
  const tests = book.tests
    .filter(({ measuredOn }) => measuredOn <= on)
    .map((test) => ({ ...test, status: test.status === 'superseded' ? ('passed' as const) : test.status }));
  return { id, number, updatedAt, missing: missingTests({ ...book, tests }, on) };
}

interface Then {
  facilityId: string;
  on: Day;
}

/** The configurations of each lidar that were approved on a day. */
async function listApproved(tx: Db, { facilityId, on }: Then) {
  const periods = await listPeriods(tx, facilityId);
  const isApproved = ({ id }: ConfigurationRow) =>
    periods.some(
      ({ configurationId, status, validFrom, validTo }) =>
        configurationId === id && status === 'approved' && validFrom <= on && (validTo === null || on < validTo),
    );
  const approved: { lidarId: string; configuration: LidarOnDay['approved'][number] }[] = [];
  for (const row of (await listConfigurationsOf(tx, facilityId)).filter(isApproved))
    approved.push({ lidarId: row.lidarId, configuration: await approvedOn(tx, row, on) });
  return approved;
}

/** The photometers as they were on a day, by the calibrations until then. */
async function photometersOn(tx: Db, { facilityId, on }: Then, begunOn: Day | null): Promise<PhotometerOnDay[]> {
  const { photometers, calibrations } = await listRecords(tx, [facilityId], on);
  return photometers.map(({ id, name, status }) => {
    const until = calibrations.filter(({ photometerId, sentOn }) => photometerId === id && (sentOn ?? on) <= on);
    const records = { status, calibrations: until.map(datedCalibration), events: [], begunOn };
    return { id, name, decidedAt: null, ...lightOfPhotometer(records, on) };
  });
}

/** What could be proposed about the accepted instruments of a facility at a moment, of which the records are complete. */
export async function proposableAt(
  tx: Db,
  { facility: { id: facilityId } }: LoadedFacility,
  { at, label }: { at: Date; label: LabelOnDay },
): Promise<Proposable> {
  const then = { facilityId, on: dayOf(at) };
  const accepted = await acceptedAt(tx, facilityId, at);
  const approved = await listApproved(tx, then);
  const present = await loadNetwork(tx, { ids: [facilityId] }, then.on);
  const begunAt = present[0]?.facility.begunAt ?? null;
  const photometers = await photometersOn(tx, then, begunAt && dayOf(begunAt));
  const network = present.map((on) => ({
    ...on,
    lidars: on.lidars
      .filter(({ id }) => accepted.has(id))
      .map((lidar) => ({
        ...lidar,
        approved: approved.flatMap(({ lidarId, configuration }) => (lidarId === lidar.id ? [configuration] : [])),
      })),
    photometers: photometers.filter(({ id }) => accepted.has(id)),
  }));
  const proposable = (await proposablesIn(tx, network, new Map([[facilityId, label]]), then.on)).get(facilityId);
  if (!proposable) throw new Error(`The conditions of ${facilityId} in the demonstration were not determined.`);
  return proposable;
}
