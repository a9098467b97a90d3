import { sql } from 'drizzle-orm';
import type { Db } from './client';

interface Kept<Value> {
  snapshot: string;
  basis: object;
  value: Promise<Value>;
}

/**
 * Keeps a value that takes long to look up until anything is written to the database, by any server. A snapshot names
 * the transactions that it sees, and two with the same name see the same. (Writes to other databases of the same
 * PostgreSQL end it as well.)
 * @returns a function that returns the kept value, or looks it up; `basis` is what it depends on beside the database
 */
export function cacheUntilNextWrite<Value>() {
  const kept = new WeakMap<Db, Kept<Value>>();
  return async (db: Db, basis: object, lookUp: () => Promise<Value>): Promise<Value> => {
    const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
    const snapshot = rows[0]?.snapshot ?? '';
    const known = kept.get(db);
    if (known && known.snapshot === snapshot && known.basis === basis) return known.value;
    const value = lookUp();
    const entry = { snapshot, basis, value };
    kept.set(db, entry);
    value.catch(() => kept.get(db) === entry && kept.delete(db));
    return value;
  };
}
