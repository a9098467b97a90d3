import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../test/database';
import { searchTexts } from './search-texts';
import { auditEntries, emails, facilities, lidars, photometers, users } from './tables';

const { db } = testDatabase();

const TEXTS: [table: PgTable, text: SQL][] = [
  [facilities, searchTexts.facility(facilities)],
  [users, searchTexts.user(users)],
  [lidars, searchTexts.instrument(lidars)],
  [photometers, searchTexts.instrument(photometers)],
  [emails, searchTexts.email(emails)],
  [auditEntries, searchTexts.auditEntry(auditEntries)],
];

/** The expression with names of columns alone, as in a query of one table. */
const textOf = (table: PgTable, text: SQL) =>
  / (?:select) (.*) from /s.exec(` ${db.select({ text }).from(table).toSQL().sql}`)?.[1] ?? '';

test.each(TEXTS.map(([table, text]) => [getTableConfig(table).name, textOf(table, text)]))(
  'an index of %s has the text that a search compares, or the search would not use it',
  async (table, text) => {
    const { rows } = await db.execute<{ source: string }>(
      sql`select prosrc as source from pg_proc where proname = 'make_search_indexes'`,
    );
    const [, indexed] =
      new RegExp(String.raw`\('${table}', (?:'([^']+)'|\$e\$(.*?)\$e\$)\)`)
        .exec(rows[0]?.source ?? '')
        ?.filter(Boolean) ?? [];
    expect(text).not.toBe('');
    expect(indexed).toBe(text);
  },
);
