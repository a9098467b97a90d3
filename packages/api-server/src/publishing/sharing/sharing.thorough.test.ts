import { SHARE_RULE } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, describe as describeRelease, overview } from '../../../test/releases';
import { emails, partGrants, releases, shareTabs } from '../../platform/db/tables';
import { anotherRemote, aShellRelease } from '../releases/releases.fixture';
import {
  askForShare,
  hold,
  liveIn,
  NEXT,
  PRESENT,
  publishPresent,
  reportTabs,
  reportsOf,
  seen,
  share,
  sharesIn,
} from './sharing.fixture';

const portal = testPortal();
const { callApi, get, db } = portal;
const DAY = 86_400;

beforeEach(() => publishPresent(portal));

interface Composed {
  id: string;
  remotes: Record<string, { version: string }>;
  shares?: { id: string; parts: string[] }[];
}

/** The page of a browser with this cookie. */
async function page(cookie?: string) {
  const { body, headers } = await get('/mf-a', cookie === undefined ? {} : { cookie });
  const block = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const composed = JSON.parse(block) as Composed;
  return { composed, version: composed.remotes['mf-a']?.version, cookie: headers['set-cookie'] };
}

const end = (token: string, body: object = {}) =>
  callApi('POST /releases/:name/share/end', { token, params: { name: 'mf-a' }, body });

const refusedWith = (msg: string) => ({ status: 409, body: { msg } });

test('a tab gets the side in its cookie, and without a cookie the current release [12.130]', async () => {
  const { id } = await share(portal, NEXT);
  const first = await page();
  expect([first.version, first.composed.shares]).toEqual(['1.0.0', undefined]);
  expect(first.cookie).toMatch(
    new RegExp(`^__Host-share=${id}\\.(new|rest); Path=/; Max-Age=${14 * DAY}; HttpOnly; SameSite=Lax; Secure$`),
  );
  const onNew = await page(`a=b; __Host-share=${id}.new`);
  expect(onNew).toMatchObject({ version: '1.1.0', cookie: undefined, composed: { shares: [{ id, parts: ['mf-a'] }] } });
  const onRest = await page(`__Host-share=${id}.rest`);
  expect(onRest).toMatchObject({
    version: '1.0.0',
    cookie: undefined,
    composed: { shares: [{ id, parts: ['mf-a'] }] },
  });
  expect(onRest.composed.id).toBe(first.composed.id);
  const token = (await addPerson(portal, { roles: ['administrator'] }), await enter(portal)).access_token;
  const known = await callApi('GET /releases/compositions/:id', { token, params: { id: onNew.composed.id } });
  expect(JSON.stringify(known.body.data)).toContain(NEXT.hash);
  expect((await get(`/releases/mf-a/${NEXT.hash}/entry.js`)).statusCode).toBe(200);
});

test('an invalid cookie is ignored', async () => {
  const { id } = await share(portal, NEXT);
  for (const value of ['', 'x', '000000000000.new', `${id}.old`, 'f'.repeat(5000)]) {
    const given = await page(`__Host-share=${value}`);
    expect([given.version, given.composed.shares]).toEqual(['1.0.0', undefined]);
    expect(given.cookie).toMatch(/^__Host-share=[0-9a-f]{12}\.(new|rest);/);
  }
});

test('no cookie is set while no share is running, and an old one is deleted [12.130]', async () => {
  expect((await page()).cookie).toBeUndefined();
  const { id, token } = await share(portal, NEXT);
  dataOf(await end(token));
  expect(await page(`__Host-share=${id}.new`)).toMatchObject({
    version: '1.0.0',
    cookie: '__Host-share=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  });
});

test('a release that fails more often is taken back automatically, with numbers and a message [12.131]', async () => {
  await addPerson(portal, { roles: ['administrator'], email: 'admin@site.example' });
  const { id } = await share(portal, NEXT);
  await seen(portal, id, { of: PRESENT, count: 25 }, { of: NEXT, count: SHARE_RULE.back.tabs - 2, failing: 18 });
  await reportTabs(portal, id, { of: NEXT, count: 1, failing: 1 });
  expect((await sharesIn(portal))[0]?.outcome).toBeNull();
  await reportTabs(portal, id, { of: NEXT, count: 1, failing: 1 });
  expect(await sharesIn(portal)).toMatchObject([{ outcome: 'back', salt: null }]);
  expect(await liveIn(portal)).toContain('mf-a 1.0.0');
  expect((await page(`__Host-share=${id}.new`)).version).toBe('1.0.0');
  expect(await db.$count(shareTabs)).toBe(0);
  const side = { tabs: 20, failed: 20, failed_in_code: 20, failed_to_load: 0, failed_networks: 5 };
  expect(await writtenEntries(portal, 'release.end-share')).toMatchObject([
    {
      objectName: 'mf-a 1.1.0',
      newValue: { outcome: 'back', by: 'share', percent: 50, new: side, rest: { tabs: 25 } },
    },
  ]);
  expect(await db.select().from(emails)).toMatchObject([
    {
      kind: 'share-ended',
      recipients: ['admin@site.example'],
      subject: 'mf-a 1.1.0 was taken back automatically',
      text: expect.stringContaining('20 of 20 tabs failed (100.0 %): 0 in loading, 20 in code') as string,
    },
  ]);
});

test('a release that does not fail more often goes to all users automatically, not before its time [12.131]', async () => {
  await db.update(partGrants).set({ email: 'team@site.example' });
  const { id } = await share(portal, NEXT);
  await seen(portal, id, ...[PRESENT, NEXT].map((of) => ({ of, count: SHARE_RULE.forward.tabs })));
  await reportTabs(portal, id, { of: NEXT, count: 1 });
  expect(await liveIn(portal)).toContain('mf-a 1.0.0');
  portal.pass(DAY);
  await reportTabs(portal, id, { of: NEXT, count: 1 });
  expect(await liveIn(portal)).toContain('mf-a 1.1.0');
  expect(await sharesIn(portal)).toMatchObject([{ outcome: 'forward' }]);
  expect((await writtenEntries(portal, 'release.publish')).at(-1)).toMatchObject({ newValue: { by: 'share' } });
  expect(await db.select().from(emails)).toMatchObject([{ recipients: ['team@site.example'] }]);
  const back = await callApi('POST /releases/:name/rollback', {
    token: await hold(portal, NEXT),
    params: { name: 'mf-a' },
    body: {},
  });
  expect(dataOf(back)).toMatchObject({ version: '1.0.0' });
});

test('many concurrent reports end the share only once [12.131]', async () => {
  const { id } = await share(portal, NEXT);
  await addPerson(portal, { roles: ['administrator'] });
  await seen(portal, id, { of: PRESENT, count: 25 }, { of: NEXT, count: 19, failing: 19 });
  const last = reportsOf(id, { of: NEXT, count: 10, failing: 10, perNetwork: 1 });
  const answers = await Promise.all(last.map((report) => callApi('POST /share-reports', report)));
  expect(answers.map(({ status }) => status)).toEqual(last.map(() => 200));
  expect(await writtenEntries(portal, 'release.end-share')).toHaveLength(1);
  expect(await db.$count(emails)).toBe(1);
});

test('one network decides nothing, however many reports it sends [12.132]', async () => {
  const { id } = await share(portal, NEXT);
  await seen(portal, id, { of: PRESENT, count: 25 });
  await reportTabs(portal, id, { of: NEXT, count: 15, failing: 15, perNetwork: 100 });
  const administrator = (await addPerson(portal, { roles: ['administrator'] }), await enter(portal)).access_token;
  const { shares } = await overview(portal, administrator);
  expect(shares).toMatchObject([
    {
      _id: id,
      percent: 50,
      sides: { new: { tabs: SHARE_RULE.tabsPerNetwork, failed_networks: 1 }, rest: { tabs: 25 } },
    },
  ]);
  const [{ body: sent } = { body: {} }] = reportsOf(id, { of: NEXT, count: 1 });
  const forged = [
    { ...sent, share: '000000000000' },
    { ...sent, hash: 'c'.repeat(16) },
    { ...sent, part: 'shell' },
  ];
  for (const body of forged) expect((await callApi('POST /share-reports', { body })).status).toBe(200);
  expect((await overview(portal, administrator)).shares).toEqual(shares);
  const { rows } = await db.execute('select * from share_tabs, rate_limits');
  expect(JSON.stringify([rows, portal.logged])).not.toContain('10.1.0.7');
});

test.each<[finish: boolean, live: string, outcome: string]>([
  [false, 'mf-a 1.0.0', 'stopped'],
  [true, 'mf-a 1.1.0', 'finished'],
])('its team ends a share on request: finish is %s [12.133]', async (finish, live, outcome) => {
  const { token } = await share(portal, NEXT);
  dataOf(await end(token, { finish }));
  expect(await liveIn(portal)).toContain(live);
  expect(await sharesIn(portal)).toMatchObject([{ outcome }]);
  expect((await end(token)).body.msg).toBe(
    'There is no share of mf-a under way. Start one with “release mf-a --share”.',
  );
});

test('no decision is made within the quiet time, and one at once after it [12.131]', async () => {
  const { id } = await share(portal, NEXT);
  const bad = [
    { of: PRESENT, count: 25 },
    { of: NEXT, count: 25, failing: 25 },
  ];
  const one = { of: NEXT, count: 1, failing: 1 };
  await seen(portal, id, ...bad);
  await reportTabs(portal, id, one);
  const again = await share(portal, NEXT);
  await seen(portal, again.id, ...bad);
  await reportTabs(portal, again.id, one);
  expect((await sharesIn(portal)).map(({ outcome }) => outcome)).toEqual(['back', null]);
  portal.pass(SHARE_RULE.quietSeconds);
  await reportTabs(portal, again.id, one);
  expect((await sharesIn(portal)).map(({ outcome }) => outcome)).toEqual(['back', 'back']);
});

/** How the shared release was taken back, as an administrator reads it. */
async function takenBack(token: string) {
  const own = (await overview(portal, token)).parts.find(({ name }) => name === 'mf-a');
  return own?.releases.find(({ hash }) => hash === NEXT.hash)?.taken_back;
}

describe('an administrator reads who ended a share, and with what', () => {
  let admin: string;
  beforeEach(async () => {
    await addPerson(portal, { roles: ['administrator'], firstName: 'Ada', lastName: 'Byron' });
    admin = (await enter(portal)).access_token;
  });

  test.each<[what: string, call: Parameters<typeof callApi>[0], body: object, how: string]>([
    ['by hand', 'POST /releases/:name/share/end', {}, 'share-ended'],
    ['with a rollback', 'POST /releases/:name/rollback', { version: '1.0.0' }, 'share-by-rollback'],
    [
      'by taking the part back',
      'POST /releases/:name/withdraw',
      { reason: 'Wrong units everywhere.' },
      'share-by-withdrawal',
    ],
    ['by retiring the part', 'POST /releases/:name/retire', { reason: 'Nobody needs it now.' }, 'share-by-retirement'],
  ])('%s [12.273]', async (_what, call, body, how) => {
    await deploy(portal, anotherRemote('mf-a', { version: '1.0.5', hash: 'c'.repeat(16) }));
    await share(portal, NEXT);
    dataOf(await callApi(call, { token: admin, params: { name: 'mf-a' }, body }));
    expect(await takenBack(admin)).toMatchObject({ how, by: 'Ada Byron' });
  });

  test('a share that was ended by hand stays so after a rollback of another release, and the present one keeps its start [12.273]', async () => {
    const since = async () => {
      const own = (await overview(portal, admin)).parts.find(({ name }) => name === 'mf-a');
      return own?.releases.find(({ is_current: isCurrent }) => isCurrent)?.current_since;
    };
    const before = await since();
    portal.pass(60);
    await share(portal, NEXT);
    portal.pass(60);
    dataOf(await end(admin));
    const taken = await takenBack(admin);
    expect(taken).toMatchObject({ how: 'share-ended', sides: { new: { tabs: 0 }, rest: { tabs: 0 } } });
    expect(await since()).toBe(before);
    portal.pass(60);
    await deploy(portal, anotherRemote('mf-a', { version: '1.2.0', hash: 'e'.repeat(16) }));
    expect(await since()).toBe((before ?? 0) + 180);
    portal.pass(60);
    const back = { token: admin, params: { name: 'mf-a' }, body: { hash: PRESENT.hash } };
    dataOf(await callApi('POST /releases/:name/rollback', back));
    expect(await takenBack(admin)).toEqual(taken);
    expect(await since()).toBe((before ?? 0) + 240);
  });

  test('its team, by the name of its token, of several shares of one release the last [12.273]', async () => {
    await share(portal, NEXT);
    dataOf(await end(admin));
    const { token } = await share(portal, NEXT);
    dataOf(await end(token));
    expect(await takenBack(admin)).toMatchObject({ how: 'share-ended', by: 'deploy token “Team”' });
    expect((await writtenEntries(portal, 'release.end-share')).at(-1)?.newValue).toMatchObject({ token: 'Team' });
  });
});

const OTHER = anotherRemote('mf-b', { hash: 'c'.repeat(16) });
const OTHER_NEXT = anotherRemote('mf-b', { version: '1.1.0', hash: 'd'.repeat(16) });

describe('beside a share', () => {
  let team: string;
  beforeEach(async () => {
    await deploy(portal, OTHER);
    ({ token: team } = await share(portal, NEXT));
  });

  const REFUSED =
    'A share of mf-a 1.1.0 is under way. End it first with “releases share mf-a --stop”, or give it to everyone with --finish.';

  test('another release of the part is refused, shared or not [12.133]', async () => {
    const third = anotherRemote('mf-a', { version: '1.2.0', hash: 'e'.repeat(16) });
    await hold(portal, third, team);
    const answers = [await describeRelease(portal, third, team), await askForShare(portal, team, [third])];
    expect(answers.map(({ status, body }) => [status, body.msg])).toEqual([
      [409, REFUSED],
      [409, REFUSED],
    ]);
  });

  test('a rollback of the part ends it, and so does withdrawing the part', async () => {
    await deploy(portal, OTHER_NEXT);
    expect((await sharesIn(portal))[0]?.outcome).toBeNull();
    const way = { token: team, params: { name: 'mf-a' } };
    dataOf(await callApi('POST /releases/:name/rollback', { ...way, body: { hash: PRESENT.hash } }));
    expect((await sharesIn(portal))[0]?.outcome).toBeNull();
    await db.update(releases).set({ firstCurrentAt: portal.context.now() });
    dataOf(await callApi('POST /releases/:name/rollback', { ...way, body: { hash: NEXT.hash } }));
    expect(await sharesIn(portal)).toMatchObject([{ outcome: 'stopped' }]);
    expect(await liveIn(portal)).toContain('mf-a 1.1.0');
  });

  test('the check of another release names the share', async () => {
    const third = anotherRemote('mf-a', { version: '1.2.0', hash: 'e'.repeat(16) });
    const answer = await callApi('POST /releases/fit', { token: team, body: { releases: [third] } });
    expect(dataOf(answer)).toEqual({ problems: [REFUSED], unknown: [] });
  });

  test('a rollback to the shared release is refused, during the share and after it, with what can be done [12.20]', async () => {
    const answer = () =>
      callApi('POST /releases/:name/rollback', { token: team, params: { name: 'mf-a' }, body: { hash: NEXT.hash } });
    const what = `mf-a 1.1.0 (${NEXT.hash})`;
    expect(await answer()).toMatchObject(
      refusedWith(
        `${what} is shared with a part of the tabs, and was never current for everyone. To give it to everyone, finish its share with “releases share mf-a --finish”.`,
      ),
    );
    expect((await sharesIn(portal))[0]?.outcome).toBeNull();
    await callApi('POST /releases/:name/share/end', { token: team, params: { name: 'mf-a' }, body: { finish: false } });
    expect(await answer()).toMatchObject(
      refusedWith(
        `${what} was only shared with a part of the tabs, and was never current for everyone. Its share has ended. Name a release that was current, from the Releases page.`,
      ),
    );
    expect(await liveIn(portal)).toContain('mf-a 1.0.0');
  });

  test('two parts are shared independently, and a tab may get both', async () => {
    const { id: other } = await share(portal, OTHER_NEXT);
    const [first] = await sharesIn(portal);
    const { composed } = await page(`__Host-share=${first?.id}.new-${other}.new`);
    expect([composed.remotes['mf-a']?.version, composed.remotes['mf-b']?.version]).toEqual(['1.1.0', '1.1.0']);
    const { cookie } = await page(`__Host-share=${first?.id}.new`);
    expect(cookie).toContain(`${first?.id}.new`);
    expect(cookie).toMatch(new RegExp(`${other}\\.(new|rest)`));
  });
});

const withPage = (release: typeof NEXT, path: string) => ({
  ...release,
  remote: {
    ...release.remote,
    pages: [...release.remote.pages, { path, page: 'home', title: 'Extra', access: 'public' as const }],
  },
});

test('a release of another part must fit the releases of the share; a rollback ends it instead [12.133]', async () => {
  await deploy(portal, withPage(OTHER, '/extra'));
  await deploy(portal, OTHER_NEXT);
  await share(portal, withPage(NEXT, '/extra'));
  const third = withPage(anotherRemote('mf-b', { version: '1.2.0', hash: 'e'.repeat(16) }), '/extra');
  const team = await hold(portal, third);
  const { status, body } = await describeRelease(portal, third, team);
  expect([status, body.msg]).toEqual([
    422,
    expect.stringMatching(
      /^The path \/extra belongs to mf-a\. Give the page of mf-b 1\.2\.0 another path\. mf-b 1\.2\.0 would also reach tabs of what is shared with a part of the tabs \(mf-a 1\.1\.0\)\. End that share/,
    ),
  ]);
  expect((await sharesIn(portal))[0]?.outcome).toBeNull();
  dataOf(await callApi('POST /releases/:name/rollback', { token: team, params: { name: 'mf-b' }, body: {} }));
  expect(await sharesIn(portal)).toMatchObject([{ outcome: 'stopped' }]);
});

test('several parts are one share, and finishing it needs the tokens of all [12.133]', async () => {
  await deploy(portal, OTHER);
  const { token } = await share(portal, NEXT, OTHER_NEXT);
  const [own = ''] = token.split(',');
  expect((await end(own, { finish: true })).status).toBe(401);
  dataOf(await end(token, { finish: true }));
  expect(await liveIn(portal)).toEqual(expect.arrayContaining(['mf-a 1.1.0', 'mf-b 1.1.0']));
});

test('a part without a present release, and a live, older or unfit release, cannot be shared [12.133]', async () => {
  const cases = [
    { of: OTHER, says: 'mf-b has no release that is live, so there is nothing to compare 1.0.0 with. Release it.' },
    { of: PRESENT, says: 'mf-a 1.0.0 is live already: everyone has it. Share another release.' },
    {
      of: anotherRemote('mf-a', { version: '0.9.0', hash: 'e'.repeat(16) }),
      says: /mf-a 0\.9\.0 is older than 1\.0\.0/,
    },
    {
      of: anotherRemote('mf-a', {
        version: '1.3.0',
        hash: 'f'.repeat(16),
        takes: { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '^3.0.0' },
      }),
      says: /uses Wizard of @portal\/ui\/form, which shell 1\.0\.0 does not give/,
    },
  ];
  for (const { of, says } of cases) {
    const { status, body } = await askForShare(portal, await hold(portal, of), [of]);
    expect([status, body.msg]).toEqual([expect.any(Number), expect.stringMatching(says)]);
    expect(status).toBeGreaterThanOrEqual(409);
  }
  expect(await sharesIn(portal)).toEqual([]);
  const token = await hold(portal, NEXT);
  for (const percent of [0, 51, 1.5]) expect((await askForShare(portal, token, [NEXT], percent)).status).toBe(422);
});

test('a share of the shell concerns all pages', async () => {
  const next = aShellRelease({ version: '1.1.0', hash: 'b'.repeat(16) });
  const { id } = await share(portal, next);
  await seen(portal, id, { of: aShellRelease(), count: 25 }, { of: next, count: 25, failing: 25 });
  await reportTabs(portal, id, { of: next, count: 1, failing: 1 });
  expect(await sharesIn(portal)).toMatchObject([{ outcome: 'back' }]);
});

test('beside three shares a fourth is refused, with the latest end of the first and who can end one [12.133]', async () => {
  for (const name of ['mf-x', 'mf-y', 'mf-z']) {
    await deploy(portal, anotherRemote(name));
    await share(portal, anotherRemote(name, { version: '1.1.0', hash: 'e'.repeat(16) }));
    portal.pass(3600);
  }
  const [first] = await sharesIn(portal);
  const lastDay = new Date((first?.startedAt.getTime() ?? 0) + 14 * 86_400_000).toISOString();
  const { status, body } = await askForShare(portal, await hold(portal, NEXT), [NEXT]);
  expect([status, body.msg]).toEqual([
    409,
    `There are 3 shares under way, and no more at once: mf-x 1.1.0; mf-y 1.1.0; mf-z 1.1.0. The first of them ends on ${lastDay.slice(0, 10)} ${lastDay.slice(11, 16)} UTC at the latest. The team of a part, or an administrator, can end its share before, with “releases share <part> --stop” or --finish.`,
  ]);
});
