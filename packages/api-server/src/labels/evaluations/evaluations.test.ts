import { randomUUID } from 'node:crypto';
import { epochOf, type HistoryEntry } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { regularEvaluations } from '../../platform/db/tables';
import { testing } from '../../quality/tests/quality.fixture';
import { evaluating, evaluationIn } from './evaluating.fixture';

const portal = testPortal();
const { callApi, db, pass } = portal;
const { staffToken } = testing(portal);
const { close, listOwn, opened, readEvaluation, review, state, stated, tasksOf } = evaluating(portal);

const DAY = 86_400;
const OWNER = 'pi.ciao@site.example';

const mails = async (kind: string) =>
  (await emailsInOrder(portal))
    .filter((mail) => mail.kind === kind)
    .map(({ recipients }) => recipients.join())
    .toSorted();

test('a draft of a statement is read by the facility alone, and the sent one by the centre [12.560]', async () => {
  const { id, owner, staff } = await opened();
  const drafted = await state(id, owner, { statement: 'Not yet.', send: false });
  expect(evaluationIn(drafted.body)).toMatchObject({
    status: 'facility_input',
    statement: 'Not yet.',
    stated_at: null,
  });
  expect(evaluationIn((await readEvaluation(id, staff)).body)).toMatchObject({
    statement: null,
    is_own_facility: false,
  });
  const sent = await state(id, owner, { statement: 'It was a dry year.' });
  expect(evaluationIn(sent.body)).toMatchObject({ status: 'in_review', turn: { pending_with: 'cars' } });
  expect(evaluationIn((await readEvaluation(id, staff)).body).statement).toBe('It was a dry year.');
  expect((await state(id, owner, { statement: 'Another.' })).status).toBe(409);
});

test('a statement is sent with words only', async () => {
  const { id, owner } = await opened();
  expect(await state(id, owner, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'statement' }] } });
  await state(id, owner, { statement: 'A draft.', send: false });
  expect((await state(id, owner, {})).status).toBe(200);
});

test('the centre reviews without a statement once the days of the facility are over [12.561]', async () => {
  const { id } = await opened();
  pass(60 * DAY);
  const again = (await enter(portal, 'evaluator@site.example')).access_token;
  expect((await review(id, again, { conclusions: 'Well.' })).status).toBe(409);
  expect(await tasksOf(again)).toEqual([]);
  pass(DAY);
  const later = (await enter(portal, 'evaluator@site.example')).access_token;
  expect(await tasksOf(later)).toEqual(['evaluation-review']);
  expect(evaluationIn((await review(id, later, { conclusions: 'Well.' })).body)).toMatchObject({
    status: 'in_review',
    conclusions: 'Well.',
    statement: null,
  });
});

test('the facility reads neither the draft of the review nor its outcome, and no names at any time [12.562]', async () => {
  const { id, owner, staff, facility } = await stated();
  const drafted = await review(id, staff, {
    conclusions: 'Secret for now.',
    recommendations: 'Secret too.',
    outcome: 'continue_with_actions',
    actions: [{ text: 'A secret action.', due: epochOf('2026-12-01') }],
  });
  expect(evaluationIn(drafted.body)).toMatchObject({
    conclusions: 'Secret for now.',
    outcome: 'continue_with_actions',
  });
  const ares = await staffToken('ares', 'ares');
  for (const token of [owner, ares]) {
    const shown = evaluationIn((await readEvaluation(id, token)).body);
    expect(shown).toMatchObject({ conclusions: null, recommendations: null, outcome: null, actions: [] });
    expect(JSON.stringify([shown, await listOwn(facility.id, token)])).not.toMatch(/[Ss]ecret|continue_with/);
  }
  await close(id, staff, { conclusions: 'Open now.' });
  const closed = await readEvaluation(id, owner);
  expect(evaluationIn(closed.body)).toMatchObject({ status: 'closed', conclusions: 'Open now.', outcome: 'continue' });
  const history = (await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner }))
    .body.data as unknown as HistoryEntry[];
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['regular-evaluation.open', 'regular-evaluation.state', 'regular-evaluation.close']),
  );
  const told = (await emailsInOrder(portal)).filter(({ recipients }) => recipients.includes(OWNER));
  expect(JSON.stringify([closed.body, history, told])).not.toContain('evaluator@');
  expect(JSON.stringify(closed.body)).not.toMatch(/Ada|Byron/);
  expect(history.find(({ action }) => action === 'regular-evaluation.close')?.person).toBeNull();
});

test.each<[why: string, body: object, path: string]>([
  ['no conclusions', { conclusions: '' }, 'conclusions'],
  ['no outcome', { outcome: undefined }, 'outcome'],
  ['an unknown outcome', { outcome: 'party' }, 'outcome'],
  ['actions without one', { outcome: 'continue_with_actions', actions: [] }, 'actions'],
  ['an action for another outcome', { actions: [{ text: 'Repeat it.', due: epochOf('2026-12-01') }] }, 'actions'],
  [
    'an action that is due today',
    { outcome: 'continue_with_actions', actions: [{ text: 'Repeat it.', due: epochOf('2026-06-15') }] },
    'actions[0].due',
  ],
  [
    'an action that is due in more than two years',
    { outcome: 'continue_with_actions', actions: [{ text: 'Repeat it.', due: epochOf('2028-06-16') }] },
    'actions[0].due',
  ],
  [
    'an action without words',
    { outcome: 'continue_with_actions', actions: [{ due: epochOf('2026-12-01') }] },
    'actions[0].text',
  ],
])('an evaluation is not closed with %s [12.563]', async (_why, body, path) => {
  const { id, staff } = await stated();
  expect(await close(id, staff, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(evaluationIn((await readEvaluation(id, staff)).body).status).toBe('in_review');
});

test('the facility and the centre are told when an evaluation opens and is closed [12.565]', async () => {
  const { id, staff } = await stated();
  expect(await mails('evaluation-opened')).toEqual([OWNER]);
  await close(id, staff);
  expect(await mails('evaluation-closed')).toEqual(['evaluator@site.example', OWNER]);
});

test('of two people who save at once one is refused with the present evaluation [12.567]', async () => {
  const { id, staff, facility } = await stated();
  const { version } = evaluationIn((await readEvaluation(id, staff)).body);
  const body = { version, conclusions: 'Mine.' };
  const save = () => callApi('POST /evaluations/:id/review', { params: { id }, token: staff, body });
  const answers = await atOnce(portal, facility.id, [save, save]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = answers.find(({ status }) => status === 409);
  expect(evaluationIn(refused?.body ?? {})).toMatchObject({ version: version + 1, conclusions: 'Mine.' });
});

test('others neither read nor write evaluations', async () => {
  const { id, facility } = await opened();
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  await addPerson(portal, { email: 'reviewer@site.example', roles: ['lidar_reviewer'] });
  for (const email of ['other@site.example', 'reviewer@site.example']) {
    const token = (await enter(portal, email)).access_token;
    expect((await readEvaluation(id, token)).status).toBe(403);
    const listed = await callApi('GET /national-facility/:id/evaluations', { params: { id: facility.id }, token });
    expect(listed.status).toBe(403);
    expect((await callApi('GET /evaluations', { token })).status).toBe(403);
  }
  expect((await callApi('GET /evaluations/:id', { params: { id } })).status).toBe(401);
});

test.each(['facility', 'evaluation', 'period', 'state'])(
  'the list of the network is sorted by %s [12.788]',
  async (by) => {
    const { id, staff } = await opened();
    const [row] = await db.select().from(regularEvaluations);
    if (!row) throw new Error('No evaluation');
    await db.insert(regularEvaluations).values({
      ...row,
      id: randomUUID(),
      openedOn: '2020-02-01',
      openedForYear: 2020,
      periodFrom: '2019-01-01',
      periodTo: '2019-12-31',
      status: 'ended',
    });
    const list = async (sort: string) => {
      const answer = await portal.get(`/api/evaluations?sort=${sort}`, { authorization: `Bearer ${staff}` });
      return answer.json<{ data: { evaluations: { _id: string }[] } }>().data.evaluations.map(({ _id }) => _id === id);
    };
    // Of the same facility, the newer one comes first in both orders.
    const isUp = by === 'state' || by === 'facility';
    expect(await list(by)).toEqual(isUp ? [true, false] : [false, true]);
    expect(await list(`-${by}`)).toEqual(by === 'state' ? [false, true] : [true, false]);
    expect((await portal.get('/api/evaluations?sort=gone', { authorization: `Bearer ${staff}` })).statusCode).toBe(400);
  },
);

test('the list of the network has pages, a search and a status, and computes no figures [12.569]', async () => {
  const { id, staff } = await opened();
  const list = async (query: string) => {
    const answer = await portal.get(`/api/evaluations?${query}`, { authorization: `Bearer ${staff}` });
    return answer.json<{ data: { evaluations: { _id: string }[]; total_count: number } }>().data;
  };
  expect(await list('')).toMatchObject({ evaluations: [{ _id: id, status: 'facility_input' }], total_count: 1 });
  expect(portal.statements().some((statement) => statement.includes('qa_tests'))).toBe(false);
  expect((await list('search=potenza')).total_count).toBe(1);
  expect(await list('')).toMatchObject({ on: evaluationIn((await readEvaluation(id, staff)).body).on });
  expect((await list('search=sirta')).total_count).toBe(0);
  expect((await list('status=closed')).total_count).toBe(0);
  expect(await list('start=1')).toMatchObject({ evaluations: [], total_count: 1 });
  await callApi('GET /user/tasks', { token: staff });
  expect(portal.statements().some((statement) => statement.includes('data_indicators'))).toBe(false);
});

test('a draft is saved in at most 14 statements and computes no figures, and they come when it is read', async () => {
  const { id, owner } = await opened();
  const answer = await state(id, owner, { statement: 'A draft.', send: false });
  expect(answer).toMatchObject({ status: 200, body: { data: { statement: 'A draft.' } } });
  expect(answer.body.data).not.toHaveProperty('indicators');
  expect(portal.statements().length).toBeLessThanOrEqual(14);
  expect(portal.statements().some((statement) => statement.includes('qa_tests'))).toBe(false);
  expect(evaluationIn((await readEvaluation(id, owner)).body).indicators.length).toBeGreaterThan(5);
});

test('an evaluation is closed with its figures computed once', async () => {
  const { id, staff } = await stated();
  expect((await close(id, staff)).status).toBe(200);
  expect(portal.statements().filter((statement) => statement.includes('from "qa_tests"'))).toHaveLength(1);
  expect(portal.statements().length).toBeLessThanOrEqual(28);
});
