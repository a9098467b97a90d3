import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/** Logins at institutions that open accounts. An account has at most one at each institution. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** The id that the issuer gives to its user, for ever. */
    subject: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    /** When its user unlinked it. The row stays, or the next login would link it again. */
    unlinkedAt: moment(),
  },
  (identity) => [
    unique('identities_subject_key').on(identity.issuer, identity.subject),
    unique('identities_user_key').on(identity.userId, identity.issuer),
    index('identities_by_user').on(identity.userId),
  ],
);

/** Logins that were begun and may be finished once, within minutes, by the browser that has the key. */
export const institutionLogins = pgTable(
  'institution_logins',
  {
    stateDigest: text().primaryKey(),
    /** The id of the institution in the settings. */
    institution: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    keyThumbprint: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (login) => [index('institution_logins_by_expiry').on(login.expiresAt)],
);
