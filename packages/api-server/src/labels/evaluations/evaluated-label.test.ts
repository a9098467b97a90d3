import { testPortal } from '../../../test/portal';
import { labelDecisions } from '../../platform/db/tables';
import { runRegularEvaluations } from '../openings/run-regular-evaluations';
import { evaluating, evaluationIn } from './evaluating.fixture';

const portal = testPortal();
const { db } = portal;
const { close, opened, readEvaluation, record, state, stated } = evaluating(portal);

test('the suspension of a label is proposed, and not carried out [12.566]', async () => {
  const { id, staff, facility } = await stated();
  const answer = await close(id, staff, {
    outcome: 'propose_suspension',
    conclusions: 'No test for two years. '.repeat(100),
  });
  expect(answer.status).toBe(200);
  const decisions = await db.select().from(labelDecisions).orderBy(labelDecisions.place);
  expect(decisions.map(({ kind, place }) => [kind, place])).toEqual([
    ['grant', 1],
    ['request-suspension', 2],
  ]);
  expect(decisions[1]?.reason?.length).toBeLessThanOrEqual(1000);
  expect(decisions[1]?.facilityId).toBe(facility.id);
  const closed = evaluationIn((await readEvaluation(id, staff)).body);
  expect(closed.label).toMatchObject({ status: 'granted', is_valid: true, request: 'suspension' });
});

test('a closed evaluation has the label as it is on the day of the answer [12.787]', async () => {
  const { id, staff, facility } = await stated();
  await close(id, staff, { outcome: 'propose_suspension' });
  await record(facility.id, { place: 3, kind: 'withdraw', reason: 'The station was closed.' });
  const { on, label } = evaluationIn((await readEvaluation(id, staff)).body);
  expect(label).toMatchObject({ status: 'withdrawn', is_valid: false, since: on, request: null });
});

test('a closed evaluation says when the next one opens, unless the label ends before [12.767]', async () => {
  const { id, staff, facility } = await stated();
  expect(evaluationIn((await readEvaluation(id, staff)).body).next_opening).toBeNull();
  await close(id, staff);
  const closed = evaluationIn((await readEvaluation(id, staff)).body);
  expect(closed.next_opening).toEqual({ on: `${Number(closed.on.slice(0, 4)) + 1}-02-01`, kind: 'yearly' });
  await record(facility.id, { place: 2, kind: 'withdraw', reason: 'The station was closed.' });
  expect(evaluationIn((await readEvaluation(id, staff)).body).next_opening).toBeNull();
});

test('a suspension that is proposed already is not proposed again [12.566]', async () => {
  const { id, staff, facility } = await stated();
  await record(facility.id, { place: 2, kind: 'request-suspension', reason: 'No test for two years.' });
  expect((await close(id, staff, { outcome: 'propose_suspension' })).status).toBe(200);
  expect(await db.select().from(labelDecisions)).toHaveLength(2);
});

test('a suspended label is evaluated, and its suspension cannot be proposed once more [12.566]', async () => {
  const { id, staff, facility } = await stated();
  await record(facility.id, { place: 2, kind: 'suspend', reason: 'No test for two years.' });
  const refused = await close(id, staff, { outcome: 'propose_suspension' });
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('not granted at present')]);
  expect((await close(id, staff)).status).toBe(200);
});

test('the evaluation of a label that has ended is not closed', async () => {
  const { id, staff, facility } = await stated();
  await record(facility.id, { place: 2, kind: 'withdraw', reason: 'The station was closed.' });
  expect((await close(id, staff)).status).toBe(409);
});

test('an evaluation that ended with its label takes no statement, and says that it is over', async () => {
  const { id, facility, owner } = await opened();
  await record(facility.id, { place: 2, kind: 'withdraw' });
  await runRegularEvaluations(portal.context);
  const refused = await state(id, owner, { statement: 'Too late.' });
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('the evaluation is over')]);
});
