import type { HistoryEntry, LidarBook, QaTest, TestBook } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { aChannel, aTelecoverName, aTelecoverText } from '../../../test/quality';
import {
  auditEntries,
  facilityDeputies,
  lidarConfigurations,
  qaTests,
  rateLimits,
  userRoles,
  users,
} from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { MEASURED, testing } from './quality.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { staffToken, onTest, readTest, saveTest, addFile, drafted, submitted, conclude } = testing(portal);

const PASS = {
  results: ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'pass' })),
  conclusions: 'Both channels are aligned.',
};

const bookOf = async (id: string, token: string): Promise<LidarBook> => {
  const { body } = await callApi('GET /national-facility/:id/test-book', { params: { id }, token });
  const [book] = (body.data as unknown as TestBook).lidars;
  if (!book) throw new Error('The book has no lidar.');
  return book;
};
const rowOf = ({ rows }: LidarBook) => rows.find(({ type }) => type === 'telecover');

test('a test goes from its submission to its result, and the book follows [12.402]', async () => {
  const { facility, id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  expect(rowOf(await bookOf(facility.id, owner))).toMatchObject({ light: 'blue', sentence: 'In evaluation.' });
  expect((await onTest('POST /qa-tests/:id/take', id, evaluator)).body.data).toMatchObject({
    status: 'in_evaluation',
    is_evaluator: true,
  });
  const concluded = await conclude(id, evaluator, PASS);
  expect(concluded).toMatchObject({ status: 200, body: { code: 0, data: { status: 'passed' } } });
  expect(await readTest(id, owner)).toMatchObject({
    status: 'passed',
    conclusions: 'Both channels are aligned.',
    results: [
      { name: '0532xcpx', assessment: 'pass' },
      { name: '0532xppx', assessment: 'pass' },
    ],
    is_evaluator: false,
  });
  expect(rowOf(await bookOf(facility.id, owner))).toMatchObject({
    light: 'green',
    due: Date.UTC(2027, 5, 12) / 1000,
    is_required: true,
  });
});

test('who evaluates tests hears of a new one, but not of their own facility [12.503]', async () => {
  const { id, owner } = await drafted();
  await staffToken('evaluator');
  const own = (await db.select().from(users)).find(({ email }) => email.startsWith('pi.'));
  await db.insert(userRoles).values({ userId: own?.id ?? '', role: 'cars' });
  expect((await onTest('POST /qa-tests/:id/submit', id, owner)).status).toBe(200);
  const arrived = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'qa-test-arrived');
  expect(arrived.map(({ recipients }) => recipients)).toEqual([['evaluator@site.example']]);
});

test('a draft is for its evaluator alone: the next one begins an empty evaluation [12.471]', async () => {
  const { id, owner, facility } = await submitted();
  const [first, second] = [await staffToken('first'), await staffToken('second')];
  await onTest('POST /qa-tests/:id/take', id, first);
  const results = [{ name: '0532xppx', assessment: 'fail', remark: 'Of the first' }];
  const draft = { results, conclusions: 'Of the first', recommendations: 'Of the first' };
  await saveTest(id, first, draft);
  // CARS may read tests; who also leads the facility reads with the same right.
  expect(await readTest(id, second)).toMatchObject({ results: [], is_evaluator: false });
  await onTest('POST /qa-tests/:id/release', id, first);
  // The audit log is kept for a while only.
  await db.delete(auditEntries);
  await onTest('POST /qa-tests/:id/take', id, first);
  expect(await readTest(id, first)).toMatchObject(draft);
  await onTest('POST /qa-tests/:id/release', id, first);
  const empty = { results: [], conclusions: null, recommendations: null };
  expect((await onTest('POST /qa-tests/:id/take', id, second)).body.data).toMatchObject(empty);
  expect((await entriesOf(portal, facility.id)).map(({ action }) => action)).toContain('qa-test.empty-evaluation');
  const missing = (await conclude(id, second, {})).body.errors as { path: string }[];
  expect(missing.map(({ path }) => path)).toEqual(['results[0].assessment', 'results[1].assessment', 'conclusions']);
  await conclude(id, second, PASS);
  const shown = await readTest(id, owner);
  expect(shown.status).toBe('passed');
  expect(JSON.stringify(shown)).not.toContain('Of the first');
});

test('drafts of an evaluator and the name never reach the facility [12.402]', async () => {
  const { id, owner, facility } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const draft = { results: [{ name: '0532xppx', assessment: 'fail', remark: 'Secret' }], conclusions: 'Secret too' };
  expect((await saveTest(id, evaluator, draft)).body.data).toMatchObject(draft);
  const shown = await readTest(id, owner);
  expect(shown).toMatchObject({ results: [], conclusions: null, recommendations: null, is_evaluator: false });
  const book = await bookOf(facility.id, owner);
  const { body } = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
  const history = body.data as unknown as HistoryEntry[];
  expect(JSON.stringify([shown, book, history])).not.toMatch(/Secret|evaluator@/);
  expect(
    history.filter(({ action }) => action.startsWith('qa-test')).map(({ action, person }) => [action, person]),
  ).toEqual([
    ['qa-test.take', null],
    ['qa-test.submit', expect.any(String)],
  ]);
});

test('the history tells of a release, and the data centre of concluded tests only [12.600]', async () => {
  const { id, owner, facility } = await submitted();
  const evaluator = await staffToken('evaluator');
  const ares = await staffToken('data', 'ares');
  const actionsFor = async (token: string) => {
    const { body } = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token });
    const history = body.data as unknown as HistoryEntry[];
    return history.flatMap(({ action }) => (action.startsWith('qa-test') ? [action] : []));
  };
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await onTest('POST /qa-tests/:id/release', id, evaluator);
  expect(await actionsFor(owner)).toEqual(['qa-test.release', 'qa-test.take', 'qa-test.submit']);
  expect(await actionsFor(ares)).toEqual([]);
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await conclude(id, evaluator, PASS);
  expect(await actionsFor(ares)).toHaveLength(5);
});

test('of two evaluators who take one test, one gets it, and the other is shown it [12.474]', async () => {
  const { id, facility } = await submitted();
  const tokens = [await staffToken('one'), await staffToken('other')];
  const answers = await atOnce(
    portal,
    facility.id,
    tokens.map((token) => () => onTest('POST /qa-tests/:id/take', id, token)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const present = { _id: id, status: 'in_evaluation', is_evaluator: false, results: [], conclusions: null };
  expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject(present);
  const [loser = ''] = tokens.filter((_token, index) => answers[index]?.status === 409);
  expect(await conclude(id, loser, PASS)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: expect.stringContaining('Only the evaluator who has taken this test'), data: present },
  });
});

test('users who submit twice or save what was submitted are shown the present test [12.474]', async () => {
  const { id, owner } = await submitted();
  const refused = { status: 409, body: { code: 1003, data: { _id: id, status: 'submitted' } } };
  expect(await onTest('POST /qa-tests/:id/submit', id, owner)).toMatchObject(refused);
  const { version } = await readTest(id, owner);
  const old = { version: version - 1, comment: 'Of before' };
  expect(await onTest('POST /qa-tests/:id', id, owner, old)).toMatchObject(refused);
});

test('one test is submitted a few times an hour at most [12.601]', async () => {
  const { id, owner } = await submitted();
  await onTest('POST /qa-tests/:id/withdraw', id, owner);
  await db.update(rateLimits).set({ count: LIMITS.qaSubmissions.max });
  expect(await onTest('POST /qa-tests/:id/submit', id, owner)).toMatchObject({
    status: 429,
    body: { msg: expect.stringContaining('Too many submissions of this test.') },
  });
});

test('an evaluator who becomes a deputy decides no longer, and can leave the test to others [12.402]', async () => {
  const { id, facility } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const userId = (await db.select().from(users)).find(({ email }) => email === 'evaluator@site.example')?.id ?? '';
  await db.insert(userRoles).values({ userId, role: 'national_facility' });
  await db.insert(facilityDeputies).values({ facilityId: facility.id, userId });
  expect((await conclude(id, evaluator, PASS)).status).toBe(403);
  expect((await onTest('POST /qa-tests/:id/release', id, evaluator)).body.data).toMatchObject({ status: 'submitted' });
});

test('of a withdrawal and a take at once, one succeeds', async () => {
  const { id, facility, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  const answers = await atOnce(portal, facility.id, [
    () => onTest('POST /qa-tests/:id/withdraw', id, owner),
    () => onTest('POST /qa-tests/:id/take', id, evaluator),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a test is withdrawn until an evaluator has saved something', async () => {
  const { id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await saveTest(id, evaluator, { recommendations: 'Align again.' });
  await onTest('POST /qa-tests/:id/release', id, evaluator);
  expect((await onTest('POST /qa-tests/:id/withdraw', id, owner)).status).toBe(409);
});

test('a returned test says why, is changed and submitted again', async () => {
  const { id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const short = { reason: 'Too short.', channels: ['0532xppx'] };
  expect((await onTest('POST /qa-tests/:id/return', id, evaluator, short)).body.errors).toMatchObject([
    { path: 'reason' },
  ]);
  const other = { reason: 'The files of another night were sent.', channels: ['1064xtax'] };
  expect((await onTest('POST /qa-tests/:id/return', id, evaluator, other)).body.errors).toMatchObject([
    { path: 'channels[0]' },
  ]);
  const sent = { ...other, channels: ['0532xppx'] };
  expect((await onTest('POST /qa-tests/:id/return', id, evaluator, sent)).status).toBe(200);
  expect(await readTest(id, owner)).toMatchObject({
    status: 'returned',
    return_reason: sent.reason,
    returned_channels: ['0532xppx'],
  });
  expect((await saveTest(id, owner, { comment: 'The right ones.' })).status).toBe(200);
  expect((await onTest('POST /qa-tests/:id/submit', id, owner)).body.data).toMatchObject({ status: 'submitted' });
});

test('a test that is submitted again says what changed since its return [12.722]', async () => {
  const { id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  expect((await readTest(id, owner)).changes_since_return).toBeNull();
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const body = { reason: 'The second channel is of another night.', channels: ['0532xcpx'] };
  await onTest('POST /qa-tests/:id/return', id, evaluator, body);
  expect((await readTest(id, owner)).changes_since_return).toBeNull();
  const name = aTelecoverName('0532xcpt_1481');
  await addFile(id, owner, name, aTelecoverText({ bins: 602 }));
  await saveTest(id, owner, { comment: 'Measured again.', configuration: 1 });
  expect((await onTest('POST /qa-tests/:id/submit', id, owner)).status).toBe(200);
  const changes = [
    { kind: 'file', change: 'replaced', name },
    { kind: 'value', field: 'comment', before: null, after: 'Measured again.' },
  ];
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  expect((await readTest(id, evaluator)).changes_since_return).toEqual(changes);
  await onTest('POST /qa-tests/:id/return', id, evaluator, body);
  await onTest('POST /qa-tests/:id/submit', id, owner);
  expect((await readTest(id, evaluator)).changes_since_return).toEqual([]);
});

test('of a returned test, only a file that keeps it from its submission can be removed [12.631]', async () => {
  const { id, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const returned = { reason: 'The north sector is saturated.', channels: ['0532xppx'] };
  await onTest('POST /qa-tests/:id/return', id, evaluator, returned);
  await addFile(id, owner, 'station_id.ini', 'station_id = abc');
  await onTest('POST /qa-tests/:id/self-check', id, owner);
  const { files, self_check } = await readTest(id, owner);
  const at = files.findIndex(({ name }) => name === 'station_id.ini');
  expect(self_check?.files[at]?.code).toBe(2);
  const remove = (place: number) =>
    onTest('DELETE /qa-tests/:id/files/:file', id, owner, undefined, { file: files[place]?._id ?? '' });
  expect((await remove(at === 0 ? 1 : 0)).status).toBe(409);
  expect((await remove(at)).status).toBe(200);
  expect((await onTest('POST /qa-tests/:id/submit', id, owner)).status).toBe(200);
});

const conclusion = (...results: object[]) => ({ results, conclusions: 'Seen.' });
const [PARALLEL, CROSS] = ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'pass' }));

test.each<[why: string, body: object, paths: string[]]>([
  ['nothing', {}, ['results[0].assessment', 'results[1].assessment', 'conclusions']],
  ['one channel', conclusion({ ...PARALLEL }), ['results[1].assessment']],
  ['no conclusions', { results: [PARALLEL, CROSS] }, ['conclusions']],
  ['a channel that the test does not have', conclusion({ name: '1064xtax', assessment: 'pass' }), ['results[0].name']],
  [
    'a finding unlike the suggestion, without a remark',
    conclusion({ ...PARALLEL }, { ...CROSS, assessment: 'fail' }),
    ['results[1].remark'],
  ],
  [
    'a pass with a remark, but without its text',
    conclusion({ ...PARALLEL }, { ...CROSS, assessment: 'pass_with_remark' }),
    ['results[1].remark'],
  ],
])('a conclusion with %s is refused on its fields', async (_why, body, paths) => {
  const { id } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const answer = await conclude(id, evaluator, body);
  expect([answer.status, (answer.body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([422, paths]);
  expect(await readTest(id, evaluator)).toMatchObject({ status: 'in_evaluation', conclusions: null });
});

test.each([
  ['fail', 'failed', 'red'],
  ['not_assessable', 'not_assessable', 'amber'],
  ['pass_with_remark', 'passed_with_remarks', 'amber'],
])('one channel with %s makes the test %s, and the row %s', async (assessment, status, light) => {
  const { id, facility, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const body = {
    ...conclusion({ ...PARALLEL }, { ...CROSS, assessment, remark: 'Clouds.' }),
    recommendations: 'Again.',
  };
  expect((await conclude(id, evaluator, body)).body.data).toMatchObject({ status });
  expect(rowOf(await bookOf(facility.id, owner))?.light).toBe(light);
});

test('a test of before, which has nothing to assess, cannot pass', async () => {
  const { id } = await submitted();
  await db.update(lidarConfigurations).set({ channels: [aChannel()] });
  await db.update(qaTests).set({ type: 'polarisation_calibration' });
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  const answer = await conclude(id, evaluator, { conclusions: 'No pair of channels.' });
  expect(answer.body.data).toMatchObject({ status: 'not_assessable' });
});

test('a newer pass supersedes an older one until an administrator revokes it [12.580]', async () => {
  const { id, owner, lidar, facility } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await conclude(id, evaluator, PASS);
  const from = MEASURED + 7200;
  const body = { lidar: lidar.id, type: 'telecover', configuration: 1, measured_from: from, measured_to: from };
  const { _id: newer } = (await callApi('POST /qa-tests', { body, token: owner })).body.data as unknown as QaTest;
  await addFile(newer, owner, aTelecoverName(), aTelecoverText());
  expect((await onTest('POST /qa-tests/:id/submit', newer, owner)).status).toBe(200);
  await onTest('POST /qa-tests/:id/take', newer, evaluator);
  const remark = { ...CROSS, remark: 'Measured last week.' };
  await conclude(newer, evaluator, conclusion({ ...PARALLEL }, remark));
  expect([(await readTest(id, owner)).status, (await readTest(newer, owner)).status]).toEqual(['superseded', 'passed']);
  const reason = { reason: 'The files were those of another lidar.' };
  expect((await onTest('POST /qa-tests/:id/revoke', newer, evaluator, reason)).status).toBe(403);
  const administrator = await staffToken('admin', 'administrator');
  expect((await onTest('POST /qa-tests/:id/revoke', newer, administrator, reason)).status).toBe(200);
  expect(await readTest(newer, owner)).toMatchObject({ status: 'revoked', revoke_reason: reason.reason });
  expect((await readTest(id, owner)).status).toBe('passed');
  expect(rowOf(await bookOf(facility.id, owner))).toMatchObject({ light: 'green', due: Date.UTC(2027, 5, 12) / 1000 });
  const { body: shown } = await callApi('GET /national-facility/:id/history', {
    params: { id: facility.id },
    token: owner,
  });
  expect((shown.data as unknown as HistoryEntry[])[0]).toMatchObject({ action: 'qa-test.reinstate', person: null });
  const actions = (await entriesOf(portal, facility.id)).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('qa-test'))).toEqual([
    'qa-test.add',
    'qa-test.add-file',
    'qa-test.add-file',
    'qa-test.submit',
    'qa-test.take',
    'qa-test.conclude',
    'qa-test.add',
    'qa-test.add-file',
    'qa-test.submit',
    'qa-test.take',
    'qa-test.conclude',
    'qa-test.supersede',
    'qa-test.revoke',
    'qa-test.reinstate',
  ]);
});
