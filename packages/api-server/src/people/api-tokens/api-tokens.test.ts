import { writtenEntries } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { storedTexts } from '../../../test/stored';
import { testPortal } from '../../../test/portal';
import { rateLimits } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';

const portal = testPortal();
const { callApi } = portal;

let administrator: string;
beforeEach(async () => {
  administrator = await administratorToken(portal);
});

const ARES = { name: 'ARES', scopes: ['configurations', 'configurations'], days: 2 };

async function make(body: object = ARES): Promise<string> {
  const { body: answer } = await callApi('POST /api-tokens', { token: administrator, body });
  return (answer.data as unknown as { token: string }).token;
}
const list = async () =>
  (await callApi('GET /api-tokens', { token: administrator })).body.data as unknown as { _id: string }[];
const read = (token: string) => callApi('GET /operational-configurations', { token });

test('a token is shown once, stored as a digest, listed with its last use, and ended at once [12.330]', async () => {
  const token = await make();
  expect(token).toMatch(/^api_[\w-]{43}$/);
  expect(await storedTexts(portal)).not.toContain(token);
  const [made] = await list();
  expect(made).toMatchObject({ name: 'ARES', scopes: ['configurations'], has_ended: false, last_used_at: null });
  expect(await read(token)).toMatchObject({ status: 200, body: { data: { changes: [] } } });
  const now = Math.round(portal.context.now().getTime() / 1000);
  expect(await list()).toMatchObject([{ last_used_at: now }]);
  const params = { id: made?._id ?? '' };
  const end = () => callApi('DELETE /api-tokens/:id', { token: administrator, params });
  expect([(await end()).status, (await read(token)).status, (await end()).status]).toEqual([200, 401, 404]);
  expect(await list()).toEqual([]);
  expect(await writtenEntries(portal, 'api-token.make')).toMatchObject([
    { objectName: 'ARES', newValue: { scopes: ['configurations'], days: 2 } },
  ]);
  expect(await writtenEntries(portal, 'api-token.end')).toMatchObject([{ objectName: 'ARES' }]);
});

test('an expired token is refused with a sentence, and stays in the list as expired', async () => {
  const token = await make();
  portal.pass(2 * 86_400);
  administrator = await administratorToken(portal, 'another');
  expect(await read(token)).toMatchObject({ status: 401, body: { msg: expect.stringContaining('has expired') } });
  expect(await list()).toMatchObject([{ has_ended: true }]);
});

test.each([
  [{ ...ARES, name: ' ' }, 'name'],
  [{ ...ARES, scopes: [] }, 'scopes'],
  [{ ...ARES, scopes: ['everything'] }, 'scopes[0]'],
  [{ ...ARES, days: 401 }, 'days'],
])('%j is refused on its field', async (body, path) => {
  const answer = await callApi('POST /api-tokens', { token: administrator, body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('a token is no session and no deploy token, and changes nothing', async () => {
  const token = await make();
  expect((await callApi('GET /user/profile', { token })).status).toBe(403);
  expect((await callApi('POST /auth/logout', { token })).status).toBe(403);
  expect((await callApi('GET /releases', { token })).status).toBe(403);
  expect((await callApi('POST /contact', { token, body: {} })).body.msg).toBe(
    'An API token can only read, and send feedback on data and indicators.',
  );
});

test('the log names the token, and beyond its limit the token waits while another one reads', async () => {
  const [busy, other] = [await make(), await make({ ...ARES, name: 'Other' })];
  await read(busy);
  await portal.db.update(rateLimits).set({ count: LIMITS.callsOfApiToken.max });
  expect(await read(busy)).toMatchObject({ status: 429, body: { msg: expect.stringContaining('this API token') } });
  expect((await read(other)).status).toBe(200);
  const [line] = portal.logged.filter((each) => each.includes('"apiTokenName":"Other"'));
  expect(JSON.parse(line ?? '')).toMatchObject({ route: '/api/operational-configurations', status: 200 });
  expect(portal.logged.join('')).not.toContain(busy);
});
