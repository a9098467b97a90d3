import type { Fault } from '@portal/domain';
import type { Answer, Evidence } from './fault';
import { LoadFault } from './fault';

/** Uses the probe's answer, since the browser's error event is the same for all of these. */
function classifyAnswer({ status, contentType, isIntact }: Answer): Fault {
  if (status === 0) return 'unreachable';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 400) return 'refused';
  if (!contentType.includes('javascript')) return 'not-a-script';
  // A good answer now means that the first one was lost in transit.
  return isIntact ? 'unreachable' : 'altered';
}

/** The error with which chunks of a remote and of the shell fail. */
interface ChunkError extends Error {
  type?: unknown;
  /** Address of the chunk. */
  request?: unknown;
}

const isChunkError = (error: unknown): error is ChunkError => error instanceof Error && error.name === 'ChunkLoadError';

const THREW = { init: 'threw-on-init', page: 'threw-on-load', render: 'threw-on-render' } as const;

function classifyEvidence(evidence: Evidence, isOnline: boolean): Fault {
  switch (evidence.stage) {
    case 'contract':
      return 'unfit-contract';
    case 'entry':
      return evidence.seen === 'failed' ? classifyAnswer(evidence.answer) : 'threw-on-load';
    case 'component':
      return 'no-component';
    case 'waiting':
      return 'too-slow';
    default:
      if (!isChunkError(evidence.error)) return THREW[evidence.stage];
      if (evidence.error.type === 'timeout') return 'too-slow';
      return isOnline ? 'part-missing' : 'unreachable';
  }
}

/**
 * The kind of fault of an error, just after it happened. An error outside the stages of the loader was thrown by the
 * part itself while it loaded.
 */
export const classify = (error: unknown, isOnline = navigator.onLine): Fault =>
  error instanceof LoadFault ? classifyEvidence(error.evidence, isOnline) : 'threw-on-load';

/** The part whose files failed: a page of a remote also uses chunk groups of the shell. */
export function partAtFault(part: string, error: unknown): string {
  const cause = error instanceof LoadFault ? error.cause : error;
  const address = isChunkError(cause) ? String(cause.request) : '';
  return /\/releases\/([^/]+)\//.exec(address)?.[1] ?? part;
}
