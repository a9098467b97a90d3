import { MS_PER_DAY } from '@portal/domain';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../people/accounts/password-hash';
import { DEMO_PASSWORD, ownerAccount, ownerEmail, STAFF_ACCOUNTS } from './accounts';
import type { People } from './demo-facility';
import type { UserRoleRow, UserRow } from './demo.store';
import { DEPUTY_ACCOUNTS } from './deputies-and-declined';
import { STAGES } from './stages';

const STAFF = Object.values(STAFF_ACCOUNTS);
const OWNERS = Object.entries(STAGES).map(([acronym, { ownedBy }]) => ownerAccount(acronym, ownedBy === undefined));

/** Age of the accounts, which must predate every event. */
const AGE_MS = 4 * 365 * MS_PER_DAY;

export interface AccountRows {
  users: UserRow[];
  roles: UserRoleRow[];
  people: People;
}

/** The demo accounts as rows, activated, without passwords. */
export function accountRows(now: Date): AccountRows {
  const createdAt = new Date(now.getTime() - AGE_MS);
  const made = [...STAFF, ...OWNERS, ...DEPUTY_ACCOUNTS].map(({ role, ...names }) => {
    const id = randomUUID();
    const user = { id, ...names, activatedAt: createdAt, createdAt, updatedAt: createdAt };
    return { user, role: { userId: id, role, createdAt } };
  });
  const users = made.map(({ user }) => user);
  return { users, roles: made.map(({ role }) => role), people: peopleIn(users) };
}

/** The same users with the demo password. It is public, so they share one salt: a hash takes a while. */
export async function withPasswords(users: readonly UserRow[]): Promise<UserRow[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return users.map((user) => ({ ...user, passwordHash }));
}

function peopleIn(users: readonly UserRow[]): People {
  const byEmail = new Map(users.map((user) => [user.email, user]));
  const userOf = (email: string) => {
    const user = byEmail.get(email);
    if (user === undefined) throw new Error(`There is no demo account ${email}.`);
    return user;
  };
  return {
    staffId: (member) => userOf(STAFF_ACCOUNTS[member].email).id,
    owner: (acronym) => userOf(ownerEmail(acronym)),
  };
}
