import { addressOf, post } from '@portal/api-slice';
import type { ShareReport } from '@portal/domain';
import type { Composition } from '@portal/portal-contract';

const REPORT = post('/share-reports');

/** An event of a part in this tab: it became ready, it failed to load or render, or its code failed afterwards. */
export type Seen = { part: string; hash: string; outcome: 'loaded' | 'failed-to-load' } | { outcome: 'failed-in-code' };

/** Reports to the server the state of this tab in each share that it belongs to. */
export interface ShareReports {
  note: (seen: Seen) => void;
}

interface Deps {
  shares: NonNullable<Composition['shares']>;
  send: (report: ShareReport) => void;
  /** A random number that identifies this tab, in hexadecimal. */
  tab: string;
}

/** Creates the reports of one tab. The tab counts once a part of the share has been loaded or has failed. */
export function createShareReports({ shares, send, tab }: Deps): ShareReports {
  const states = new Map<string, ShareReport>();

  function noteIn({ id, parts }: Deps['shares'][number], seen: Seen) {
    const before = states.get(id);
    const own = 'part' in seen && parts.includes(seen.part) ? { part: seen.part, hash: seen.hash } : null;
    const begun = before ?? (own && { share: id, tab, ...own, failed_to_load: false, failed_in_code: false });
    // Errors before a page of the share's parts was opened are unrelated to them.
    if (!begun) return;
    const after = {
      ...begun,
      failed_to_load: begun.failed_to_load || seen.outcome === 'failed-to-load',
      failed_in_code: begun.failed_in_code || seen.outcome === 'failed-in-code',
    };
    states.set(id, after);
    const isNews = !before || JSON.stringify(before) !== JSON.stringify(after);
    if (isNews) send(after);
  }

  return { note: (seen) => shares.forEach((share) => noteIn(share, seen)) };
}

const randomTab = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function sendBeacon(report: ShareReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const leave = () => void navigator.sendBeacon(addressOf(REPORT), body);
  if (navigator.onLine) leave();
  else window.addEventListener('online', leave, { once: true });
}

let own: ShareReports | undefined;

/** Records an event in this tab. */
export function noteForShares(shares: Deps['shares'], seen: Seen): void {
  own ??= createShareReports({ shares, send: sendBeacon, tab: randomTab() });
  own.note(seen);
}
