import type { RoleCode, Tokens } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { findAccountByEmail } from '../src/people/accounts/account.store';
import { openSession } from '../src/people/accounts/open-session';
import { roles as roleTable, users } from '../src/platform/db/tables';
import { createUser } from '../src/people/administration/user.service';
import { PASSWORD, passwordHash } from './password';
import type { TestPortal } from './portal';

export { PASSWORD, passwordHash };

interface Person {
  email?: string;
  firstName?: string;
  lastName?: string;
  roles?: RoleCode[];
  /** Undefined if the account has no password yet. */
  activated?: boolean;
}

/** An account, by default an active one. */
export async function addPerson({ db, context }: TestPortal, person: Person = {}) {
  const { email = 'ada@site.example', firstName = 'Ada', lastName = 'Byron', roles = [], activated = true } = person;
  const password = activated ? { passwordHash: passwordHash(), activatedAt: context.now() } : {};
  return createUser(db, { email, firstName, lastName, roles, ...password });
}

/** The tokens of a new session; the account must be active. */
export async function logIn({ callApi }: TestPortal, email = 'ada@site.example', password = PASSWORD): Promise<Tokens> {
  const { status, body } = await callApi('POST /auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not log in: ${status} ${body.msg}`);
  return body.data as unknown as Tokens;
}

/** A client without a key. */
export const SOMEWHERE = {
  network: 'somewhere',
  networks: ['somewhere'],
  device: null,
  deviceDigest: null,
  keyThumbprint: null,
};

/** The same without asking for the password, which takes its time on purpose. */
export async function enter({ context }: TestPortal, email = 'ada@site.example'): Promise<Tokens> {
  const account = await findAccountByEmail(context.db, email);
  const tokens = account && (await openSession(context, account, SOMEWHERE));
  if (!tokens) throw new Error(`${email} cannot log in.`);
  return tokens;
}

/** Changes an account without a call, mail or entry in the log. */
export async function changePerson({ db }: TestPortal, id: string, change: Partial<typeof users.$inferInsert>) {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Deactivates an account, as administrators do. */
export async function deactivate({ db, context }: TestPortal, id: string) {
  await db.update(users).set({ deactivatedAt: context.now() }).where(eq(users.id, id));
}

/** Renames a role, which is possible in the database only. */
export async function renameRole({ db }: TestPortal, code: RoleCode, name: string) {
  await db.update(roleTable).set({ name }).where(eq(roleTable.code, code));
}
