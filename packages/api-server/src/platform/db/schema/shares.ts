import type { ShareSide, ShareRuling, Sides } from '@portal/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { users } from './accounts';

/** Releases that a portion of the tabs receives for a while beside the current ones. */
export const shares = pgTable(
  'shares',
  {
    /** Value of the cookie of browsers that take part. */
    id: text().primaryKey(),
    parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
    percent: integer().notNull(),
    startedAt: createdAt(),
    /** Null if a deploy token started it. */
    startedById: uuid().references(() => users.id),
    /** Salt of the digests of networks; null once the share has ended and the digests are removed. */
    salt: text(),
    endedAt: moment(),
    /** The cause of its end: its rule, or a user. */
    outcome: text().$type<ShareOutcome>(),
    /** The counts at its end. */
    sides: jsonb().$type<Sides<ShareSide>>(),
  },
  (share) => [index('shares_by_end').on(share.endedAt), index('shares_by_starter').on(share.startedById)],
);

/**
 * The cause of the end of a share: its rule, or a user, who released it to everyone (`finished`) or withdrew it
 * (`stopped`).
 */
export type ShareOutcome = ShareRuling | 'finished' | 'stopped';

/** Tabs in a running share: whether they failed, and their network, as a digest. */
export const shareTabs = pgTable(
  'share_tabs',
  {
    shareId: text()
      .notNull()
      .references(() => shares.id),
    tab: text().notNull(),
    isNew: boolean().notNull(),
    network: text().notNull(),
    failedToLoad: boolean().notNull(),
    failedInCode: boolean().notNull(),
  },
  (tab) => [
    primaryKey({ columns: [tab.shareId, tab.tab] }),
    index('share_tabs_by_network').on(tab.shareId, tab.isNew, tab.network),
  ],
);
