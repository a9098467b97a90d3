import { epochOf, type DataFeedback, type TestBook } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { aConfigurationBody } from '../../../test/quality';
import { lidarConfigurations, rateLimits } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import type { Call } from '../../app/calls';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { accepted, staffToken } = testing(portal);

const OWNER = 'pi.ciao@site.example';

const aBody = (change: object = {}) => ({
  scc_configuration_id: 310,
  kind: 'refused_unapproved',
  count: 12,
  from: epochOf('2026-06-01'),
  to: epochOf('2026-06-07'),
  ...change,
});

async function fixture() {
  const made = await accepted();
  const ares = await staffToken('ares', 'ares');
  const report = (change: object = {}, token = ares) => callApi('POST /data-feedback', { body: aBody(change), token });
  const inBook = async (): Promise<DataFeedback[]> => {
    const { body } = await callApi('GET /national-facility/:id/test-book', {
      params: { id: made.facility.id },
      token: made.owner,
    });
    return (body.data as unknown as TestBook).lidars[0]?.feedback ?? [];
  };
  return { ...made, ares, report, inBook };
}

const mails = async () =>
  (await emailsInOrder(portal))
    .filter(({ kind }) => kind === 'data-feedback')
    .map(({ recipients }) => recipients.join())
    .toSorted();

test('a report of the data centre is kept in the test book; the facility and the centre are told [12.462]', async () => {
  const { facility, lidar, report, inBook } = await fixture();
  await staffToken('evaluator');
  const { status, body } = await report();
  const kept = {
    lidar: lidar.id,
    configuration: 1,
    scc_configuration_id: 310,
    kind: 'refused_unapproved',
    count: 12,
    from: epochOf('2026-06-01'),
    to: epochOf('2026-06-07'),
  };
  expect([status, body.data]).toMatchObject([200, kept]);
  expect(await inBook()).toMatchObject([kept]);
  expect(await mails()).toEqual(['evaluator@site.example', OWNER]);
  const text = (await emailsInOrder(portal)).at(-1)?.text;
  expect(text).toContain('12 files of 2026-06-01 to 2026-06-07 of the lidar');
  expect(text).not.toContain('ares@');
  expect((await entriesOf(portal, facility.id)).map(({ action }) => action)).toContain('data-feedback.add');
});

test('the same report again is one report, and no one is told twice [12.462]', async () => {
  const { facility, report, inBook } = await fixture();
  const first = await report();
  expect((await report()).body.data).toEqual(first.body.data);
  const corrected = await report({ count: 13 });
  expect(corrected.body.data).toEqual({ ...(first.body.data as unknown as DataFeedback), count: 13 });
  await atOnce(
    portal,
    facility.id,
    [1, 2].map(() => () => report({ kind: 'processed' })),
  );
  expect((await inBook()).map(({ kind, count }) => [kind, count])).toEqual([
    ['refused_unapproved', 13],
    ['processed', 12],
  ]);
  expect(await mails()).toEqual([OWNER, OWNER]);
});

test.each<[why: string, change: object, path: string]>([
  ['an id that no configuration has', { scc_configuration_id: 311 }, 'scc_configuration_id'],
  ['no id', { scc_configuration_id: undefined }, 'scc_configuration_id'],
  ['an unknown kind', { kind: 'lost' }, 'kind'],
  ['no files', { count: 0 }, 'count'],
  ['half a file', { count: 1.5 }, 'count'],
  ['the last day before the first', { to: epochOf('2026-05-31') }, 'to'],
  ['a day that has not come', { to: epochOf('2026-06-16') }, 'to'],
])('refused on its field: %s', async (_why, change, path) => {
  const { report } = await fixture();
  expect(await report(change)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('of several configurations with one id the approved one is meant', async () => {
  const { lidar, owner, report } = await fixture();
  await db.update(lidarConfigurations).set({ status: 'approved', validFrom: '2026-06-01' });
  const params = { id: lidar.id };
  await callApi('POST /lidar/system/:id/configurations', { params, body: aConfigurationBody(), token: owner });
  expect((await report()).body.data).toMatchObject({ configuration: 1 });
});

test('only the data centre and administrators report', async () => {
  const { owner, report } = await fixture();
  const tokens = [owner, await staffToken('evaluator'), await staffToken('admin', 'administrator')];
  const answers = await Promise.all(tokens.map((token) => report({}, token)));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);
});

/** A token with scopes, of an administrator. */
async function tokenWith(scopes: readonly string[]): Promise<string> {
  const token = await administratorToken(portal);
  const { body } = await callApi('POST /api-tokens', { token, body: { name: 'SCC', scopes, days: 30 } });
  return (body.data as unknown as { token: string }).token;
}

test('an API token with the scope reports; the audit log names it and no user [12.487]', async () => {
  const { facility, report, inBook } = await fixture();
  const token = await tokenWith(['data-feedback']);
  expect((await report({}, token)).status).toBe(200);
  expect(await inBook()).toMatchObject([{ count: 12, scc_configuration_id: 310 }]);
  const [entry] = (await entriesOf(portal, facility.id)).filter(({ action }) => action === 'data-feedback.add');
  expect(entry).toMatchObject({ actorId: null, newValue: { api_token: 'SCC', count: 12 } });
  expect((await mails()).at(-1)).toBe(OWNER);
});

test.each<[why: string, scopes: string[], call: Call]>([
  ['a token that reads', ['configurations', 'certified', 'indicators'], 'POST /data-feedback'],
  ['another write', ['data-feedback'], 'POST /contact'],
  ['a read', ['data-feedback'], 'GET /operational-configurations'],
])('refused with 403: %s [12.487]', async (_why, scopes, call) => {
  const { inBook } = await fixture();
  const token = await tokenWith(scopes);
  expect((await callApi(call, { token, ...(call.startsWith('POST') && { body: aBody() }) })).status).toBe(403);
  expect(await inBook()).toEqual([]);
});

test('reports count towards the limit of the token', async () => {
  const { report } = await fixture();
  const token = await tokenWith(['data-feedback']);
  await report({}, token);
  await db.update(rateLimits).set({ count: LIMITS.callsOfApiToken.max });
  expect((await report({}, token)).status).toBe(429);
});

test('reports on one facility have a limit by the hour; one of before can still be corrected [12.601]', async () => {
  const { report } = await fixture();
  await report();
  await db.update(rateLimits).set({ count: LIMITS.dataFeedback.max });
  expect(await report({ kind: 'processed' })).toMatchObject({ status: 429 });
  expect((await report({ count: 13 })).status).toBe(200);
});
