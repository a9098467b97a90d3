import type { InstrumentKind, UnfinishedValues } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { updatedAt, version } from './columns';
import { facilities } from './facilities';

/** Unsaved values of an instrument form; removed once the instrument is saved. */
export const unfinishedInstruments = pgTable(
  'unfinished_instruments',
  {
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    kind: text().$type<InstrumentKind>().notNull(),
    /** Id of the instrument, or of one that is not saved yet; no foreign key for that reason. */
    id: uuid().notNull(),
    values: jsonb().$type<UnfinishedValues>().notNull(),
    updatedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    updatedAt: updatedAt(),
  },
  (unfinished) => [
    primaryKey({ columns: [unfinished.facilityId, unfinished.kind, unfinished.id] }),
    index('unfinished_instruments_by_user').on(unfinished.updatedById),
    check('unfinished_instruments_kind', sql`${unfinished.kind} in ('lidar', 'photometer')`),
  ],
);
