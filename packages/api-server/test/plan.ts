import { sql } from 'drizzle-orm';
import { transaction, type Db } from '../src/platform/db/client';

/** How PostgreSQL would run a statement without parameters if every scan of a whole table were too expensive. */
export const planByIndexes = (db: Db, statement: string): Promise<string> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const { rows } = await tx.execute(sql.raw(`explain ${statement}`));
    return rows.map((row) => Object.values(row).join('')).join('\n');
  });
