/** The server's answer to a probe for a script that did not load. */
export interface Answer {
  /** HTTP status; 0 without an answer. */
  status: number;
  contentType: string;
  /** Whether the content is the one that was released. */
  isIntact: boolean;
}

/** The stage at which loading a remote failed, and the evidence seen there. */
export type Evidence =
  | { stage: 'contract' }
  | { stage: 'entry'; seen: 'failed'; answer: Answer }
  | { stage: 'entry'; seen: 'no-container' }
  | { stage: 'init' | 'page' | 'render'; error: unknown }
  | { stage: 'component' }
  | { stage: 'waiting' };

/** A remote, or one of its pages, could not be loaded or shown. */
export class LoadFault extends Error {
  override name = 'LoadFault';

  constructor(readonly evidence: Evidence) {
    super(`The remote failed at ${evidence.stage}`, 'error' in evidence ? { cause: evidence.error } : {});
  }
}
