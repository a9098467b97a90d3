import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/password-hash';
import { DEMO_PASSWORD, ownerAccount, ownerEmail, STAFF_ACCOUNTS } from './accounts';
import type { People } from './demo-facility';
import type { UserRoleRow, UserRow } from './demo.store';
import { STAGES } from './stages';

const STAFF = Object.values(STAFF_ACCOUNTS);
const OWNERS = Object.entries(STAGES).map(([acronym, { ownedBy }]) => ownerAccount(acronym, ownedBy === undefined));

/** Accounts are older than anything that has happened. */
const AGE_MS = 4 * 365 * 86_400_000;

export interface AccountRows {
  users: UserRow[];
  roles: UserRoleRow[];
  people: People;
}

/** The demo accounts as rows, activated, each with a hash of its own. */
export async function accountRows(now: Date): Promise<AccountRows> {
  const createdAt = new Date(now.getTime() - AGE_MS);
  const made = await Promise.all(
    [...STAFF, ...OWNERS].map(async ({ role, ...names }) => {
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      const id = randomUUID();
      const user = { id, ...names, passwordHash, activatedAt: createdAt, createdAt, updatedAt: createdAt };
      return { user, role: { userId: id, role, createdAt } };
    }),
  );
  const users = made.map(({ user }) => user);
  return { users, roles: made.map(({ role }) => role), people: peopleIn(users) };
}

function peopleIn(users: readonly UserRow[]): People {
  const ids = new Map(users.map(({ email, id }) => [email, id]));
  const idOf = (email: string) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`There is no demo account ${email}.`);
    return id;
  };
  return {
    staffId: (member) => idOf(STAFF_ACCOUNTS[member].email),
    ownerId: (acronym) => idOf(ownerEmail(acronym)),
  };
}
