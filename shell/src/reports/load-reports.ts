import type { Fault, LoadReport } from '@portal/domain';
import type { Composition } from '@portal/portal-contract';

/** What happens to the parts of the portal in this tab, told to the server; nothing in it is about a person. */
export interface LoadReports {
  /** A part failed; this is sent at once, with what has been kept for later. */
  fault: (part: string, fault: Fault) => void;
  /** A part could run, so many milliseconds after it was asked for. Only the first time counts. */
  load: (part: string, ms: number) => void;
  /** Sends what has been kept: the tab may be gone in a moment, or the network is there again. */
  flush: () => void;
}

/** What the reports are about, and how they leave. */
export interface LoadReportsDeps {
  composition: () => Pick<Composition, 'id' | 'shell' | 'remotes' | 'development'>;
  /** Hands a report to the browser; false when it takes none now. */
  send: (report: LoadReport) => boolean;
}

/** The server takes no more in one report. */
const MAX_ENTRIES = 20;
const LONGEST_MS = 1_000_000;
/** What the server knows as the hash of a release. */
const HASH = /^[0-9a-f]{16,64}$/;

/** Keeps what there is to report until it can be sent. */
export function createLoadReports({ composition, send }: LoadReportsDeps): LoadReports {
  const loaded = new Set<string>();
  let kept: Pick<LoadReport, 'loads' | 'faults'> = { loads: [], faults: [] };

  /** The release of a part that runs here; null for what never was released, or cannot be named. */
  function releaseOf(part: string): { part: string; hash: string } | null {
    const { shell, remotes, development } = composition();
    const { hash } = (part === 'shell' ? shell : remotes[part]) ?? {};
    return hash !== undefined && HASH.test(hash) && !development?.includes(part) ? { part, hash } : null;
  }

  const isFull = () => kept.loads.length + kept.faults.length >= MAX_ENTRIES;

  function flush() {
    if (kept.loads.length + kept.faults.length === 0) return;
    if (send({ composition: composition().id, ...kept })) kept = { loads: [], faults: [] };
  }

  return {
    fault(part, fault) {
      const release = releaseOf(part);
      if (release && !isFull()) kept.faults.push({ ...release, fault });
      flush();
    },
    load(part, ms) {
      const release = releaseOf(part);
      if (!release || loaded.has(part) || isFull()) return;
      loaded.add(part);
      kept.loads.push({ ...release, ms: Math.min(Math.round(ms), LONGEST_MS) });
    },
    flush,
  };
}
