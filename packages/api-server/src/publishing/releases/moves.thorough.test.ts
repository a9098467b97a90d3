import type { FitAnswer } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { addPerson, enter } from '../../../test/people';

import { testPortal } from '../../../test/portal';
import { dataOf, describe as describeRelease, deploy, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { auditEntries } from '../../platform/db/tables';
import { currentReleases } from './releases.store';
import { aRemoteRelease, aShellRelease, contentsOf } from './releases.fixture';

const portal = testPortal();
const { callApi, db } = portal;

const NAMES = { '@portal/ui/form': ['Wizard'] };
const NEXT = { version: '1.1.0', hash: '4444444444444444' };
const SHELL = aShellRelease({ ...NEXT, gives: { names: NAMES, versions: { react: '19.3.1' }, runtime: '3.0.0' } });
const REMOTE = aRemoteRelease({ ...NEXT, takes: { names: NAMES, versions: {}, runtime: '^3.0.0' } });

const named = ({ name, hash }: Release) => ({ name, hash });
const live = async () => (await currentReleases(db)).map(({ part, version }) => `${part} ${version}`);

/** Sends a build without making it current. */
async function send(release: Release, held?: string): Promise<string> {
  const token = held ?? (await teamToken(portal, release.name));
  dataOf(await describeRelease(portal, release, token, '?hold=true'));
  dataOf(await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token }));
  expect(dataOf(await describeRelease(portal, release, token, '?hold=true'))).toMatchObject({
    is_current: false,
    missing: [],
  });
  return token;
}

const move = (token: string | undefined, releases: Release[], more: object = {}) =>
  callApi('POST /releases/moves', { token, body: { parts: releases.map(named), ...more } });

const anAdministrator = async () => {
  await addPerson(portal, { roles: ['administrator'] });
  return (await enter(portal)).access_token;
};

beforeEach(async () => {
  await deploy(portal, aShellRelease());
  await deploy(portal, aRemoteRelease());
});

test('a build that is held back is not current, and becomes so with others: all or none [12.85]', async () => {
  const tokens = [await send(SHELL), await send(REMOTE)].join(',');
  expect(await live()).toEqual(['mf-public 1.0.0', 'shell 1.0.0']);
  const alone = await move(tokens, [SHELL]);
  expect([alone.status, alone.body.msg]).toEqual([
    422,
    'mf-public 1.0.0 uses Formik of @portal/ui/form, which shell 1.1.0 does not give. Build mf-public against this shell, or release a shell that gives what it uses.',
  ]);
  expect((await move(tokens, [REMOTE])).status).toBe(422);
  expect(await live()).toEqual(['mf-public 1.0.0', 'shell 1.0.0']);
  expect((await move(tokens, [SHELL, REMOTE])).status).toBe(200);
  expect(await live()).toEqual(['mf-public 1.1.0', 'shell 1.1.0']);
});

test('each moved part needs its own token', async () => {
  await send(SHELL);
  const token = await send(REMOTE);
  expect((await move(token, [SHELL, REMOTE])).status).toBe(401);
  expect((await move(undefined, [REMOTE])).status).toBe(401);
  expect(await live()).toEqual(['mf-public 1.0.0', 'shell 1.0.0']);
});

test('of two pipelines of one part, the one that saw an earlier release is refused [12.85]', async () => {
  const token = await send(aRemoteRelease(NEXT));
  const later = aRemoteRelease({ version: '1.2.0', hash: '5555555555555555' });
  await send(later, token);
  const seen = { replaces: aRemoteRelease().hash };
  const moveOne = (release: Release) =>
    callApi('POST /releases/moves', { token, body: { parts: [{ ...named(release), ...seen }] } });
  const answers = [await moveOne(aRemoteRelease(NEXT)), await moveOne(later)];
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body.msg).toBe(
    'Another release of mf-public has become current in the meantime. Please look at it, and try again.',
  );
});

test('an incomplete release is not moved', async () => {
  const token = await teamToken(portal, 'mf-public');
  expect((await move(token, [REMOTE])).status).toBe(404);
  await describeRelease(portal, REMOTE, token, '?hold=true');
  const { status, body } = await move(token, [REMOTE]);
  expect([status, body.msg]).toEqual([409, '5 files of mf-public 1.1.0 are missing. Send them first.']);
});

test.each<[why: string, body: object, path: string]>([
  ['nothing', { parts: [] }, 'parts'],
  ['a part twice', { parts: [named(REMOTE), named(REMOTE)] }, 'parts'],
  ['an older version without a reason', { parts: [named(REMOTE)], older: true }, 'reason'],
  ['a reason that is too short', { parts: [named(REMOTE)], reason: 'because' }, 'reason'],
])('%s is refused on its field', async (_why, body, path) => {
  const token = await anAdministrator();
  const answer = await callApi('POST /releases/moves', { token, body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('a lower version is refused unless it is intended, with a reason that the audit log keeps [12.86]', async () => {
  await deploy(portal, aRemoteRelease(NEXT));
  const older = aRemoteRelease({ version: '0.1.0', hash: '5555555555555555' });
  const token = await send(older);
  const { status, body } = await move(token, [older]);
  expect([status, body.msg]).toEqual([
    409,
    'mf-public 0.1.0 is older than 1.1.0, which is live. Release it with --older and a reason if that is meant.',
  ]);
  expect((await move(token, [older], { older: true, reason: 'The map of 1.1 is wrong.' })).status).toBe(200);
  expect(await live()).toContain('mf-public 0.1.0');
  const written = await db.select({ value: auditEntries.newValue }).from(auditEntries).orderBy(auditEntries.number);
  expect(written.at(-1)?.value).toMatchObject({ version: '0.1.0', reason: 'The map of 1.1 is wrong.' });
});

describe('a version', () => {
  const other = aRemoteRelease({ hash: '5555555555555555' });

  test('stands for one content in production [12.86]', async () => {
    const token = await send(other);
    const { status, body } = await move(token, [other]);
    expect([status, body.msg]).toEqual([
      409,
      'mf-public 1.0.0 was released before with other content (1111111111111111). Give this one a version of its own.',
    ]);
  });

  test('may be rebuilt on a demonstration [12.86]', async () => {
    jest.replaceProperty(portal.context.settings, 'mode', 'demo');
    const token = await send(other);
    expect((await move(token, [other])).status).toBe(200);
  });
});

describe('a build that does not declare the names that it uses', () => {
  const { takes: _takes, ...untold } = aRemoteRelease(NEXT);

  test('is refused to its team, with the roles that may release it [12.87]', async () => {
    const token = await send(untold);
    const { status, body } = await move(token, [untold], { reason: 'It worked on our machine.' });
    expect([status, body.msg]).toEqual([
      422,
      'mf-public 1.1.0 was built before releases said what they take and give, so whether it fits is unknown. An administrator may release it all the same, with a reason (--reason).',
    ]);
  });

  test('is released by an administrator with a reason [12.87]', async () => {
    await send(untold);
    const token = await anAdministrator();
    expect((await move(token, [untold])).status).toBe(422);
    expect((await move(token, [untold], { reason: 'Tried on a copy of the portal.' })).status).toBe(200);
    expect(await live()).toContain('mf-public 1.1.0');
  });
});

test('the check whether builds fit stores and moves nothing [12.85]', async () => {
  const token = `${await teamToken(portal, 'mf-public')},${await teamToken(portal, 'shell')}`;
  const fit = async (...releases: Release[]) =>
    dataOf(await callApi('POST /releases/fit', { token, body: { releases } })) as FitAnswer;
  expect((await fit(REMOTE)).problems).toHaveLength(1);
  expect(await fit(REMOTE, SHELL)).toEqual({ problems: [], unknown: [] });
  const { takes: _takes, ...untold } = aRemoteRelease(NEXT);
  expect((await fit(untold)).unknown).toHaveLength(1);
  expect(await live()).toEqual(['mf-public 1.0.0', 'shell 1.0.0']);
  expect((await move(token, [REMOTE])).status).toBe(404);
});

/** What the check says to the holder of this token. */
const check = async (token: string) =>
  (dataOf(await callApi('POST /releases/fit', { token, body: { releases: [REMOTE, SHELL] } })) as FitAnswer).problems;

test('the check names the parts that its tokens are not for, and none to an administrator [12.85]', async () => {
  expect(await check(await teamToken(portal, 'mf-public'))).toEqual([
    'This deploy token is for mf-public, and not for shell. An administrator creates a token for shell on the Releases page.',
  ]);
  const two = `${await teamToken(portal, 'mf-cars-area')},${await teamToken(portal, 'mf-public')}`;
  expect(await check(two)).toEqual([
    'These deploy tokens are for mf-cars-area and mf-public, and not for shell. An administrator creates a token for shell on the Releases page.',
  ]);
  expect(await check(await anAdministrator())).toEqual([]);
});

test('the check names a version that is too low, or that stands for other content', async () => {
  const token = await teamToken(portal, 'mf-public');
  const problems = async (change: Parameters<typeof aRemoteRelease>[0]) => {
    const body = { releases: [aRemoteRelease({ hash: '5555555555555555', ...change })] };
    return (dataOf(await callApi('POST /releases/fit', { token, body })) as FitAnswer).problems;
  };
  expect(await problems({ version: '0.1.0' })).toEqual([
    'mf-public 0.1.0 is older than 1.0.0, which is live. Release it with --older and a reason if that is meant.',
  ]);
  expect(await problems({ version: '1.0.0' })).toEqual([
    'mf-public 1.0.0 was released before with other content (1111111111111111). Give this one a version of its own.',
  ]);
});
