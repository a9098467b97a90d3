import { writtenEntries } from '../../../test/audit';
import { testPortal } from '../../../test/portal';
import type { Call } from '../../app/calls';
import { testing } from '../../quality/tests/quality.fixture';
import { evaluating, evaluationIn } from './evaluating.fixture';

const portal = testPortal();
const { callApi } = portal;
const { staffToken, accepted } = testing(portal);
const { close, grant, listOwn, opened, readEvaluation, state, stated } = evaluating(portal);

const OPEN: Call = 'POST /national-facility/:id/evaluations';

test('an evaluation is opened by hand while none is open [12.568]', async () => {
  const { facility, owner } = await accepted();
  const staff = await staffToken('evaluator');
  const open = (token: string, kind = 'full') => callApi(OPEN, { params: { id: facility.id }, token, body: { kind } });
  expect((await open(staff)).status).toBe(409);
  await grant(facility.id, { validFrom: '2026-06-10', validUntil: '2031-06-09' });
  expect((await open(owner)).status).toBe(403);
  expect((await open(staff, 'party')).status).toBe(422);
  expect(evaluationIn((await open(staff)).body)).toMatchObject({
    kind: 'full',
    year: 2026,
    period_from: '2026-06-10',
    period_to: '2026-06-15',
    statement_due: '2026-08-14',
  });
  expect((await open(staff)).status).toBe(409);
  expect(await writtenEntries(portal)).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'regular-evaluation.open-by-hand' })]),
  );
});

test('a period that was evaluated is evaluated again by hand, and the closed evaluation stays [12.784]', async () => {
  const { id, facility, owner, staff } = await opened();
  await state(id, owner, { statement: 'It was a dry year.' });
  await close(id, staff);
  const closed = evaluationIn((await readEvaluation(id, staff)).body);
  const answer = await callApi(OPEN, { params: { id: facility.id }, token: staff, body: { kind: 'full' } });
  const { _id, period_from, period_to } = evaluationIn(answer.body);
  expect([period_from, period_to]).toEqual([closed.period_from, closed.period_to]);
  const listed = await listOwn(facility.id, owner);
  expect(Object.fromEntries(listed.map((each) => [each._id, each.status]))).toEqual({
    [id]: 'closed',
    [_id]: 'facility_input',
  });
});

test('a label that has not begun is not evaluated', async () => {
  const { facility } = await accepted();
  const staff = await staffToken('evaluator');
  await grant(facility.id, { validFrom: '2026-07-01', validUntil: '2031-06-30' });
  const answer = await callApi(OPEN, { params: { id: facility.id }, token: staff, body: { kind: 'full' } });
  expect([answer.status, answer.body.msg]).toEqual([409, 'The label of the facility has not begun yet.']);
});

test('an evaluation names the outcome of the one before', async () => {
  const { id, staff, facility } = await stated();
  await close(id, staff);
  const answer = await callApi(OPEN, { params: { id: facility.id }, token: staff, body: { kind: 'full' } });
  const { _id } = evaluationIn(answer.body);
  const next = evaluationIn((await readEvaluation(_id, staff)).body);
  expect(next.before).toMatchObject({ _id: id, year: 2026, outcome: 'continue' });
  expect(next.before?.indicators.length).toBeGreaterThan(5);
});
