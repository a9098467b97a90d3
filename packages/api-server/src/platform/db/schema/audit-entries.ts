import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { facilities } from './facilities';
import { users } from './accounts';

/** All changes: one row per write, in the same transaction as the write. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    /** Grows with every entry, so that entries of the same time keep their order. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null for actions of the portal itself or of a command. */
    actorId: uuid().references(() => users.id),
    /** Noun and verb, e.g. `facility.edit`. */
    action: text().notNull(),
    objectKind: text().notNull(),
    /** Text and not uuid, as some objects (releases) are identified by name. */
    objectId: text().notNull(),
    /** Name of the object at the time of the entry: it may be renamed or deleted later. */
    objectName: text(),
    facilityId: uuid().references(() => facilities.id),
    oldValue: jsonb().$type<unknown>(),
    newValue: jsonb().$type<unknown>(),
  },
  (entry) => [
    index('audit_entries_by_date').on(entry.at),
    index('audit_entries_by_object').on(entry.objectKind, entry.objectId, entry.at),
    index('audit_entries_by_facility').on(entry.facilityId, entry.at),
    index('audit_entries_by_actor').on(entry.actorId, entry.at),
    index('audit_entries_by_action').on(entry.action, entry.at),
  ],
);
