import { randomUUID } from 'node:crypto';
import { addDays, lastOpeningDay, REGULAR_EVALUATION_SETTINGS, type Day, type LabelScope } from '@portal/domain';
import type { Db } from '../../src/platform/db/client';
import * as tables from '../../src/platform/db/tables';
import { insertMany, listUnlabelled, type LidarToCopy } from './bulk.store';

/** Years of a label, and the days by which the last days of labels lie apart, so that some end soon. */
const VALIDITY_YEARS = 5;
const SPREAD_DAYS = 9;
/** One label of so many is suspended; a renewal of another one is proposed, and a third one is only proposed. */
const ONE_SUSPENDED_OF = 20;
const ONE_RENEWED_OF = 10;
const ONE_PROPOSED_OF = 15;
/** One closed evaluation of so many has an action that is open. */
const ONE_WITH_ACTION_OF = 5;

interface Made {
  by: string;
  today: Day;
  years: number;
}

type Decision = typeof tables.labelDecisions.$inferInsert;

const momentOf = (day: Day) => new Date(`${day}T09:00:00Z`);
const yearsBefore = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** The record of a label: proposed and granted some years ago, and one more entry for some. */
function decisionsOf(facilityId: string, scope: LabelScope, { by, today, years }: Made, number: number): Decision[] {
  const from = addDays(yearsBefore(lastOpeningDay(today), years), -40);
  const until = addDays(today, 5 + ((number * SPREAD_DAYS) % (VALIDITY_YEARS * 365)));
  const entry = (place: number, on: Day) => ({
    id: randomUUID(),
    facilityId,
    place,
    recordedAt: momentOf(on),
    recordedById: by,
    decidedOn: on,
  });
  const proposal = { ...entry(1, addDays(from, -30)), kind: 'propose' as const, scope };
  if (number % ONE_PROPOSED_OF === ONE_PROPOSED_OF - 1) return [proposal];
  const decided = { body: 'Made for the benchmark', reference: `B-${number}` };
  const grant = { ...entry(2, from), ...decided, kind: 'grant' as const, validFrom: from, validUntil: until, scope };
  const last = entry(3, addDays(today, -20));
  if (number % ONE_SUSPENDED_OF === 0) return [proposal, grant, { ...last, ...decided, kind: 'suspend' as const }];
  if (number % ONE_RENEWED_OF === 1) return [proposal, grant, { ...last, kind: 'propose-renewal' as const, scope }];
  return [proposal, grant];
}

/** The closed evaluations of the years before this one, whose own is left to be opened. */
function* evaluationsOf(facilityId: string, { by, today, years }: Made, number: number) {
  for (let year = 1; year < years; year += 1) {
    const openedOn = yearsBefore(lastOpeningDay(today), year);
    const openedForYear = Number(openedOn.slice(0, 4));
    const closedAt = momentOf(addDays(openedOn, 90));
    const evaluation = {
      id: randomUUID(),
      facilityId,
      kind: 'yearly' as const,
      openedForYear,
      openedOn,
      periodFrom: `${openedForYear - 1}-01-01`,
      periodTo: `${openedForYear - 1}-12-31`,
      statementDue: addDays(openedOn, REGULAR_EVALUATION_SETTINGS.statementDays),
      status: 'closed' as const,
      statusSince: closedAt,
      statement: 'Made for the benchmark.',
      statedAt: momentOf(addDays(openedOn, 40)),
      conclusions: 'Made for the benchmark.',
      outcome: 'continue_with_actions' as const,
      closedAt,
      closedById: by,
      version: 3,
      createdAt: momentOf(openedOn),
      updatedAt: closedAt,
    };
    const isDone = year > 1 || number % ONE_WITH_ACTION_OF > 0;
    const done = isDone ? { reportedAt: closedAt, report: 'Done.', confirmedAt: closedAt, confirmedById: by } : {};
    const action = {
      id: randomUUID(),
      evaluationId: evaluation.id,
      place: 1,
      text: 'Send the data within three days.',
      due: addDays(today, 10),
      ...done,
    };
    yield { evaluation, action };
  }
}

/** Labels all facilities that have no record of one, with the evaluations of all years but this one. */
export async function fillLabels(tx: Db, lidars: readonly LidarToCopy[], made: Made) {
  const ids = await listUnlabelled(tx);
  const scopeOf = (id: string): LabelScope => ({
    lidars: lidars
      .filter(({ facilityId }) => facilityId === id)
      .map((lidar) => ({ _id: lidar.id, name: lidar.name, configurations: [99] })),
    photometers: [],
  });
  const decisions = ids.flatMap((id, number) => decisionsOf(id, scopeOf(id), made, number));
  await insertMany(tx, tables.labelDecisions, decisions);
  const all = ids.flatMap((id, number) => [...evaluationsOf(id, made, number)]);
  await insertMany(
    tx,
    tables.regularEvaluations,
    all.map(({ evaluation }) => evaluation),
  );
  await insertMany(
    tx,
    tables.evaluationActions,
    all.map(({ action }) => action),
  );
  return { decisions: decisions.length, evaluations: all.length };
}
