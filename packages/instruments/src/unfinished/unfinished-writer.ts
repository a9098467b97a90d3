import type { UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';

/** What became of what was typed, on the server. */
export type Keeping =
  | { state: 'idle' }
  /** Epoch milliseconds. */
  | { state: 'kept'; at: number }
  | { state: 'failed' }
  /** Somebody typed on elsewhere; `null` where the copy is saved or discarded. */
  | { state: 'conflict'; theirs: UnfinishedCopy | null };

/** The calls for the unfinished copy of a form. */
export interface CopyCalls {
  keep: (
    version: number,
    values: object,
    outlivesPage?: boolean,
  ) => Promise<
    | { state: 'kept'; copy: UnfinishedInstrument }
    | { state: 'conflict'; theirs: UnfinishedCopy | null }
    | { state: 'failed' }
  >;
  discard: () => Promise<boolean>;
}

/** What a writer goes on from. */
export interface WriterStart {
  calls: CopyCalls;
  /** Of the copy on the server; 0 while there is none. */
  version: number;
  /** What that copy holds. */
  kept: object | null;
  /** The copy is another one than was typed on here: nothing is sent before it is chosen between the two. */
  isOther: boolean;
  onKeeping: (keeping: Keeping) => void;
  onVersion: (version: number) => void;
}

const PAUSE_MS = 1500;
const RETRY_MS = [5000, 15_000, 60_000] as const;

/** Keeps what is typed on a server: after a pause, one save at a time, and again where one failed. */
export interface UnfinishedWriter {
  type: (values: object) => void;
  /** Sends at once what waits for a pause. */
  flush: (outlivesPage?: boolean) => void;
  /** Sends nothing while the form itself is saved; resolves once nothing is under way. */
  pause: () => Promise<void>;
  /** The form was not saved: goes on with what is typed by now. */
  resume: (values: object) => void;
  /** Puts what is typed here in the place of another state of the copy; where that is gone, it is a new copy. */
  keepMine: (theirs: UnfinishedCopy | null) => void;
  /** Goes on from that other state: what was typed here is no longer wanted. */
  takeTheirs: (theirs: UnfinishedCopy | null) => void;
  /** What was typed is saved: the copy went with that. */
  forget: () => void;
  discard: () => Promise<void>;
}

const textOf = (values: object | null) => JSON.stringify(values);

/** Makes the writer of a form. */
export function unfinishedWriter({ calls, onKeeping, onVersion, ...start }: WriterStart): UnfinishedWriter {
  let { version } = start;
  let kept = textOf(start.kept);
  let typed: object | null = null;
  let isHeld = start.isOther;
  let isPaused = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let generation = 0;

  const goOn = (next: number, values: object | null) => {
    version = next;
    kept = textOf(values);
    onVersion(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => send(), ms);
  };

  async function sendNow(values: object, outlivesPage: boolean) {
    const asked = generation;
    const answer = await calls.keep(version, values, outlivesPage);
    if (asked !== generation) return;
    if (answer.state === 'failed') {
      const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? PAUSE_MS;
      failures += 1;
      onKeeping({ state: 'failed' });
      later(wait);
      return;
    }
    failures = 0;
    if (answer.state === 'conflict') {
      isHeld = true;
      onKeeping(answer);
      return;
    }
    goOn(answer.copy.version, values);
    onKeeping({ state: 'kept', at: Date.now() });
  }

  function send(outlivesPage = false) {
    stopTimer();
    const values = typed;
    if (values === null || isHeld || isPaused || underWay || textOf(values) === kept) return;
    underWay = sendNow(values, outlivesPage).finally(() => {
      underWay = null;
      // Typed while the save was under way.
      if (timer === undefined && !isHeld && !isPaused && typed !== null && typed !== values) later(PAUSE_MS);
    });
  }

  function stopTimer() {
    clearTimeout(timer);
    timer = undefined;
  }

  function clear() {
    generation += 1;
    stopTimer();
    typed = null;
  }

  function type(values: object) {
    typed = values;
    if (!isHeld && !isPaused && textOf(values) !== kept) later(PAUSE_MS);
  }

  function settleOn(theirs: UnfinishedCopy | null) {
    isHeld = false;
    goOn(theirs?.version ?? 0, theirs?.values ?? null);
    onKeeping({ state: 'idle' });
  }

  return {
    type,
    flush(outlivesPage = false) {
      if (timer !== undefined) send(outlivesPage);
    },
    async pause() {
      isPaused = true;
      await underWay;
      stopTimer();
    },
    resume(values) {
      isPaused = false;
      type(values);
    },
    keepMine(theirs) {
      settleOn(theirs);
      send();
    },
    takeTheirs(theirs) {
      typed = null;
      settleOn(theirs);
    },
    forget() {
      clear();
      isPaused = false;
      isHeld = false;
      goOn(0, null);
      onKeeping({ state: 'idle' });
    },
    async discard() {
      clear();
      await underWay;
      isHeld = false;
      const wasKept = version > 0;
      goOn(0, null);
      onKeeping({ state: 'idle' });
      if (wasKept) await calls.discard();
    },
  };
}
