import { randomUUID } from 'node:crypto';
import { permissionsOf, type RoleCode } from '@portal/domain';
import { issueAccessToken } from '../../src/people/accounts/access-token';
import { digestOf } from '../../src/platform/digest/digest';
import { insertSession } from '../../src/people/accounts/session.store';
import { expiryOf, signToken } from '../../src/people/accounts/session-token';
import { passkeys, userRoles, users } from '../../src/platform/db/tables';
import { passwordHash, SOMEWHERE } from '../people';
import type { TestPortal } from '../portal';
import { PEOPLE, WHO, type Who } from './actors';

/** A user who is logged in. */
export interface FixturePerson {
  id: string;
  email: string;
  permissions: readonly string[];
  access: string;
  refresh: string;
  /** The id of a passkey; null for the one who logs in without a second factor. */
  passkey: string | null;
}

/** Part of the names of users who evaluate, are assigned as reviewers and own nothing, and of no other names. */
export const EVALUATOR = 'Nemo';
const isEvaluator = (who: Who) => who.includes('review') && !who.includes('owner');
const lastName = (who: Who) => (isEvaluator(who) ? EVALUATOR : 'Byron');

async function openSession({ db, context }: TestPortal, person: Omit<FixturePerson, 'access' | 'refresh' | 'passkey'>) {
  const session = { userId: person.id, sessionId: randomUUID() };
  const refresh = await signToken(context, 'refresh', session);
  const expiresAt = expiryOf('refresh', context.now());
  await insertSession(db, {
    ...session,
    digest: digestOf(refresh),
    expiresAt,
    openedFrom: digestOf('here'),
    confirmedAt: context.now(),
    ...SOMEWHERE,
  });
  const user = { ...person, firstName: '', lastName: '', roles: [] };
  return { access: await issueAccessToken(context, user, session.sessionId), refresh };
}

/** The user whose login asks for the password alone. */
export const WITHOUT_FACTOR: Who = 'another administrator';

/** A passkey that nobody holds, to be renamed and removed. */
async function addPasskey({ db }: TestPortal, userId: string): Promise<string> {
  const values = { name: 'Key', publicKey: '', counter: 0, transports: [] };
  const [added] = await db
    .insert(passkeys)
    .values({ userId, credentialId: randomUUID(), ...values })
    .returning({ id: passkeys.id });
  return added?.id ?? '';
}

/** Makes all users, each logged in. */
export async function addFixturePeople(portal: TestPortal): Promise<Record<Who, FixturePerson>> {
  const { db, context } = portal;
  const inUse = { passwordHash: passwordHash(), activatedAt: context.now() };
  const people = WHO.map((who) => {
    const roles: readonly RoleCode[] = PEOPLE[who];
    return { who, roles, id: randomUUID(), email: `${who.replaceAll(' ', '.')}@site.example`.toLowerCase() };
  });
  const accounts = people.map(({ id, email, who }) => ({ id, email, firstName: 'Ada', lastName: lastName(who) }));
  await db.insert(users).values(accounts.map((account) => ({ ...account, ...inUse })));
  await db.insert(userRoles).values(people.flatMap(({ id, roles }) => roles.map((role) => ({ userId: id, role }))));
  const added: [Who, FixturePerson][] = [];
  for (const { who, roles, id, email } of people) {
    const person = { id, email, permissions: permissionsOf(roles) };
    const passkey = who === WITHOUT_FACTOR ? null : await addPasskey(portal, id);
    added.push([who, { ...person, passkey, ...(await openSession(portal, person)) }]);
  }
  return Object.fromEntries(added) as Record<Who, FixturePerson>;
}
