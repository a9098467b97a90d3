import type { Fault, LoadReport } from '@portal/domain';
import { composition } from '../composition';
import { partAtFault } from '../remotes/classify';
import { createLoadReports } from './load-reports';

/**
 * A beacon outlives the tab and never disturbs it: nothing waits for its answer, and its failure stays silent. Without a
 * network it would be lost, so then the report is kept.
 */
const send = (report: LoadReport): boolean =>
  navigator.onLine &&
  navigator.sendBeacon('/api/load-reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));

/** The reports of this tab. */
export const reports = createLoadReports({ composition, send });

/** Reports that a page of a part failed, in the name of the part whose files or code did. */
export const reportFault = (part: string, fault: Fault, error: unknown): void =>
  reports.fault(partAtFault(part, error), fault);

/** Sends what is kept when the tab goes out of sight, for it may never come back, and when there is a network again. */
export function sendReportsInTime(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reports.flush());
  window.addEventListener('pagehide', reports.flush);
  window.addEventListener('online', reports.flush);
}
