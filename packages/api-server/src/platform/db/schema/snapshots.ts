import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { createdAt, id } from './columns';

/** A frozen state of a round, written once: the submission, a report or the approved configuration. */
export const snapshots = pgTable(
  'snapshots',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<'submission' | 'preliminary-report' | 'final-report' | 'operational-configuration'>().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (snapshot) => [
    unique('snapshots_kind_key').on(snapshot.applicationId, snapshot.kind),
    check(
      'snapshots_kind',
      sql`${snapshot.kind} in ('submission', 'preliminary-report', 'final-report', 'operational-configuration')`,
    ),
  ],
);
