import type { Fault, LoadReport } from '@portal/domain';
import type { Composition } from '@portal/portal-contract';

/** Reports loads and failures of the portal's parts to the server, without information about the user. */
export interface LoadReports {
  /** A part failed; sent at once, together with everything queued. */
  fault: (part: string, fault: Fault) => void;
  /** A part became ready; `ms` is the time since it was requested. Only the first call per part counts. */
  load: (part: string, ms: number) => void;
  /** The parts that became ready in this tab. */
  loaded: () => readonly string[];
  /** Sends the queue: the tab may be about to close, or the network is available again. */
  flush: () => void;
}

/** Dependencies of the reports. */
export interface LoadReportsDeps {
  composition: () => Pick<Composition, 'id' | 'shell' | 'remotes' | 'development' | 'preview'>;
  /** Passes a report to the browser; `false` if it cannot be queued now. */
  send: (report: LoadReport) => boolean;
  /** Called immediately for each load and each failure. */
  onSeen?: (seen: { part: string; hash: string; outcome: 'loaded' | 'failed-to-load' }) => void;
}

/** The server's limit for one report. */
const MAX_ENTRIES = 20;
const LONGEST_MS = 1_000_000;
/** The format that the server requires of a release's hash. */
const HASH = /^[0-9a-f]{16,64}$/;

/** Creates a queue of reports. */
export function createLoadReports({ composition, send, onSeen }: LoadReportsDeps): LoadReports {
  const loaded = new Set<string>();
  let queue: Pick<LoadReport, 'loads' | 'faults'> = { loads: [], faults: [] };

  /** The release of a part in this tab; `null` if it was never released, has no valid hash or is previewed. */
  function releaseOf(part: string): { part: string; hash: string } | null {
    const { shell, remotes, development, preview } = composition();
    // A preview may fail, and its failures do not concern the live portal.
    if (preview) return null;
    const { hash } = (part === 'shell' ? shell : remotes[part]) ?? {};
    return hash !== undefined && HASH.test(hash) && !development?.includes(part) ? { part, hash } : null;
  }

  const isFull = () => queue.loads.length + queue.faults.length >= MAX_ENTRIES;

  function flush() {
    if (queue.loads.length + queue.faults.length === 0) return;
    if (send({ composition: composition().id, ...queue })) queue = { loads: [], faults: [] };
  }

  return {
    fault(part, fault) {
      const release = releaseOf(part);
      if (release) onSeen?.({ ...release, outcome: 'failed-to-load' });
      if (release && !isFull()) queue.faults.push({ ...release, fault });
      flush();
    },
    load(part, ms) {
      const release = releaseOf(part);
      if (!release || loaded.has(part) || isFull()) return;
      loaded.add(part);
      onSeen?.({ ...release, outcome: 'loaded' });
      queue.loads.push({ ...release, ms: Math.min(Math.round(ms), LONGEST_MS) });
    },
    loaded: () => [...loaded],
    flush,
  };
}
