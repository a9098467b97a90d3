import type { Pool } from 'pg';

/** A query as it went to the database. */
export interface RecordedQuery {
  text: string;
  values: unknown[];
}

/** Notes the queries that go to a pool while `work` runs. */
export async function recordQueries(pool: Pool, work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const noted: RecordedQuery[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((asked: string | { text: string; values?: unknown[] }, values?: unknown) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    const own = typeof asked === 'string' ? undefined : asked.values;
    noted.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return query(asked, values);
  }) as Pool['query'];
  try {
    await work();
  } finally {
    pool.query = query as Pool['query'];
  }
  return noted;
}
