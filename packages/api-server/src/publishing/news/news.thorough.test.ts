import type { CompositionNews } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, overview, teamToken } from '../../../test/releases';
import { LIMITS } from '../../platform/limits/limits';
import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();
const { callApi } = portal;

const FIRST = aRemoteRelease();
const SECOND = aRemoteRelease({ version: '1.1.0', hash: '4444444444444444' });
const THIRD = aRemoteRelease({ version: '1.2.0', hash: '5555555555555555' });

const administrator = async () => {
  await addPerson(portal, { roles: ['administrator'] });
  return (await enter(portal)).access_token;
};

/** Releases a build and returns the id of the composition that a tab then loads. */
async function released(release: Release): Promise<string> {
  portal.pass(60);
  return (await deploy(portal, release)).composition;
}

/** Makes an earlier release current again, or the present one urgent. */
async function insisted({ name, hash }: Release): Promise<void> {
  portal.pass(60);
  const token = await teamToken(portal, name);
  dataOf(await callApi('POST /releases/moves', { token, body: { parts: [{ name, hash }], urgent: true } }));
}

async function rolledBack(to: Release): Promise<void> {
  portal.pass(60);
  const token = await teamToken(portal, to.name);
  const params = { name: to.name };
  dataOf(await callApi('POST /releases/:name/rollback', { token, params, body: { hash: to.hash } }));
}

const newsFor = async (id: string) =>
  dataOf(await callApi('GET /releases/compositions/:id/news', { params: { id } })) as CompositionNews;

const isUrgent = async (id: string) => (await newsFor(id)).is_urgent;
const isWithdrawn = async (id: string) => (await newsFor(id)).is_withdrawn;
const askFrom = (ip: string, id: string) => callApi('GET /releases/compositions/:id/news', { params: { id }, ip });

let first: string;
beforeEach(async () => {
  await released(aShellRelease());
  first = await released(FIRST);
});

test('a tab reads the present composition, without a login and uncached [12.161]', async () => {
  const quiet = { is_urgent: false, is_withdrawn: false, tab_minutes: 60 };
  expect(await newsFor(first)).toEqual({ composition: first, ...quiet });
  const second = await released(SECOND);
  expect(await newsFor(first)).toEqual({ composition: second, ...quiet });
  const { headers } = await portal.get(`/api/releases/compositions/${first}/news`);
  expect(headers['cache-control']).toBe('no-store');
});

test('for a composition that was never live, only the present one is returned', async () => {
  expect(await newsFor('ffffffffffff')).toEqual({
    composition: first,
    is_urgent: false,
    is_withdrawn: false,
    tab_minutes: 60,
  });
  const { status } = await callApi('GET /releases/compositions/:id/news', { params: { id: 'mine' } });
  expect(status).toBe(404);
});

test('an urgent release concerns every tab that has an earlier one, and none that has a later one [12.161]', async () => {
  const second = await released(SECOND);
  const third = await released(THIRD);
  await insisted(THIRD);
  const afterwards = await released(aRemoteRelease({ version: '1.3.0', hash: '6666666666666666' }));
  expect([await isUrgent(first), await isUrgent(second)]).toEqual([true, true]);
  expect([await isUrgent(third), await isUrgent(afterwards)]).toEqual([false, false]);
  await released(aRemoteRelease({ version: '1.4.0', hash: '7777777777777777' }));
  expect(await isUrgent(afterwards)).toBe(false);
});

test('an urgent move is in the audit log, once, also for a release that is already current [12.161]', async () => {
  await released(SECOND);
  await rolledBack(FIRST);
  await insisted(SECOND);
  await insisted(SECOND);
  const written = await writtenEntries(portal, 'release.publish');
  const urgent = written.filter(({ newValue }) => 'urgent' in (newValue as object));
  expect(urgent).toMatchObject([
    { action: 'release.publish', objectId: 'mf-public', newValue: { version: '1.1.0', by: 'deploy token' } },
  ]);
  expect((await newsFor(first)).is_urgent).toBe(true);
});

test('a release that is already current can become urgent', async () => {
  await released(SECOND);
  expect((await newsFor(first)).is_urgent).toBe(false);
  await insisted(SECOND);
  expect((await newsFor(first)).is_urgent).toBe(true);
  expect((await writtenEntries(portal)).at(-1)?.newValue).toMatchObject({ version: '1.1.0', urgent: true });
});

test('a rollback withdraws the present release and those between; released again, they are not withdrawn [12.162]', async () => {
  const second = await released(SECOND);
  const third = await released(THIRD);
  expect(await isWithdrawn(second)).toBe(false);
  await rolledBack(FIRST);
  expect([await isWithdrawn(first), await isWithdrawn(second), await isWithdrawn(third)]).toEqual([false, true, true]);
  await released(THIRD);
  expect([await isWithdrawn(second), await isWithdrawn(third)]).toEqual([true, false]);
});

test('a release that an administrator withdrew counts, and the set without it is known by its id [12.162]', async () => {
  const token = await administrator();
  const params = { name: 'mf-public' };
  dataOf(await callApi('POST /releases/:name/withdraw', { token, params, body: { reason: 'It shows wrong days.' } }));
  const { composition } = await newsFor(first);
  expect(await isWithdrawn(first)).toBe(true);
  const without = await callApi('GET /releases/compositions/:id', { token, params: { id: composition } });
  expect(dataOf(without)).toMatchObject({ parts: [{ name: 'shell' }] });
});

test('an administrator sets the maximum age of a tab with withdrawn code; the audit log records it [12.162]', async () => {
  const token = await administrator();
  const { status } = await callApi('POST /releases/tab-age', { token, body: { minutes: 15 } });
  expect(status).toBe(200);
  expect((await newsFor(first)).tab_minutes).toBe(15);
  expect((await overview(portal, token)).tab_minutes).toBe(15);
  expect((await writtenEntries(portal)).at(-1)).toMatchObject({
    action: 'release.set-tab-age',
    oldValue: { minutes: 60 },
    newValue: { minutes: 15 },
  });
});

test.each([[undefined], [-1], [1.5], [43_201], ['soon']])('%p minutes are refused on the field', async (minutes) => {
  const token = await administrator();
  const answer = await callApi('POST /releases/tab-age', { token, body: { minutes } });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'minutes' }] } });
});

test('the requests of one network per minute are limited; others are not affected', async () => {
  jest.replaceProperty(LIMITS, 'news', { ...LIMITS.news, max: 1 as typeof LIMITS.news.max });
  const answers = [await askFrom('192.0.2.1', first), await askFrom('192.0.2.1', first)];
  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  expect((await askFrom('198.51.100.1', first)).status).toBe(200);
});
