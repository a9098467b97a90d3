import { epochOf } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import type { Call } from '../../app/calls';
import { evaluating, evaluationIn } from './evaluating.fixture';

const portal = testPortal();
const { callApi, pass } = portal;
const { close, listOwn, stated, take, tasksOf } = evaluating(portal);

const OPEN: Call = 'POST /national-facility/:id/evaluations';
const REPORT: Call = 'POST /evaluations/:id/actions/:action/report';
const CONFIRM: Call = 'POST /evaluations/:id/actions/:action/confirm';

test('actions are reported by the facility and confirmed by the centre [12.564, 12.789]', async () => {
  const { id, owner, staff, facility } = await stated();
  expect(await tasksOf(staff)).toEqual(['evaluation-review']);
  const actions = [
    { text: 'Repeat the telecover.', due: epochOf('2026-12-01') },
    { text: 'Align the laser.', due: epochOf('2026-09-01') },
  ];
  const closed = evaluationIn((await close(id, staff, { outcome: 'continue_with_actions', actions })).body);
  expect(closed).toMatchObject({ open_actions: 2, next_action_due: '2026-09-01', steps: ['confirm-action'] });
  const [first, second] = closed.actions.map(({ _id }) => _id);
  expect(await tasksOf(owner)).toEqual(['evaluation-action', 'evaluation-action']);
  expect((await take(CONFIRM, id, staff, {}, first)).status).toBe(409);
  expect((await take(REPORT, id, staff, { report: 'Done.' }, first)).status).toBe(403);
  const reported = await take(REPORT, id, owner, { report: 'Done on 1 July.' }, first);
  // The one that was reported first waits for the centre, and only the other one for the facility.
  expect(await listOwn(facility.id, owner)).toMatchObject([
    {
      open_actions: 2,
      next_action_due: '2026-09-01',
      actions_pending: [
        { pending_with: 'facility', count: 1, due: '2026-09-01' },
        { pending_with: 'cars', count: 1, due: null },
      ],
    },
  ]);
  expect(evaluationIn(reported.body).actions_pending).toHaveLength(2);
  expect(evaluationIn(reported.body).actions[0]).toMatchObject({ report: 'Done on 1 July.', confirmed_at: null });
  expect(await tasksOf(staff)).toEqual(['reported-action']);
  expect((await take(CONFIRM, id, owner, {}, first)).status).toBe(403);
  expect(evaluationIn((await take(CONFIRM, id, staff, {}, first)).body).open_actions).toBe(1);
  expect((await take(REPORT, id, owner, { report: 'Once more.' }, first)).status).toBe(409);
  expect((await take(REPORT, id, owner, { report: 'Done.' }, facility.id)).status).toBe(404);
  await take(REPORT, id, owner, { report: 'Done too.' }, second);
  await take(CONFIRM, id, staff, {}, second);
  expect([await tasksOf(owner), await tasksOf(staff)]).toEqual([[], []]);
  expect(await listOwn(facility.id, owner)).toMatchObject([{ open_actions: 0, next_action_due: null }]);
});

test('the report on an action that is corrected keeps its first day [12.823]', async () => {
  const { id, owner, staff } = await stated();
  const actions = [{ text: 'Repeat the telecover.', due: epochOf('2026-07-01') }];
  const closed = evaluationIn((await close(id, staff, { outcome: 'continue_with_actions', actions })).body);
  const report = async (words: string) =>
    evaluationIn((await take(REPORT, id, owner, { report: words }, closed.actions[0]?._id)).body).actions[0];
  const first = await report('Done on 1 June.');
  pass(60);
  expect(await report('Done on 2 June.')).toEqual({ ...first, report: 'Done on 2 June.' });
});

test('an action belongs to its evaluation', async () => {
  const { id, staff, facility } = await stated();
  const actions = [{ text: 'Repeat the telecover.', due: epochOf('2026-12-01') }];
  const closed = evaluationIn((await close(id, staff, { outcome: 'continue_with_actions', actions })).body);
  const other = evaluationIn(
    (await callApi(OPEN, { params: { id: facility.id }, token: staff, body: { kind: 'full' } })).body,
  );
  const asked = { params: { id: other._id, action: closed.actions[0]?._id ?? '' }, token: staff };
  expect((await callApi(CONFIRM, { ...asked, body: { version: other.version } })).status).toBe(409);
});
