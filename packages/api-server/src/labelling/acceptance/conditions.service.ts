import {
  epochSeconds,
  epochOf,
  recommendationsOf,
  type Condition,
  type IssuedDecision,
  type FulfilmentInput,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { AppError, notFound } from '../../platform/errors/app-error';
import { writeMail } from '../../platform/mail/mail.store';
import { showFacility } from '../facilities/facility.view';
import { refreshDerivedState } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { conditionClosedMail } from '../mail/condition-mails';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { fulfil, listConditions, type ConditionRow } from './conditions.store';
import { listReports } from './snapshots.store';

const toCondition = (row: ConditionRow): Condition => ({
  _id: row.id,
  report: row.report,
  text: row.text,
  due_date: row.dueDate === null ? null : epochOf(row.dueDate),
  instrument: row.instrumentId === null ? null : { _id: row.instrumentId, name: row.instrumentName ?? '' },
  set_at: epochSeconds(row.setAt),
  fulfilled_at: epochSeconds(row.fulfilledAt),
  fulfilment: row.fulfilment,
  is_superseded: row.supersededAt !== null,
});

/** The conditions of a facility, in the order in which they were set. */
export const readConditions = async (db: Db, facilityId: string): Promise<Condition[]> =>
  (await listConditions(db, facilityId)).map(toCondition);

const CLOSED = 'This condition is fulfilled already, or no longer asked for.';

/** Closes a condition as fulfilled, on the word of the user, and tells the owner and the deputies. */
export function fulfilCondition(
  context: Context,
  actor: Actor,
  { id, condition }: { id: string; condition: string },
  { fulfilment }: FulfilmentInput,
): Promise<Condition[]> {
  return writeFacility({ context, actor, capability: 'condition.fulfil', id }, async (tx, { facility }) => {
    const known = await listConditions(tx, id);
    if (!known.some((row) => row.id === condition)) throw notFound();
    const closed = await fulfil(tx, { facilityId: id, id: condition, at: context.now(), by: actor.id, fulfilment });
    if (!closed) throw new AppError('notSaved', 409, { message: CLOSED });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'application.fulfil-condition',
      objectKind: 'facility',
      objectId: id,
      objectName: facility.acronym,
      facilityId: id,
      oldValue: { condition: closed.text },
      newValue: { reason: fulfilment },
    });
    const after = await refreshDerivedState(tx, id, context.now());
    const { publicUrl } = context.settings;
    const told = { facility: showFacility(after, actor), condition: toCondition(closed), publicUrl };
    for (const holder of ownerAndDeputies(after)) await writeMail(tx, conditionClosedMail({ ...told, holder }));
    return readConditions(tx, id);
  });
}

function toDecision(report: ReportSnapshot): IssuedDecision[] {
  const { kind, issued_at, facility, statement = null, conditions = [], without_plan_reason = null } = report;
  const { preliminary_acceptance, acceptance } = facility.submissions.initial_acceptance;
  const decided = kind === 'preliminary' ? preliminary_acceptance : acceptance;
  if (!decided) return [];
  const recommendations = recommendationsOf(report);
  const words = { statement, conditions: [...conditions], recommendations, without_plan_reason };
  return [{ report: kind, acceptance: decided, issued_at, ...words }];
}

/** What was decided in some rounds, in words, by application: of each, the preliminary decision first. */
export async function listDecisions(
  db: Db,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => IssuedDecision[]> {
  const reports = await listReports(db, applicationIds);
  return (id) => reports.filter((one) => one.applicationId === id).flatMap(({ report }) => toDecision(report));
}

/** What was decided in a round, in words: the preliminary decision first. */
export const readDecisions = async (db: Db, applicationId: string): Promise<IssuedDecision[]> =>
  (await listDecisions(db, [applicationId]))(applicationId);
