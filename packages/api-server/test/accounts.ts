import type { RoleCode, UserInput } from '@portal/domain';
import { eq } from 'drizzle-orm';
import {
  auditEntries,
  componentReviewers,
  emails,
  facilities,
  oneTimeTokens,
  refreshTokens,
  userRoles,
  users,
} from '../src/platform/db/tables';
import { emailsInOrder } from './emails';
import type { TestPortal } from './portal';

/** All data that calls about accounts can change, for comparison before and after a refused one. */
export async function accounts({ db }: Pick<TestPortal, 'db'>) {
  return {
    users: await db.select().from(users).orderBy(users.id),
    roles: await db.select().from(userRoles).orderBy(userRoles.userId, userRoles.role),
    links: await db.select().from(oneTimeTokens).orderBy(oneTimeTokens.id),
    sessions: await db.select().from(refreshTokens).orderBy(refreshTokens.id),
    slots: await db
      .select()
      .from(componentReviewers)
      .orderBy(componentReviewers.facilityId, componentReviewers.component),
    owners: await db.select({ id: facilities.id, ownerId: facilities.ownerId }).from(facilities).orderBy(facilities.id),
    entries: await db.$count(auditEntries),
    emails: await db.$count(emails),
  };
}

/** The codes of a user's roles. */
export async function rolesOf({ db }: Pick<TestPortal, 'db'>, userId: string): Promise<RoleCode[]> {
  const held = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return held.map(({ role }) => role).toSorted();
}

/** The stored row of an account. */
export async function userOf({ db }: Pick<TestPortal, 'db'>, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('There is no such account.');
  return user;
}

/** The secret at the end of the link in the latest message that has one. */
export async function latestLink(portal: Pick<TestPortal, 'db'>): Promise<string> {
  const link = (await emailsInOrder(portal)).flatMap(({ secrets }) => secrets).at(-1);
  if (!link) throw new Error('No message has a link.');
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** The body of the form of an account. */
export const userBody = (change: Partial<UserInput> = {}): UserInput => ({
  email: 'bea@site.example',
  first_name: 'Bea',
  last_name: 'Bell',
  roles: ['cars', 'ares'],
  ...change,
});
