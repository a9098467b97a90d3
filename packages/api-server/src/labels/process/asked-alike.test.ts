import { epochOf, type RegularEvaluationSummary, type ServedTask } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { testing } from '../../quality/tests/quality.fixture';
import { labelling } from '../decisions/label.fixture';
import { onTheWay } from './process.fixture';

const portal = testPortal();
const { callApi, pass } = portal;
const { staffToken } = testing(portal);
const { labellable, granted, read, again } = labelling(portal);
const { addEvaluation, readTimeline, rowOf } = onTheWay(portal);

const DAY = 86_400;
const KINDS = ['proposable-label', 'ending-label', 'evaluation-review'];

const isOfLabel = ({ stage, pending_with }: { stage: string; pending_with: string }) =>
  (stage === '1c' || stage === '2') && pending_with === 'cars';

/** What each page asks of the centre about the label of a facility, with its day. */
async function askedOfCentre(id: string, token: string) {
  const tasks = (await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[];
  const evaluations = (await callApi('GET /national-facility/:id/evaluations', { params: { id }, token })).body
    .data as unknown as RegularEvaluationSummary[];
  return {
    tasks: tasks.filter(({ kind }) => KINDS.includes(kind)).map(({ due_date: due }) => due),
    timeline: (await readTimeline(id, token)).open.filter(isOfLabel).map(({ due }) => due && epochOf(due)),
    stages: (await rowOf('CIAO', token)).open.filter(isOfLabel).map(({ due }) => due && epochOf(due)),
    page: [
      ...(await read(id, token)).turns.map((turn) => [turn.pending_with, turn.due] as const),
      ...evaluations.map((each) => [each.turn.pending_with, each.turn_due] as const),
    ].flatMap(([party, due]) => (party === 'cars' ? [due && epochOf(due)] : [])),
  };
}

const everywhere = (...dues: (number | null)[]) => ({ tasks: dues, timeline: dues, stages: dues, page: dues });

test('a label that can be proposed is asked for on every page [12.741]', async () => {
  const { id, cars } = await labellable();
  expect(await askedOfCentre(id, cars)).toEqual(everywhere(null));
});

test('a label that can be renewed is asked for on every page with the day of its end [12.741]', async () => {
  const { id } = await granted({ valid_until: epochOf('2026-09-30') });
  pass(17 * DAY);
  expect(await askedOfCentre(id, await again('cars'))).toMatchObject({
    tasks: [epochOf('2026-09-30')],
    timeline: [epochOf('2026-09-30')],
    stages: [epochOf('2026-09-30')],
    page: [epochOf('2026-09-30')],
  });
});

test('an overdue statement is the turn of the centre on every page, with the day of its review [12.746]', async () => {
  const { id } = await granted();
  await addEvaluation(id, { statementDue: '2026-06-15' });
  pass(DAY);
  const found = await askedOfCentre(id, await again('cars'));
  const due = epochOf('2026-09-14');
  expect(found).toMatchObject({ timeline: [due], stages: [due], page: [due] });
  expect((await askedOfCentre(id, await staffToken('evaluator'))).tasks).toEqual([due]);
});
