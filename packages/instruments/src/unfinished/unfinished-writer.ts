import type { UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';
import { isSameInput } from './is-same-input';

/** The state of the unfinished copy on the server. */
export type Keeping =
  | { state: 'idle' }
  /** `at`: epoch milliseconds. */
  | { state: 'kept'; at: number }
  | { state: 'failed' }
  /** The copy was changed elsewhere; `theirs` is `null` if it was saved or discarded there. */
  | { state: 'conflict'; theirs: UnfinishedCopy | null };

/** The calls for the unfinished copy of a form. */
export interface CopyCalls {
  /** The copy, or `null` if there is none; rejects if the request fails. */
  read: () => Promise<UnfinishedCopy | null>;
  keep: (
    version: number,
    values: object,
    outlivesPage?: boolean,
  ) => Promise<
    | { state: 'kept'; copy: UnfinishedInstrument }
    | { state: 'conflict'; theirs: UnfinishedCopy | null }
    | { state: 'failed' }
  >;
  /** Removes this version of the copy; a later one, typed elsewhere, stays. */
  discard: (version: number) => Promise<boolean>;
}

/** The initial state of a writer. */
export interface WriterStart {
  calls: CopyCalls;
  /** Version of the copy on the server; 0 if there is none. */
  version: number;
  /** The values of that copy. */
  kept: object | null;
  /** Present if the copy differs from the one last edited here; nothing is sent until the user chooses between them. */
  other: { theirs: UnfinishedCopy | null } | null;
  onKeeping: (keeping: Keeping) => void;
  onVersion: (version: number, kept: object | null) => void;
}

const PAUSE_MS = 1500;
const RETRY_MS = [5000, 15_000, 60_000] as const;

/** Keeps input on the server: after a pause in typing, one save at a time, with retries after failures. */
export interface UnfinishedWriter {
  type: (values: object) => void;
  /** Sends pending input immediately. */
  flush: (outlivesPage?: boolean) => void;
  /** Stops sending while the form is saved; resolves once no request is under way. */
  pause: () => Promise<void>;
  /** Resumes with the current input after the form could not be saved. */
  resume: (values: object) => void;
  /** Replaces the other state of the copy with the input here; creates a copy if the other is gone. */
  keepMine: (theirs: UnfinishedCopy | null) => void;
  /** Continues from the other state and drops the input here. */
  takeTheirs: (theirs: UnfinishedCopy | null) => void;
  /** Asks again which state is to be kept, after taking the other one was undone. */
  askAgain: (theirs: UnfinishedCopy | null, values: object) => void;
  /** During a conflict, reads the other state again, which may have changed since. */
  lookAgain: () => Promise<void>;
  /** Called after the form was saved, which removes the copy on the server. */
  forget: () => void;
  /** Drops the input here, and the copy on the server unless it was typed on elsewhere. */
  discard: () => Promise<void>;
}

const textOf = (values: object | null) => JSON.stringify(values);

/** Creates the writer of a form. */
export function unfinishedWriter({ calls, onKeeping, onVersion, ...start }: WriterStart): UnfinishedWriter {
  let { version } = start;
  let kept = textOf(start.kept);
  let typed: object | null = null;
  let isHeld = start.other !== null;
  let other = start.other?.theirs ?? null;
  let isPaused = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let generation = 0;

  const goOn = (next: number, values: object | null) => {
    version = next;
    kept = textOf(values);
    onVersion(next, values);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => send(), ms);
  };

  const ask = (theirs: UnfinishedCopy | null) => {
    isHeld = true;
    other = theirs;
    onKeeping({ state: 'conflict', theirs });
  };

  async function sendNow(values: object, outlivesPage: boolean) {
    const asked = generation;
    const answer = await calls.keep(version, values, outlivesPage);
    if (asked !== generation) {
      // Discarded meanwhile: what was stored with this request goes too, but not what others typed.
      if (answer.state === 'kept') ({ version } = answer.copy);
      isHeld ||= answer.state === 'conflict';
      return;
    }
    if (answer.state === 'failed') {
      const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? PAUSE_MS;
      failures += 1;
      onKeeping({ state: 'failed' });
      later(wait);
      return;
    }
    failures = 0;
    if (answer.state === 'conflict' && !isSameInput(answer.theirs?.values ?? null, values)) {
      ask(answer.theirs);
      return;
    }
    goOn((answer.state === 'kept' ? answer.copy : answer.theirs)?.version ?? 0, values);
    onKeeping({ state: 'kept', at: Date.now() });
  }

  function send(outlivesPage = false) {
    stopTimer();
    const values = typed;
    if (isHeld) void lookAgain();
    if (values === null || isHeld || isPaused || underWay || textOf(values) === kept) return;
    underWay = sendNow(values, outlivesPage).finally(() => {
      underWay = null;
      // Input may have changed while the save was under way.
      if (timer === undefined && !isHeld && !isPaused && typed !== null && typed !== values) later(PAUSE_MS);
    });
  }

  async function lookAgain() {
    if (!isHeld) return;
    const known = other;
    // Without an answer, the choice remains between the states that are known.
    const now = await calls.read().catch(() => known);
    if (isHeld && other === known && now?.version !== known?.version) ask(now);
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
    if (!isPaused && textOf(values) !== kept) later(PAUSE_MS);
  }

  function settleOn(theirs: UnfinishedCopy | null) {
    isHeld = false;
    goOn(theirs?.version ?? 0, theirs?.values ?? null);
    onKeeping({ state: 'idle' });
  }

  return {
    type,
    flush(outlivesPage = false) {
      if (timer !== undefined && !isHeld) send(outlivesPage);
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
      stopTimer();
      typed = null;
      settleOn(theirs);
    },
    askAgain(theirs, values) {
      stopTimer();
      typed = values;
      ask(theirs);
    },
    lookAgain,
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
      const own = isHeld ? 0 : version;
      isHeld = false;
      goOn(0, null);
      onKeeping({ state: 'idle' });
      if (own === 0) return;
      // What is taken back meanwhile is sent after this.
      underWay = calls
        .discard(own)
        .then(() => undefined)
        .finally(() => {
          underWay = null;
          if (typed !== null) later(PAUSE_MS);
        });
      await underWay;
    },
  };
}
