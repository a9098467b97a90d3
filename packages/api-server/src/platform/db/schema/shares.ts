import type { ShareSide, ShareRuling, Sides } from '@portal/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { users } from './accounts';

/** Releases that a part of the tabs gets beside the present ones, for a while. */
export const shares = pgTable(
  'shares',
  {
    /** Stands in the cookie of browsers that take part. */
    id: text().primaryKey(),
    /** Name, version and hash of each part. */
    parts: jsonb().$type<{ name: string; version: string; hash: string }[]>().notNull(),
    percent: integer().notNull(),
    startedAt: createdAt(),
    /** Null when a deploy token started it. */
    startedById: uuid().references(() => users.id),
    /** Goes into the digests of networks; null once the share is over, when they are gone too. */
    salt: text(),
    endedAt: moment(),
    /** How it ended: by its rule, or by a user. */
    outcome: text().$type<ShareOutcome>(),
    /** What was seen until then. */
    sides: jsonb().$type<Sides<ShareSide>>(),
  },
  (share) => [index('shares_by_end').on(share.endedAt), index('shares_by_starter').on(share.startedById)],
);

/** How a share ended: by its rule, or by a user, who released it to everyone (`finished`) or withdrew it (`stopped`). */
export type ShareOutcome = ShareRuling | 'finished' | 'stopped';

/** Tabs that took part in a share, while it is under way: that they failed, and in which network, as a digest. */
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
