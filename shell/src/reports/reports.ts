import { addressOf, post } from '@portal/api-slice';
import type { Fault, LoadReport } from '@portal/domain';
import { composition } from '../composition';
import { partAtFault } from '../remotes/classify';
import type { Failure } from './code-errors';
import type { Seen } from './share-reports';
import { createLoadReports } from './load-reports';

const REPORT = post('/load-reports');

/**
 * A beacon outlives the tab, does not block it, and fails silently. Offline it would be lost, so the report stays
 * queued.
 */
const send = (report: LoadReport): boolean =>
  navigator.onLine &&
  navigator.sendBeacon(addressOf(REPORT), new Blob([JSON.stringify(report)], { type: 'application/json' }));

/** In a tab that belongs to a share, on either side, the code for its reports is loaded with the first event. */
function noteForShares(seen: Seen): void {
  const { shares } = composition();
  if (shares)
    import('./share-reports').then(
      (module) => module.noteForShares(shares, seen),
      () => {},
    );
}

export const reports = createLoadReports({ composition, send, onSeen: noteForShares });

/**
 * Reports an error in the code of a part, and returns whether it was the portal's. The code for that is loaded with the
 * first error; a failure to load it is ignored.
 */
const reportFailure = (failure: Failure): Promise<boolean> =>
  import('./code-errors').then(({ reportCodeError }) => reportCodeError(failure, reports.loaded())).catch(() => false);

const reportUncaught = (failure: Failure): void =>
  void reportFailure(failure).then((isOurs) => isOurs && noteForShares({ outcome: 'failed-in-code' }));

/** Reports uncaught errors in handlers and timers, and unhandled rejections. */
export function watchErrors(): void {
  window.addEventListener('error', reportUncaught);
  window.addEventListener('unhandledrejection', reportUncaught);
}

/**
 * Reports that a page of a part failed, for the part whose files or code are at fault, with the position where its code
 * threw.
 */
export function reportFault(part: string, fault: Fault, error: unknown): void {
  // This counts the tab as failed in its shares, once.
  reports.fault(partAtFault(part, error), fault);
  if (fault.startsWith('threw')) void reportFailure({ error, part });
}

/**
 * Flushes the queue when the tab is hidden, since it may never become visible again, and when the network is available
 * again.
 */
export function sendReportsInTime(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reports.flush());
  window.addEventListener('pagehide', reports.flush);
  window.addEventListener('online', reports.flush);
}
