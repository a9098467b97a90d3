import { loadStep, type LoadOutcome, type LoadReport } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { clientNetworkOf, widestNetworkOf } from '../../platform/limits/client-network';
import { countTowards, isWithin } from '../../platform/limits/limits';
import { addCounts, countTab, findReleaseIds, type Counted } from './load-reports.store';

interface Seen {
  part: string;
  hash: string;
  outcome: LoadOutcome;
  step: number;
}

const seenIn = ({ loads, faults }: LoadReport): Seen[] => [
  ...loads.map(({ part, hash, ms }) => ({ part, hash, outcome: 'loaded' as const, step: loadStep(ms) })),
  ...faults.map(({ part, hash, fault }) => ({ part, hash, outcome: fault, step: 0 })),
];

const releaseIn = ({ part, hash }: Pick<Seen, 'part' | 'hash'>) => `${part}/${hash}`;

/** Each outcome of a release once: a tab loads it once, and what it repeats says nothing new. Unknown releases are ignored. */
function tally(seen: readonly Seen[], ids: ReadonlyMap<string, string>): Counted[] {
  const counts = new Map<string, Counted>();
  for (const { outcome, step, ...release } of seen) {
    const releaseId = ids.get(releaseIn(release));
    const key = `${releaseId} ${outcome}`;
    if (releaseId !== undefined && !counts.has(key)) counts.set(key, { releaseId, outcome, step, count: 1 });
  }
  // In a fixed order, so that concurrent reports cannot deadlock.
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
}

/**
 * Counts a browser's report, unless its network has sent many within the hour. The address is only used for the limits
 * and is not stored with the counts.
 */
export async function countReport(context: Context, report: LoadReport, ip: string | undefined): Promise<void> {
  const { db, now } = context;
  await countTowards(context, 'loadReports', [clientNetworkOf(ip)]);
  if (!(await isWithin(context, 'countedLoadReports', [widestNetworkOf(ip)]))) return;
  const seen = seenIn(report);
  const known = await findReleaseIds(db, seen);
  const ids = new Map(known.map(({ id, ...release }) => [releaseIn(release), id]));
  const counted = tally(seen, ids);
  const tab = { at: now(), composition: report.composition };
  await addCounts(db, counted, tab);
  const loaded = counted.filter(({ outcome }) => outcome === 'loaded').map(({ releaseId }) => releaseId);
  await countTab(db, [...new Set(loaded)], tab);
}
