import type { FitMatrix } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, describe as describeRelease, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { share } from '../sharing/sharing.fixture';
import { anotherRemote, aRemoteRelease, aShellRelease, contentsOf } from './releases.fixture';

const portal = testPortal();

const NEXT = { version: '1.1.0', hash: '4444444444444444' };
const GIVES = { names: { '@portal/ui/form': ['Wizard'] }, versions: { react: '19.3.1' }, runtime: '3.0.0' };
const LACKS = 'mf-public 1.0.0 uses Formik of @portal/ui/form, which shell 1.1.0 does not give.';

/** Sends a complete build without making it current. */
async function send(release: Release) {
  const token = await teamToken(portal, release.name);
  await describeRelease(portal, release, token, '?hold=true');
  dataOf(await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token }));
}

async function matrix(): Promise<FitMatrix> {
  const token = await teamToken(portal, 'shell');
  return dataOf(await portal.callApi('GET /releases/matrix', { token })) as FitMatrix;
}

const stated = ({ shells, remotes }: FitMatrix) =>
  [...shells, ...remotes].map(({ name, version, state }) => `${name} ${version} ${state}`);

/** What a rollback of a part is refused with. */
async function refusalOf(name: string) {
  const token = await teamToken(portal, name);
  return (await portal.callApi('POST /releases/:name/rollback', { params: { name }, body: {}, token })).body.msg;
}

beforeEach(async () => {
  await deploy(portal, aShellRelease());
  await deploy(portal, aRemoteRelease());
});

test('live releases fit in every pair and on this server [12.140]', async () => {
  const { shells, remotes } = await matrix();
  expect(shells).toEqual([
    { name: 'shell', version: '1.0.0', hash: aShellRelease().hash, state: 'live', problems: [], unknown: [] },
  ]);
  expect(remotes.map(({ fits }) => fits)).toEqual([[{ problems: [], unknown: [], rebuild: null }]]);
});

test('a sent shell is compared with the live remotes, with the names that they would lack and the part to rebuild [12.140]', async () => {
  await send(aShellRelease({ ...NEXT, gives: GIVES }));
  const { takes: _takes, ...untold } = anotherRemote('mf-old');
  await deploy(portal, anotherRemote('mf-weather', { takes: { names: {}, versions: {}, runtime: '^3.0.0' } }));
  await send(untold);
  const told = await matrix();
  expect(stated(told)).toEqual([
    'shell 1.0.0 live',
    'shell 1.1.0 sent',
    'mf-old 1.0.0 sent',
    'mf-public 1.0.0 live',
    'mf-weather 1.0.0 live',
  ]);
  expect(told.shells.map(({ problems }) => problems)).toEqual([[], [expect.stringContaining(LACKS)]]);
  const [old, main, weather] = told.remotes.map(({ fits }) => fits);
  expect(main?.[0]).toEqual({ problems: [], unknown: [], rebuild: null });
  expect(main?.[1]).toMatchObject({ problems: [expect.stringContaining(LACKS)], rebuild: 'mf-public' });
  expect(weather?.map(({ rebuild }) => rebuild)).toEqual([null, null]);
  expect(old?.[0]?.unknown).toHaveLength(1);
});

test('waiting releases are compared with the server and the live remotes; incomplete ones are not listed [12.140]', async () => {
  await send(anotherRemote('mf-weather', { calls: ['GET /weather'] }));
  await send(
    anotherRemote('mf-other', {
      remote: { ...anotherRemote('mf-other').remote, pages: aRemoteRelease().remote.pages },
    }),
  );
  await describeRelease(portal, aRemoteRelease(NEXT), await teamToken(portal, 'mf-public'), '?hold=true');
  const told = await matrix();
  expect(stated(told)).toEqual([
    'shell 1.0.0 live',
    'mf-other 1.0.0 sent',
    'mf-public 1.0.0 live',
    'mf-weather 1.0.0 sent',
  ]);
  expect(told.remotes.map(({ problems }) => problems)).toEqual([
    expect.arrayContaining(['The path / belongs to mf-public. Give the page of mf-other 1.0.0 another path.']),
    [],
    [expect.stringContaining('mf-weather 1.0.0 calls GET /weather, which this server does not answer.')],
  ]);
});

test('a shell with a page at the path of a live remote has to be rebuilt [12.140]', async () => {
  const { pages } = aShellRelease();
  const [login] = pages;
  if (!login) throw new Error('The shell has no page.');
  await send(aShellRelease({ ...NEXT, pages: [...pages, { ...login, path: '/lidar/:x' }] }));
  const [remote] = (await matrix()).remotes;
  expect(remote?.fits[1]).toMatchObject({
    problems: [
      'The path /lidar/:id would take from shell what leads to /lidar/:x. Give the page of mf-public 1.0.0 another path.',
    ],
    rebuild: 'shell',
  });
});

test('the target of a rollback is compared too [12.140]', async () => {
  await deploy(
    portal,
    aShellRelease({ ...NEXT, gives: { ...GIVES, names: { '@portal/ui/form': ['Formik', 'Wizard'] } } }),
  );
  await deploy(
    portal,
    aRemoteRelease({ ...NEXT, takes: { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '^3.0.0' } }),
  );
  const told = await matrix();
  expect(stated(told)).toEqual([
    'shell 1.1.0 live',
    'shell 1.0.0 before',
    'mf-public 1.1.0 live',
    'mf-public 1.0.0 before',
  ]);
  // A rollback builds nothing.
  expect(told.remotes.flatMap(({ fits }) => fits.map(({ rebuild }) => rebuild))).toEqual([null, null, null, null]);
  const is = 'mf-public 1.1.0 uses Wizard of @portal/ui/form, which shell 1.0.0 does not give.';
  const problem = `${is} Choose another release of shell, or first make one of mf-public current that fits, with “release mf-public” or “rollback mf-public”.`;
  expect(told.remotes[0]?.fits[1]?.problems).toEqual([problem]);
  expect(told.shells.map(({ problems }) => problems)).toEqual([[], [problem]]);
  expect(await refusalOf('shell')).toBe(problem);
});

test('a remote whose way back does not fit the live shell is told so, with the hash where versions repeat [12.140]', async () => {
  jest.replaceProperty(portal.context.settings, 'mode', 'demo');
  const takes = { names: { '@portal/ui/form': ['Formik'] }, versions: {}, runtime: '^3.0.0' };
  await deploy(portal, aRemoteRelease({ ...NEXT, version: '1.0.0', takes: { ...takes, names: {} } }));
  await deploy(portal, aShellRelease({ hash: '4444444444444444', gives: GIVES }));
  const { shells, remotes } = await matrix();
  const before = remotes.find(({ state }) => state === 'before');
  const is = 'mf-public 1.0.0 (11111111) uses Formik of @portal/ui/form, which shell 1.0.0 (44444444) does not give.';
  const problem = `${is} Choose another release of mf-public, or first make one of shell current that fits, with “release shell” or “rollback shell”.`;
  expect([before?.problems, before?.fits[0]?.problems]).toEqual([[problem], [problem]]);
  expect(shells.map(({ problems }) => problems)).toEqual([[], []]);
  // The refusal knows the live shell only.
  expect(await refusalOf('mf-public')).toBe(problem.replace('1.0.0 (44444444)', '1.0.0'));
});

test('a target of a rollback that cannot be checked is refused, and so it is told [12.140]', async () => {
  const { takes: _takes, ...untold } = aRemoteRelease({ version: '1.0.1', hash: '3333333333333333' });
  await send(untold);
  await addPerson(portal, { roles: ['administrator'] });
  const token = (await enter(portal)).access_token;
  const body = { parts: [{ name: untold.name, hash: untold.hash }], reason: 'Tried on a copy of the portal.' };
  dataOf(await portal.callApi('POST /releases/moves', { token, body }));
  await deploy(portal, aRemoteRelease(NEXT));
  const before = (await matrix()).remotes.find(({ state }) => state === 'before');
  expect(before?.problems).toHaveLength(2);
  expect(await refusalOf('mf-public')).toBe(before?.problems.join(' '));
});

test('releases that are shared together are told by their move together [12.140]', async () => {
  const shell = aShellRelease({ ...NEXT, gives: GIVES });
  const takes = { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '^3.0.0' };
  await share(portal, shell, aRemoteRelease({ ...NEXT, takes }));
  const { shells, remotes } = await matrix();
  const shared = [...shells, ...remotes].filter(({ state }) => state === 'shared');
  expect(shared.map(({ name, problems }) => [name, problems])).toEqual([
    ['shell', []],
    ['mf-public', []],
  ]);
});
