import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt, version } from './columns';

/** A person with an account. Users are deactivated, never deleted: their names stand in reports and history. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and in lower case, so that uniqueness ignores the case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Argon2id in its text form; null until the first password is set. */
    passwordHash: text(),
    /** Set with the first password. */
    activatedAt: moment(),
    deactivatedAt: moment(),
    /** When name and address were removed for good. */
    anonymisedAt: moment(),
    /** Whether the person wants the weekly message about what waits. */
    wantsDigest: boolean().notNull().default(true),
    /** When it was last looked through what waits for the person; the message is written then, if anything does. */
    digestAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (user) => [
    uniqueIndex('users_email_key').on(user.email),
    index('users_by_name').on(user.lastName, user.firstName, user.email),
    index('users_listed').on(sql`lower(${user.lastName})`, sql`lower(${user.firstName})`, user.email),
    check('users_email_lower', sql`${user.email} = lower(trim(${user.email})) and ${user.email} <> ''`),
  ],
);
