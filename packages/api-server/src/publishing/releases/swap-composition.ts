import { transaction, type Db } from '../../platform/db/client';
import { refusedRelease } from '../refusals';
import { readSerial } from './releases.store';

/** Attempts of a change while other releases move the composition. */
const ATTEMPTS = 50;

/**
 * Changes the composition by compare-and-swap, so that a concurrent change is not overwritten but read again. Each
 * attempt receives the serial that it starts from, and writes nothing and returns null if the composition has moved
 * since. Throws 409 if no attempt succeeds.
 */
export async function swapComposition<Result>(
  db: Db,
  attempt: (tx: Db, seen: number) => Promise<Result | null>,
): Promise<Result> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const seen = await readSerial(db);
    const result = await transaction(db, (tx) => attempt(tx, seen));
    if (result !== null) return result;
  }
  throw refusedRelease(409, 'Too many releases at the same moment. Please try again.');
}
