import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Of how many names something is kept at once. */
const MAX_ENTRIES = 1000;

interface Kept<Value> {
  snapshot: string;
  values: Map<string, Promise<Value>>;
}

/**
 * Keeps what takes long to look up until anything is written to the database, by whichever server: a snapshot says which
 * transactions it sees, and two that say the same see the same. (What is written to other databases of one PostgreSQL
 * ends it as well.)
 * @returns a function that gives what is kept of this name, or else looks it up
 */
export function cacheUntilNextWrite<Value>() {
  const kept = new WeakMap<Db, Kept<Value>>();
  return async (db: Db, name: string, lookUp: () => Promise<Value>): Promise<Value> => {
    const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
    const snapshot = rows[0]?.snapshot ?? '';
    let known = kept.get(db);
    if (known?.snapshot !== snapshot || known.values.size >= MAX_ENTRIES) {
      known = { snapshot, values: new Map() };
      kept.set(db, known);
    }
    const { values } = known;
    const value = values.get(name) ?? lookUp();
    values.set(name, value);
    value.catch(() => values.delete(name));
    return value;
  };
}
