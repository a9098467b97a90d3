import type { Answer, Evidence } from './fault';
import { LoadFault } from './fault';

/** Kinds of faults, named after what happened and not after what to do about it. */
export type FaultClass =
  | 'unfit-contract'
  | 'unreachable'
  | 'missing'
  | 'refused'
  | 'not-a-script'
  | 'altered'
  | 'too-slow'
  | 'threw-on-load'
  | 'threw-on-init'
  | 'threw-on-render'
  | 'part-missing'
  | 'no-component';

/** The answer says what the browser's error event does not: the event is the same for all of these. */
function classifyAnswer({ status, contentType, isIntact }: Answer): FaultClass {
  if (status === 0) return 'unreachable';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 400) return 'refused';
  if (!contentType.includes('javascript')) return 'not-a-script';
  // A good answer now means that the first one was lost on the way.
  return isIntact ? 'unreachable' : 'altered';
}

/** Chunks of a remote and of the shell fail with this error, whichever of them asked. */
const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

const isChunkTimeout = (error: unknown) =>
  isChunkError(error) && error instanceof Error && 'type' in error && error.type === 'timeout';

const THREW = { init: 'threw-on-init', page: 'threw-on-load', render: 'threw-on-render' } as const;

function classifyEvidence(evidence: Evidence): FaultClass {
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
      if (isChunkTimeout(evidence.error)) return 'too-slow';
      return isChunkError(evidence.error) ? 'part-missing' : THREW[evidence.stage];
  }
}

/** Says what kind of fault an error is. Anything that no stage of the loader explains threw while it was loaded. */
export const classify = (error: unknown): FaultClass =>
  error instanceof LoadFault ? classifyEvidence(error.evidence) : 'threw-on-load';
