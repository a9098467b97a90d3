import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, teamToken } from '../../../test/releases';
import { releases } from '../../platform/db/tables';
import { anotherRemote, aRemoteRelease } from './releases.fixture';

const portal = testPortal();
afterEach(() => {
  delete portal.context.settings.partBytes;
});

const FIRST = aRemoteRelease();
const NEXT = aRemoteRelease({ version: '1.1.0', hash: '4444444444444444' });
const size = Object.values(FIRST.files).reduce((sum, { bytes }) => sum + bytes, 0);

test('the releases of a part have a quota, before any file is sent; removed ones do not count, nor other parts [12.313]', async () => {
  const token = await teamToken(portal, 'mf-public');
  portal.context.settings.partBytes = 2 * size - 1;
  await deploy(portal, FIRST, token);
  const refused = await describeRelease(portal, NEXT, token);
  expect(refused).toMatchObject({ status: 413 });
  expect(refused.body.msg).toMatch(
    /^mf-public 1\.1\.0 has \d+ MB, and the releases of mf-public take \d+ MB of the \d+ MB that a part may have\./,
  );
  // The same release again is no second one.
  expect(await describeRelease(portal, FIRST, token)).toMatchObject({ status: 200 });
  const other = anotherRemote('mf-admin');
  expect(await describeRelease(portal, other, await teamToken(portal, 'mf-admin'))).toMatchObject({ status: 200 });
  await portal.db.update(releases).set({ filesRemovedAt: portal.context.now() });
  expect(await describeRelease(portal, NEXT, token)).toMatchObject({ status: 200 });
});

test('of two simultaneous releases with room for one, one is refused [12.313]', async () => {
  const token = await teamToken(portal, 'mf-public');
  portal.context.settings.partBytes = 2 * size - 1;
  const answers = await Promise.all([FIRST, NEXT].map((release) => describeRelease(portal, release, token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 413]));
});
