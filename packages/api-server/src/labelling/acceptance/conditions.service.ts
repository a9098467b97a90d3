import {
  epochSeconds,
  epochOf,
  meaningOf,
  recommendationsOf,
  type Condition,
  type ConditionReportInput,
  type IssuedDecision,
  type FulfilmentInput,
  type MeaningSettings,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { AppError, notFound } from '../../platform/errors/app-error';
import { readInstallation } from '../../platform/installation/installation.store';
import { writeMail } from '../../platform/mail/mail.store';
import { carsOrAdministrators } from '../../people/users/user.store';
import { showFacility } from '../facilities/facility.view';
import { refreshDerivedState } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { conditionClosedMail, metConditionMail } from '../mail/condition-mails';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { findCondition, fulfil, listConditions, reportMet, type ConditionRow } from './conditions.store';
import { listReports } from './snapshots.store';

type Reporter = { firstName: string; lastName: string } | null;

const toCondition = (row: ConditionRow, reporter: Reporter): Condition => ({
  _id: row.id,
  report: row.report,
  text: row.text,
  due_date: row.dueDate === null ? null : epochOf(row.dueDate),
  instrument: row.instrumentId === null ? null : { _id: row.instrumentId, name: row.instrumentName ?? '' },
  set_at: epochSeconds(row.setAt),
  reported_at: epochSeconds(row.reportedAt),
  reported: row.reported,
  reported_by: reporter && `${reporter.firstName} ${reporter.lastName}`,
  fulfilled_at: epochSeconds(row.fulfilledAt),
  fulfilment: row.fulfilment,
  is_superseded: row.supersededAt !== null,
});

/** The conditions of a facility, in the order in which they were set. */
export const readConditions = async (db: Db, facilityId: string): Promise<Condition[]> =>
  (await listConditions(db, facilityId)).map((row) => toCondition(row, row.reporter));

const CLOSED = 'This condition is fulfilled already, or no longer asked for.';

interface ConditionIds {
  id: string;
  condition: string;
}

interface ConditionWrite {
  context: Context;
  actor: Actor;
  ids: ConditionIds;
  action: 'application.report-condition' | 'application.fulfil-condition';
  /** The explanation given by the user. */
  reason: string;
}

/** The condition that was written; throws 409 if it is already closed and 404 if it does not exist. */
async function orRefuse(tx: Db, ids: ConditionIds, written: ConditionRow | undefined) {
  if (written) return written;
  throw (await findCondition(tx, ids)) ? new AppError('notSaved', 409, { message: CLOSED }) : notFound();
}

/** Records the change in the audit log and returns the facility with its derived state updated. */
async function record(tx: Db, { text, acronym }: { text: string; acronym: string }, write: ConditionWrite) {
  const { context, actor, ids, action, reason } = write;
  await writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'facility',
    objectId: ids.id,
    objectName: acronym,
    facilityId: ids.id,
    oldValue: { condition: text },
    newValue: { reason },
  });
  return refreshDerivedState(tx, ids.id, context.now());
}

/** Reports a condition as met and notifies CARS; the report that is there already changes nothing. */
export function reportCondition(
  context: Context,
  actor: Actor,
  ids: ConditionIds,
  { report: reason }: ConditionReportInput,
): Promise<Condition[]> {
  const { id, condition } = ids;
  return writeFacility({ context, actor, capability: 'condition.report', id }, async (tx, { facility }) => {
    const present = await findCondition(tx, ids);
    if (present?.isOpen && present.reported === reason) return readConditions(tx, id);
    const said = { facilityId: id, id: condition, at: context.now(), by: actor.id, report: reason };
    const { text, instrumentName } = await orRefuse(tx, ids, await reportMet(tx, said));
    const about = { text, acronym: facility.acronym };
    const write = { context, actor, ids, action: 'application.report-condition', reason } as const;
    const after = showFacility(await record(tx, about, write), actor);
    const recipients = await carsOrAdministrators(tx);
    const mail = { facility: after, condition: { text, instrumentName }, report: reason, recipients };
    if (recipients.length > 0)
      await writeMail(tx, metConditionMail({ ...mail, publicUrl: context.settings.publicUrl }));
    return readConditions(tx, id);
  });
}

/** Closes a condition as fulfilled, with the user's explanation, and notifies the owner and the deputies. */
export function fulfilCondition(
  context: Context,
  actor: Actor,
  ids: ConditionIds,
  { fulfilment: reason }: FulfilmentInput,
): Promise<Condition[]> {
  const { id, condition } = ids;
  return writeFacility({ context, actor, capability: 'condition.fulfil', id }, async (tx, { facility }) => {
    const said = { facilityId: id, id: condition, at: context.now(), by: actor.id, fulfilment: reason };
    const closed = await orRefuse(tx, ids, await fulfil(tx, said));
    const write = { context, actor, ids, action: 'application.fulfil-condition', reason } as const;
    const after = await record(tx, { text: closed.text, acronym: facility.acronym }, write);
    const { publicUrl } = context.settings;
    const mail = { facility: showFacility(after, actor), condition: toCondition(closed, null), publicUrl };
    for (const holder of ownerAndDeputies(after)) await writeMail(tx, conditionClosedMail({ ...mail, holder }));
    return readConditions(tx, id);
  });
}

function toDecision(report: ReportSnapshot, meanings: MeaningSettings): IssuedDecision[] {
  const { kind, issued_at, facility, statement = null, conditions = [], without_plan_reason = null } = report;
  const { preliminary_acceptance, acceptance } = facility.submissions.initial_acceptance;
  const decided = kind === 'preliminary' ? preliminary_acceptance : acceptance;
  if (!decided) return [];
  const recommendations = recommendationsOf(report);
  const meaning = meaningOf(kind, decided.code, meanings);
  const words = { meaning, statement, conditions: [...conditions], recommendations, without_plan_reason };
  return [{ report: kind, acceptance: decided, issued_at, ...words }];
}

/** The decisions of several rounds in words, by application; the preliminary decision comes first. */
export async function listDecisions(
  db: Db,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => IssuedDecision[]> {
  const reports = await listReports(db, applicationIds);
  const meanings = await readInstallation(db);
  return (id) =>
    reports.filter((one) => one.applicationId === id).flatMap(({ report }) => toDecision(report, meanings));
}

/** The decisions of a round in words; the preliminary decision comes first. */
export const readDecisions = async (db: Db, applicationId: string): Promise<IssuedDecision[]> =>
  (await listDecisions(db, [applicationId]))(applicationId);
