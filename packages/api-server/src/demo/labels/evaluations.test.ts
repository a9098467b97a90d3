import {
  addDays,
  allowsEvaluationStep,
  dayOf,
  daysBetween,
  epochOf,
  EVALUATION_KINDS,
  EVALUATION_OUTCOMES,
  isLabelHeld,
  isOpenEvaluation,
  labelOn,
  openingByHand,
  problemsOfReview,
  REGULAR_EVALUATION_STATUSES,
} from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { toCounted } from '../../labelling/label/label-decisions.store';
import type { EvaluationRow } from '../../labels/evaluations/evaluations.store';
import { loadIndicators } from '../../labels/indicators/load-indicators';
import { evaluationActions, regularEvaluations } from '../../platform/db/tables';
import { loadDemo } from '../load-demo';
import { EVALUATION_STORIES } from './evaluation-stories';
import { distinct, recordsOfLabels, type RecordOfLabel } from './label-records.fixture';
import { LABEL_STORIES } from './stories';

const portal = testPortal({ mode: 'demo' }, 'all tests');
const { context, db } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

test('the demonstration has evaluations of every kind, state and outcome, and actions of every state', async () => {
  const evaluations = await db.select().from(regularEvaluations);
  expect(distinct(evaluations.map(({ status }) => status))).toEqual(distinct(REGULAR_EVALUATION_STATUSES));
  expect(distinct(evaluations.map(({ kind }) => kind))).toEqual(distinct(EVALUATION_KINDS));
  expect(distinct(evaluations.flatMap(({ outcome }) => outcome ?? []))).toEqual(distinct(EVALUATION_OUTCOMES));
  const actions = await db.select().from(evaluationActions);
  const states = actions.map(({ reportedAt, confirmedAt }) =>
    confirmedAt ? 'confirmed' : reportedAt ? 'reported' : 'open',
  );
  expect(distinct(states)).toEqual(['confirmed', 'open', 'reported']);
});

interface OfLabel {
  record: RecordOfLabel;
  evaluation: EvaluationRow;
}

const recordUntil = ({ decisions }: RecordOfLabel, at: Date) =>
  decisions.filter(({ recordedAt }) => recordedAt <= at).map(toCounted);

async function evaluationsOfLabels(): Promise<OfLabel[]> {
  const records = await recordsOfLabels(db);
  const evaluations = await db.select().from(regularEvaluations);
  return evaluations.map((evaluation) => {
    const record = records.find(({ loaded }) => loaded.facility.id === evaluation.facilityId);
    if (!record) throw new Error('An evaluation of a facility without a label.');
    return { record, evaluation };
  });
}

/** What the service would have refused of the opening of an evaluation, and what it would have stored otherwise. */
function problemsOfOpening({ record, evaluation }: OfLabel, all: readonly OfLabel[]): string[] {
  const { kind, openedOn, createdAt, periodFrom, periodTo, statementDue } = evaluation;
  const until = recordUntil(record, createdAt);
  const opening = openingByHand(until, kind, openedOn);
  const asked = [opening?.period_from, opening?.period_to, opening?.statement_due];
  const isOpen = all.some(
    ({ evaluation: other }) =>
      other.id !== evaluation.id &&
      other.facilityId === evaluation.facilityId &&
      other.createdAt <= createdAt &&
      (isOpenEvaluation(other.status) || other.statusSince > createdAt),
  );
  return [
    ...(isLabelHeld(labelOn(until, openedOn).status) ? [] : ['no label is held']),
    ...(String([periodFrom, periodTo, statementDue]) === String(asked) ? [] : [`opened for ${String(asked)}`]),
    ...(isOpen ? ['another one is open'] : []),
  ];
}

/** What could not have happened between the opening and now. */
function problemsOfState({ record, evaluation }: OfLabel): string[] {
  const { status, createdAt, statedAt, closedAt, statusSince, statementDue } = evaluation;
  const found: string[] = [];
  if (statedAt && statedAt < createdAt) found.push('stated before it was opened');
  if (status === 'in_review' && !statedAt) found.push('in review without a statement');
  const end = record.decisions.find(({ kind: step }) => step === 'expire' || step === 'withdraw');
  const isEnded = end !== undefined && end.recordedAt.getTime() === statusSince.getTime();
  if (isEnded !== (status === 'ended')) found.push('did not end with its label');
  if (!closedAt) return found;
  const facts = { evaluationStatus: 'facility_input' as const, isStatementOverdue: dayOf(closedAt) > statementDue };
  if (!statedAt && !allowsEvaluationStep('review', facts)) found.push('reviewed before the statement was due');
  if (statedAt && statedAt > closedAt) found.push('stated after it was closed');
  const request = labelOn(recordUntil(record, closedAt), dayOf(closedAt)).request;
  if ((evaluation.outcome === 'propose_suspension') !== (request?.kind === 'suspension'))
    found.push('what was proposed is not what is recorded');
  return found;
}

/** What could not have been concluded, or carried out, as it was. */
async function problemsOfReviewOf({ evaluation }: OfLabel): Promise<string[]> {
  const { id, outcome, report, closedAt, periodFrom, periodTo } = evaluation;
  if (!closedAt || !outcome || !report) return closedAt || outcome || report ? ['closed in part'] : [];
  const rows = await db.select().from(evaluationActions).orderBy(evaluationActions.place);
  const actions = rows.filter(({ evaluationId }) => evaluationId === id);
  const review = {
    outcome,
    conclusions: report.conclusions,
    actions: actions.map(({ due }) => ({ due: epochOf(due) })),
  };
  const found = problemsOfReview(review, dayOf(closedAt)).map(({ path, message }) => `${path}: ${message}`);
  if (!report.is_demonstration || report.period_from !== periodFrom || report.period_to !== periodTo)
    found.push('report');
  expect(report.actions).toEqual(actions.map(({ text, due }) => ({ text, due })));
  for (const { reportedAt, confirmedAt } of actions)
    if ((reportedAt && reportedAt < closedAt) || (confirmedAt && (!reportedAt || confirmedAt < reportedAt)))
      found.push('action');
  return found;
}

test('every evaluation of the demonstration could have been opened, stated and closed as it was', async () => {
  const all = await evaluationsOfLabels();
  const wrong: unknown[] = [];
  for (const each of all) {
    const found = [...problemsOfOpening(each, all), ...problemsOfState(each), ...(await problemsOfReviewOf(each))];
    if (found.length > 0) wrong.push([each.record.acronym, each.evaluation.openedOn, found]);
  }
  expect(wrong).toEqual([]);
});

test('frozen figures are those of the records, and count no more days than their period has', async () => {
  const closed = (await evaluationsOfLabels()).filter(({ evaluation }) => evaluation.report !== null);
  expect(closed.length).toBeGreaterThan(3);
  for (const { record, evaluation } of closed) {
    const { periodFrom: from, periodTo: to, report } = evaluation;
    expect(report?.indicators).toEqual(await loadIndicators(db, record.loaded, { from, to }));
    const days = daysBetween(epochOf(from), epochOf(to)) + 1;
    const level1 = report?.indicators.find(({ code }) => code === 'level1_days');
    expect(level1?.denominator).toBeGreaterThan(0);
    expect(level1?.denominator).toBeLessThanOrEqual(days);
  }
});

test('the suspension is proposed of a lidar that was down', async () => {
  const proposing = (await evaluationsOfLabels()).filter(
    ({ evaluation }) => evaluation.outcome === 'propose_suspension',
  );
  const downtimes = proposing.map(
    ({ evaluation }) => evaluation.report?.indicators.find(({ code }) => code === 'downtime')?.light,
  );
  expect(downtimes).toEqual([expect.stringMatching(/amber|red/)]);
});

test('the certificate that a report names is that of its day', async () => {
  for (const { record, evaluation } of await evaluationsOfLabels()) {
    const { report, closedAt } = evaluation;
    if (!report || !closedAt) continue;
    const granted = recordUntil(record, closedAt).filter(({ valid_from: from }) => from !== null);
    expect([record.acronym, report.label.certificate?.slice(0, 'ARS-yyyy'.length)]).toEqual([
      record.acronym,
      `ARS-${dayOf(new Date((granted.at(-1)?.recorded_at ?? 0) * 1000)).slice(0, 4)}`,
    ]);
  }
});

const SHORTEST_PERIOD = 90;

test('on whatever day the demonstration is loaded, no evaluation is about some weeks only', () => {
  const short: unknown[] = [];
  for (let at = 0; at < 365; at += 1) {
    const today = addDays('2026-01-01', at);
    for (const [acronym, stories] of Object.entries(EVALUATION_STORIES)) {
      const grant = LABEL_STORIES[acronym]?.find(({ kind }) => kind === 'grant');
      const first = addDays(today, -(grant?.from ?? 0));
      const record = [{ kind: 'grant' as const, place: 1, recorded_at: 0, reason: null, public_text: null }];
      const granted = record.map((entry) => ({ ...entry, valid_from: first, valid_until: null, scope: null }));
      for (const { kind, openedDaysAgo } of stories) {
        const opening = openingByHand(granted, kind, addDays(today, -openedDaysAgo));
        const days = opening ? daysBetween(epochOf(opening.period_from), epochOf(opening.period_to)) + 1 : 0;
        if (days < SHORTEST_PERIOD) short.push([today, acronym, days]);
      }
    }
  }
  expect(short).toEqual([]);
});
