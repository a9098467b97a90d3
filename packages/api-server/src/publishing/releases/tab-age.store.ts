import type { Db } from '../../platform/db/client';
import { composition } from '../../platform/db/tables';

/** Maximum age of a tab with withdrawn code, minutes. */
export async function readTabMinutes(db: Db): Promise<number> {
  const [row] = await db.select({ minutes: composition.tabMinutes }).from(composition);
  return row?.minutes ?? 0;
}

/** The same, locked until the transaction ends. */
export async function lockTabMinutes(tx: Db): Promise<number> {
  const [row] = await tx.select({ minutes: composition.tabMinutes }).from(composition).for('update');
  return row?.minutes ?? 0;
}

export const writeTabMinutes = (tx: Db, minutes: number) => tx.update(composition).set({ tabMinutes: minutes });
