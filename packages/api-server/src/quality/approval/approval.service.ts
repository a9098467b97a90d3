import {
  CONFIGURATION_STEPS,
  dayOf,
  type ApprovalSheet,
  type ApproveConfigurationInput,
  type AuditAction,
  type Capability,
  type ConfigurationContent,
  type ConfigurationPeriod,
  type ConfigurationStep,
  type ConfigurationStepInput,
  type Day,
  type LidarConfigurationRecord,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { conflict, orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeMails } from '../../platform/mail/mail.store';
import { listAddresses } from '../../people/users/user.store';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import type { BeforeDeletion } from '../../labelling/instruments/delete-instrument.service';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { insertChange } from '../changes/changes.store';
import { configurationObject, nameOfLidar } from '../configurations/configuration-object';
import { listConfigurations, updateConfiguration, type ConfigurationRow } from '../configurations/configurations.store';
import { toConfiguration } from '../configurations/configurations.view';
import { endPeriod, insertPeriod, listPeriods, type PeriodRow } from '../configurations/periods.store';
import { aboutFacility } from '../mail/about-facility';
import { configurationMails, type Announced } from '../mail/configuration-mails';
import { configurationFactsOf, findConfiguration } from './configuration-access-facts';
import { freezeSheet } from './freeze-sheet';
import { descriptions, loadContent } from './load-content';

const UNKNOWN_LIDAR = 'The facility no longer describes this lidar.';

interface Decision {
  context: Context;
  actor: Actor;
  lidarId: string;
  number: number;
}

interface Deed {
  step: ConfigurationStep;
  capability: Capability;
  action: AuditAction;
  version: number;
  reason: string | null;
}

interface Step {
  tx: Db;
  loaded: LoadedFacility;
  row: ConfigurationRow;
  periods: readonly PeriodRow[];
  at: Date;
  publicUrl: string;
  /** Undefined for the portal. */
  actorId?: string;
}

/** What an approval freezes. */
interface Frozen {
  content?: ConfigurationContent;
  sheet?: ApprovalSheet;
}

/** Keeps validity monotonic, even if the clocks of two servers differ at midnight. */
function firstDay({ row, periods, at }: Step): Day {
  const today = dayOf(at);
  const last = periods.findLast(({ configurationId }) => configurationId === row.id)?.validFrom;
  return last !== undefined && last > today ? last : today;
}

/** Tells the owner, the deputies and the data centre. */
async function announce(
  { tx, loaded, row, publicUrl }: Step,
  step: ConfigurationStep,
  what: Pick<Announced, 'from' | 'reason'>,
) {
  const about = aboutFacility(loaded, publicUrl);
  const name = nameOfLidar(loaded, row);
  const ares = await listAddresses(tx, 'ares');
  const lidar = { id: row.lidarId, name };
  await writeMails(tx, configurationMails({ about, ares, lidar, configuration: row, step, ...what }));
}

/** Puts a configuration into the next state, from today on, with its line in the audit log. */
async function move(
  step: Step,
  { step: name, action, reason }: Pick<Deed, 'step' | 'action' | 'reason'>,
  frozen: Frozen = {},
): Promise<ConfigurationRow> {
  const { tx, row, at, actorId } = step;
  const status = CONFIGURATION_STEPS[name].to as ConfigurationPeriod['status'];
  const from = firstDay(step);
  await endPeriod(tx, row.id, from);
  const period = { configurationId: row.id, facilityId: row.facilityId, status, validFrom: from, reason };
  const { id: periodId } = await insertPeriod(tx, { ...period, ...frozen, decidedAt: at, decidedById: actorId });
  await insertChange(tx, { configurationId: row.id, change: status, periodId, at });
  const days =
    status === 'approved' ? { validFrom: from, validTo: null } : { validTo: row.validFrom === null ? null : from };
  const moved = await updateConfiguration(tx, row, { status, ...days, decisionText: reason });
  if (!moved) throw new Error(`The locked configuration ${row.id} has changed.`);
  await writeAudit(tx, {
    ...configurationObject(step.loaded, step.row),
    ...(actorId !== undefined && { actorId }),
    action,
    oldValue: { status: row.status },
    newValue: { status, valid_from: from, ...(reason !== null && { reason }) },
  });
  await announce(step, name, { from, reason });
  return moved;
}

/** Another approved configuration of the lidar with the same id in the processing chain is superseded. */
async function supersedeOthers(step: Step): Promise<void> {
  const { tx, row } = step;
  const others = (await listConfigurations(tx, row.lidarId)).filter(
    ({ id, status, sccConfigurationId }) =>
      id !== row.id &&
      sccConfigurationId === row.sccConfigurationId &&
      CONFIGURATION_STEPS.supersede.from.includes(status),
  );
  const { actorId: _decider, ...byPortal } = step;
  const deed = { step: 'supersede', action: 'lidar-configuration.supersede', reason: null } as const;
  for (const other of others) await move({ ...byPortal, row: other }, deed);
}

/** Takes a step: locks the facility, checks right and state, and writes the new state. */
const decide = (
  { context, actor, lidarId, number }: Decision,
  deed: Deed,
  before: (step: Step) => Promise<Frozen> = async () => ({}),
): Promise<LidarConfigurationRecord> =>
  transaction(context.db, async (tx) => {
    const known = orNotFound(await findConfiguration(tx, lidarId, number));
    const loaded = await lockFacility(tx, known.facilityId);
    const at = context.now();
    const find = async () => {
      const configuration = orNotFound(await findConfiguration(tx, lidarId, number));
      return configurationFactsOf(tx, { loaded, configuration, today: dayOf(at) });
    };
    await guard({ context: { ...context, db: tx }, actor, capability: deed.capability, find });
    const { configuration: row, state } = await find();
    const isAccepted = state.isAccepted === true;
    const periods = await listPeriods(tx, row.facilityId);
    assertCurrentVersion(deed.version, toConfiguration(row, isAccepted, periods));
    const { publicUrl } = context.settings;
    const step = { tx, loaded, row, periods, at, publicUrl, actorId: actor.id };
    const moved = await move(step, deed, await before(step));
    return toConfiguration(moved, isAccepted, await listPeriods(tx, row.facilityId));
  });

/** Approves a configuration: what it says is frozen, and it supersedes the one with the same id. */
export const approveConfiguration = (decision: Decision, { version, text }: ApproveConfigurationInput) =>
  decide(
    decision,
    {
      step: 'approve',
      capability: 'lidar-configuration.approve',
      action: 'lidar-configuration.approve',
      version,
      reason: text ?? null,
    },
    async (step) => {
      const content = await loadContent(step.tx, step.row, descriptions(step.tx, step.loaded, step.at));
      if (!content) throw conflict(UNKNOWN_LIDAR);
      await supersedeOthers(step);
      return { content, sheet: await freezeSheet(step.tx, step, text ?? null) };
    },
  );

/** Suspends an approved configuration, with a reason. */
export const suspendConfiguration = (decision: Decision, { version, reason }: ConfigurationStepInput) =>
  decide(decision, {
    step: 'suspend',
    capability: 'lidar-configuration.suspend',
    action: 'lidar-configuration.suspend',
    version,
    reason,
  });

/** Approves a suspended configuration again, with what was frozen before. */
export const reinstateConfiguration = (decision: Decision, { version, reason }: ConfigurationStepInput) =>
  decide(
    decision,
    {
      step: 'reinstate',
      capability: 'lidar-configuration.reinstate',
      action: 'lidar-configuration.reinstate',
      version,
      reason,
    },
    async (step) => {
      const { row, periods } = step;
      const last = periods.findLast(({ configurationId, content }) => configurationId === row.id && content !== null);
      return last?.content ? { content: last.content, sheet: await freezeSheet(step.tx, step, reason) } : {};
    },
  );

/** Ends the use of the configurations of a lidar that is about to be deleted. */
export const retireOfLidar: BeforeDeletion = async (tx, { facility: loaded, id, actor, at, publicUrl }) => {
  const periods = await listPeriods(tx, loaded.facility.id);
  const deed = { step: 'retire', action: 'lidar-configuration.retire', reason: 'The lidar was deleted.' } as const;
  for (const row of await listConfigurations(tx, id))
    if (CONFIGURATION_STEPS.retire.from.includes(row.status))
      await move({ tx, loaded, row, periods, at, publicUrl, actorId: actor.id }, deed);
};

/** Ends the use of a configuration. */
export const retireConfiguration = (decision: Decision, { version, reason }: ConfigurationStepInput) =>
  decide(decision, {
    step: 'retire',
    capability: 'lidar-configuration.retire',
    action: 'lidar-configuration.retire',
    version,
    reason,
  });
