import { addressOf, post } from '@portal/api-slice';
import type { Fault, LoadReport } from '@portal/domain';
import { composition } from '../composition';
import { partAtFault } from '../remotes/classify';
import { LoadFault } from '../remotes/fault';
import { createLoadReports } from './load-reports';
import { reportError } from './watch-errors';

const REPORT = post('/load-reports');

/**
 * A beacon outlives the tab, does not block it, and fails silently. Offline it would be lost, so the report stays
 * queued.
 */
const send = (report: LoadReport): boolean =>
  navigator.onLine &&
  navigator.sendBeacon(addressOf(REPORT), new Blob([JSON.stringify(report)], { type: 'application/json' }));

export const reports = createLoadReports({ composition, send });

/** Reports that a page of a part failed, for the part whose files or code are at fault, and where its code threw. */
export function reportFault(part: string, fault: Fault, error: unknown): void {
  reports.fault(partAtFault(part, error), fault);
  if (fault.startsWith('threw')) reportError(error instanceof LoadFault ? error.cause : error, part);
}

/** Flushes the queue when the tab is hidden, for it may never come back, and when the network is available again. */
export function sendReportsInTime(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reports.flush());
  window.addEventListener('pagehide', reports.flush);
  window.addEventListener('online', reports.flush);
}
