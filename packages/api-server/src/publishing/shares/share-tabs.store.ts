import { SHARE_RULE, type ShareSide, type Sides } from '@portal/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { shareTabs } from '../../platform/db/tables';

type Tab = typeof shareTabs.$inferSelect;

const isOfNetwork = ({ shareId, isNew, network }: Tab) =>
  and(eq(shareTabs.shareId, shareId), eq(shareTabs.isNew, isNew), eq(shareTabs.network, network));

async function isKnown(tx: Db, { shareId, tab }: Tab): Promise<boolean> {
  return (await tx.$count(shareTabs, and(eq(shareTabs.shareId, shareId), eq(shareTabs.tab, tab)))) > 0;
}

/**
 * Records a tab, or the failure of a recorded one. Only the first tabs of a network count, so that no single network decides
 * a share. The caller locks the share, as concurrent reports would exceed that limit.
 */
export async function noteTab(tx: Db, tab: Tab): Promise<void> {
  const isFull = (await tx.$count(shareTabs, isOfNetwork(tab))) >= SHARE_RULE.tabsPerNetwork;
  if (isFull && !(await isKnown(tx, tab))) return;
  await tx
    .insert(shareTabs)
    .values(tab)
    .onConflictDoUpdate({
      target: [shareTabs.shareId, shareTabs.tab],
      set: {
        failedToLoad: sql`${shareTabs.failedToLoad} or excluded.failed_to_load`,
        failedInCode: sql`${shareTabs.failedInCode} or excluded.failed_in_code`,
      },
      // A tab keeps its side and its network, so that no report can change the tab of another user.
      setWhere: sql`${shareTabs.isNew} = excluded.is_new and ${shareTabs.network} = excluded.network`,
    });
}

const NOTHING: ShareSide = { tabs: 0, failed: 0, failed_to_load: 0, failed_in_code: 0, failed_networks: 0 };

/** The counts of both sides of a share. */
export async function countSides(db: Db, shareId: string): Promise<Sides<ShareSide>> {
  const { isNew, network, failedToLoad, failedInCode } = shareTabs;
  const hasFailed = sql`${failedToLoad} or ${failedInCode}`;
  const rows = await db
    .select({
      isNew,
      tabs: count(),
      failed: sql<number>`count(*) filter (where ${hasFailed})::int`,
      failed_to_load: sql<number>`count(*) filter (where ${failedToLoad})::int`,
      failed_in_code: sql<number>`count(*) filter (where ${failedInCode})::int`,
      failed_networks: sql<number>`(count(distinct ${network}) filter (where ${hasFailed}))::int`,
    })
    .from(shareTabs)
    .where(eq(shareTabs.shareId, shareId))
    .groupBy(isNew);
  const sideOf = (isOfNew: boolean): ShareSide => {
    const found = rows.find((row) => row.isNew === isOfNew);
    if (!found) return NOTHING;
    const { isNew: _side, ...side } = found;
    return side;
  };
  return { new: sideOf(true), rest: sideOf(false) };
}

/** Deletes the tabs of a share. */
export async function forgetTabs(tx: Db, shareId: string): Promise<void> {
  await tx.delete(shareTabs).where(eq(shareTabs.shareId, shareId));
}
