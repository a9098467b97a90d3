import type { ShareReport } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import { digestOf } from '../../platform/digest/digest';
import { countTowards } from '../../platform/limits/limits';
import { currentReleases } from '../releases/releases.store';
import type { PublishingContext } from '../releases/release-files';
import { noteTab } from '../shares/share-tabs.store';
import { lockShare, type StoredShare } from '../shares/shares.store';
import { decideShare } from './end-share.service';

/** The range of a network: the holder of one address usually has others beside it, and very many in IPv6. */
export const neighbourhoodOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');

/** The side of a tab by the release that it has; null if another release is live by now. */
function sideOf(
  { part, hash }: ShareReport,
  { parts }: StoredShare,
  live: readonly { part: string; hash: string }[],
): boolean | null {
  const shared = parts.find(({ name }) => name === part);
  if (!shared) return null;
  if (shared.hash === hash) return true;
  return live.some((release) => release.part === part && release.hash === hash) ? false : null;
}

/**
 * Counts a report of a tab in a share, and applies the rule of the share. The network is used for rate limiting and for
 * the limit of tabs per range; a digest of it is kept while the share is running.
 */
export async function countShareReport(
  context: PublishingContext,
  report: ShareReport,
  network: string,
): Promise<void> {
  await countTowards(context, 'shareReports', [network]);
  const { tab, failed_to_load: failedToLoad, failed_in_code: failedInCode } = report;
  const share = await transaction(context.db, async (tx) => {
    const found = await lockShare(tx, report.share);
    const isNew = found && sideOf(report, found, await currentReleases(tx));
    if (!found || isNew === null) return null;
    const digest = digestOf(`${found.salt} ${neighbourhoodOf(network)}`);
    await noteTab(tx, { shareId: found.id, tab, isNew, network: digest, failedToLoad, failedInCode });
    return found;
  });
  if (share) await decideShare(context, share);
}
