import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { transaction, type Db } from '../../platform/db/client';
import { withTabs, type TabsByComposition } from '@portal/domain';
import { codeErrors, compositions, releases, releaseTabs } from '../../platform/db/tables';

/** Distinct errors stored per release; the limit prevents forged reports from filling the disk or the page. */
export const MAX_ROWS = 100;

type Row = typeof codeErrors.$inferInsert;

/** The fields that identify an error of a release. */
type Key = Pick<Row, 'releaseId' | 'kind' | 'message' | 'file' | 'line' | 'column' | 'browser'>;

const isThis = ({ releaseId, kind, message, file, line, column, browser }: Key) =>
  and(
    eq(codeErrors.releaseId, releaseId),
    eq(codeErrors.kind, kind),
    eq(codeErrors.message, message),
    eq(codeErrors.file, file),
    eq(codeErrors.line, line),
    eq(codeErrors.column, column),
    eq(codeErrors.browser, browser),
  );

const oneMore = sql`${codeErrors.count} + 1`;

/** Counts a known error; false if the error is new. */
export async function countAgain(db: Db, error: Key, at: Date): Promise<boolean> {
  const { rowCount } = await db.update(codeErrors).set({ count: oneMore, lastAt: at }).where(isThis(error));
  return rowCount === 1;
}

/** Adds a new error. Beyond the limit, it replaces the rarest one, or among those the one seen least recently. */
export async function addCodeError(
  db: Db,
  error: Omit<Row, 'count' | 'firstAt' | 'lastAt' | 'failedTabs'>,
  at: Date,
): Promise<void> {
  const { releaseId, kind, message, file, line, column, browser, count, lastAt } = codeErrors;
  await transaction(db, async (tx) => {
    // Serialised per release, as concurrent reports would exceed the limit.
    await tx.select({ id: releases.id }).from(releases).where(eq(releases.id, error.releaseId)).for('no key update');
    const ofRelease = eq(releaseId, error.releaseId);
    if ((await tx.$count(codeErrors, ofRelease)) >= MAX_ROWS) {
      const [rarest] = await tx.select().from(codeErrors).where(ofRelease).orderBy(asc(count), asc(lastAt)).limit(1);
      if (rarest) await tx.delete(codeErrors).where(isThis(rarest));
    }
    await tx
      .insert(codeErrors)
      .values({ ...error, count: 1, firstAt: at, lastAt: at })
      .onConflictDoUpdate({
        target: [releaseId, kind, message, file, line, column, browser],
        set: { count: oneMore, lastAt: at },
      });
  });
}

/** Counts a tab with an error, for its composition; nothing for a composition that never was. */
export async function countFailedTab(
  db: Db,
  error: Key,
  { composition, loaded, at }: { composition: string; loaded: readonly string[]; at: Date },
): Promise<void> {
  if ((await db.$count(compositions, eq(compositions.id, composition))) === 0) return;
  await transaction(db, async (tx) => {
    const [row] = await tx.select({ known: codeErrors.failedTabs }).from(codeErrors).where(isThis(error)).for('update');
    if (!row) return;
    const failedTabs: TabsByComposition = withTabs(row.known, { [composition]: { tabs: 1, loaded } });
    await tx.update(codeErrors).set({ failedTabs }).where(isThis(error));
    // The tab itself is counted when it reports its loads, which may be much later.
    const ran = { releaseId: error.releaseId, composition, tabs: 0, lastAt: at };
    await tx.insert(releaseTabs).values(ran).onConflictDoNothing();
  });
}

/** Removes errors, and counts of tabs, that were last seen before a moment. */
export async function removeCodeErrors(db: Db, before: Date): Promise<void> {
  await db.delete(codeErrors).where(lt(codeErrors.lastAt, before));
  await db.delete(releaseTabs).where(lt(releaseTabs.lastAt, before));
}
