import { writtenEntries } from '../../../test/audit';
import { addPerson, logIn } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { signingKeys } from '../../platform/db/tables';
import { cleanUp } from './clean-up';
import { replaceKey, currentKey } from './signing-keys';

const portal = testPortal();
const { callApi, db, context } = portal;

const DAY = 24 * 3600;

const isIn = async (token: string) => (await callApi('POST /auth/refresh', { token })).status === 200;
const keyId = async () => (await currentKey(db)).id;

/** A session, and the key that signed it, made on the first day. */
async function begin() {
  await addPerson(portal);
  const { refresh_token } = await logIn(portal);
  await db.update(signingKeys).set({ createdAt: context.now() });
  return { token: refresh_token, key: await keyId() };
}

test('a key signs for ninety days, and is kept until all its signatures have expired', async () => {
  const { key } = await begin();
  portal.pass(90 * DAY - 1);
  await cleanUp(context);
  expect(await keyId()).toBe(key);
  const { refresh_token } = await logIn(portal);
  portal.pass(1);
  await Promise.all([cleanUp(context), cleanUp(context)]);
  expect(await keyId()).not.toBe(key);
  portal.pass(14 * DAY - 2);
  await cleanUp(context);
  expect(await isIn(refresh_token)).toBe(true);
  portal.pass(DAY + 2);
  await cleanUp(context);
  expect((await db.select().from(signingKeys)).map(({ id }) => id)).toEqual([await keyId()]);
});

test('a leaked key is deleted: every session ends at once, and logging in is possible again', async () => {
  const { token, key } = await begin();
  await replaceKey(context);
  expect(await isIn(token)).toBe(false);
  expect(await isIn((await logIn(portal)).refresh_token)).toBe(true);
  expect(await keyId()).not.toBe(key);
  expect(await writtenEntries(portal)).toContainEqual(
    expect.objectContaining({ action: 'session.replace-key', actorId: null }),
  );
});
