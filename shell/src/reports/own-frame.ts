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

/** A line of a stack of Chromium, whose stacks begin with the message of the error. */
const AFTER_MESSAGE = /^\s+at /;

/**
 * The lines of a stack, without the message before them: it may contain what a person typed, even a stack. Chromium has
 * no more lines than its limit.
 */
function linesOf(stack: string): string[] {
  const { stackTraceLimit = 10 } = Error as { stackTraceLimit?: number };
  const lines = stack.split('\n');
  const message = lines.findLastIndex((line) => line.trim() !== '' && !AFTER_MESSAGE.test(line));
  const isChromium = lines.slice(message + 1).some((line) => AFTER_MESSAGE.test(line));
  return isChromium ? lines.slice(message + 1).slice(-stackTraceLimit) : lines;
}

export interface Sought {
  origin?: string;
  /** The parts whose code can have run; all if unknown. */
  parts?: readonly string[];
}

/**
 * The first position in a stack that is in a release of this portal. `null` if there is none, or if a browser extension
 * threw the error.
 */
export function ownFrame(stack: string, { origin = window.location.origin, parts }: Sought = {}): Frame | null {
  for (const line of linesOf(stack)) {
    if (EXTENSION.test(line)) return null;
    const found = line.includes(`${origin}/releases/`) ? FRAME.exec(line) : null;
    if (found && (!parts || parts.includes(found[1] ?? ''))) return toFrame(found);
  }
  return null;
}
