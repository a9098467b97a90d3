import { randomUUID } from 'node:crypto';
import {
  backUp,
  connectAt,
  emptyPlace,
  openAt,
  ownKind,
  removePlaces,
  type Place,
  type StoredPortal,
} from '../../../test/backups';
import { SOMEWHERE } from '../../../test/people';
import { digestOf } from '../../platform/digest/digest';
import { findLink, isResetPending, replaceLink } from '../../people/accounts/one-time-token.store';
import { verifyRefreshToken } from '../../people/accounts/session.service';
import { insertSession } from '../../people/accounts/session.store';
import { expiryOf, signToken } from '../../people/accounts/session-token';
import { currentKey } from '../../people/accounts/signing-keys';
import type { Context } from '../../platform/process/app-types';
import { users } from '../../platform/db/tables';
import { checkArchive } from './check-archive';
import { restoreArchive } from './restore-archive';

const places: Place[] = [];
afterAll(() => removePlaces(places));

async function place() {
  const made = await emptyPlace(ownKind);
  places.push(made);
  return made;
}

const PLACE = digestOf('192.0.2.7');
const LINK = digestOf('a link');

/** A user with a session and a link that an administrator requested. */
async function userWithAccess({ database: { db }, now }: StoredPortal) {
  const userId = randomUUID();
  await db.insert(users).values({ id: userId, email: 'ada@site.example', firstName: 'Ada', lastName: 'Byron' });
  const session = { userId, sessionId: randomUUID() };
  const token = await signToken({ db, now }, 'refresh', session);
  const expiresAt = expiryOf('refresh', now());
  const times = { expiresAt, confirmedAt: now() };
  await insertSession(db, { ...session, digest: digestOf(token), ...times, openedFrom: PLACE, ...SOMEWHERE });
  await replaceLink(db, { userId, kind: 'reset', digest: LINK, now: now(), expiresAt, askedFrom: null });
  return { userId, token };
}

/** Whether the session and the link still work, and whether the old password is still locked. */
async function ways({ database: { db }, now }: StoredPortal, { userId, token }: { userId: string; token: string }) {
  return {
    session: (await verifyRefreshToken({ db, now } as Context, token)) !== null,
    link: (await findLink(db, LINK, now())) !== undefined,
    oldPasswordIsHeld: await isResetPending(db, userId, [PLACE], now()),
  };
}

test('a restored portal has a new key and rejects old sessions and links; locked passwords stay locked', async () => {
  const source = await openAt(await place());
  const ada = await userWithAccess(source);
  const before = { ways: await ways(source, ada), key: await currentKey(source.database.db) };
  expect(before.ways).toEqual({ session: true, link: true, oldPasswordIsHeld: true });
  const archive = await backUp(source);
  await source.close();

  const target = await connectAt(await place());
  await restoreArchive(archive, await checkArchive(archive), target);
  expect(await ways(target, ada)).toEqual({ session: false, link: false, oldPasswordIsHeld: true });
  const { db } = target.database;
  expect(await currentKey(db)).not.toEqual(before.key);
  await replaceLink(db, {
    userId: ada.userId,
    kind: 'reset',
    digest: LINK,
    now: target.now(),
    expiresAt: expiryOf('refresh', target.now()),
    askedFrom: null,
  });
  expect(await ways(target, ada)).toMatchObject({ link: true });
  await target.close();
}, 300_000);
