/** A position in a file of a release. */
export interface Frame {
  part: string;
  hash: string;
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
}

/** A file of a release in a stack, with line and column; a retry requests its script under a different URL. */
const FRAME =
  /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{16,64})\/([\w@-][\w.@-]*\.js)(?:\?attempt=\d+)?:(\d+):(\d+)/;

/** Code that a browser extension has added to the page. */
const EXTENSION = /-extension:\/\//;

const toFrame = ([, part = '', hash = '', file = '', line, column]: RegExpExecArray): Frame => ({
  part,
  hash,
  file,
  line: Number(line),
  column: Number(column),
});

/**
 * The first position in a stack that is in a release of this portal, or in that of the given part. `null` if there is
 * none, or if a browser extension threw the error.
 */
export function ownFrame(stack: string, { origin = window.location.origin, part = '' } = {}): Frame | null {
  for (const line of stack.split('\n')) {
    if (EXTENSION.test(line)) return null;
    const found = line.includes(`${origin}/releases/${part}`) ? FRAME.exec(line) : null;
    if (found && (part === '' || found[1] === part)) return toFrame(found);
  }
  return null;
}
