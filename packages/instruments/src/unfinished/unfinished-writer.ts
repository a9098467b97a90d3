import type { InstrumentKind, UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';
import type { DraftBase } from '@portal/ui/form';
import { isSameInput } from './is-same-input';
import { baseOnceBack, changedElsewhere, continuedWith, gone, mergedWith } from './known-copy';
import type { KnownCopy } from './known-copy';

/** The state of the unfinished copy on the server. */
export type Keeping =
  | { state: 'idle' }
  /** `at`: epoch milliseconds. */
  | { state: 'kept'; at: number; elsewhere: Elsewhere | null }
  | { state: 'failed' }
  | Conflict;

/** What happened to a copy elsewhere without a question: its text was merged, or it was saved or discarded. */
export type Elsewhere =
  | {
      is: 'merged';
      kind: InstrumentKind;
      /** The input of the form before. */
      mine: object;
      merged: object;
    }
  | { is: 'gone' };

/** Which text is to be kept of the fields that were changed both here and elsewhere. */
interface Question {
  /** The copy that was changed elsewhere; `null` if it was saved or discarded there. */
  theirs: UnfinishedCopy | null;
  /** The values of `theirs` with those of the form in the fields that are to be chosen; `null` before they are known. */
  contested: object | null;
}

interface Conflict extends Question {
  state: 'conflict';
  /** Whether the copy was changed once more after the user had chosen. */
  isAgain: boolean;
}

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
  /** The values of the form without input. */
  initial: object;
  /** Present if the copy differs from the one last edited here; nothing is sent until the user chooses between them. */
  other: { theirs: UnfinishedCopy | null } | null;
  onKeeping: (keeping: Keeping) => void;
  onVersion: (version: number, kept: object | null) => void;
  /** Called when text from elsewhere belongs into the form, with the input that it was merged with. */
  onMerged: (merged: object, typed: object) => void;
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
  /** Keeps the input here in the fields that both have changed; creates a copy if the other is gone. */
  keepMine: (theirs: UnfinishedCopy | null) => void;
  /**
   * Drops the input here in the fields that both have changed. Returns the values for the form; `null` if the other copy
   * is gone.
   */
  takeTheirs: (theirs: UnfinishedCopy | null) => object | null;
  /** Asks again which state is to be kept, after taking the other one was undone; `before` is what both had continued. */
  askAgain: (theirs: UnfinishedCopy | null, values: object, before: DraftBase) => void;
  /** During a conflict, reads the other state again, which may have changed since. */
  lookAgain: () => Promise<void>;
  /** Called after the form was saved, which removes the copy on the server. */
  forget: () => void;
  /** Drops the input here, and the copy on the server unless it was typed on elsewhere. */
  discard: () => Promise<void>;
  /**
   * Drops the input here only: a copy that the form had found, and text from elsewhere, stay. Returns whether the server
   * has none of the input any more.
   */
  withdraw: () => Promise<boolean>;
}

const textOf = (values: object | null) => JSON.stringify(values);

/** Creates the writer of a form. */
export function unfinishedWriter({
  calls,
  onKeeping,
  onVersion,
  onMerged,
  initial,
  other,
  ...start
}: WriterStart): UnfinishedWriter {
  let copy: KnownCopy = { ...start, initial, found: other ? (other.theirs?.values ?? null) : start.kept };
  /** The open question; nothing is sent until it is answered. */
  let question: Question | null = other && { theirs: other.theirs, contested: null };
  let hasChosen = false;
  let typed: object | null = null;
  /** To be reported with the next state that is kept. */
  let news: Elsewhere | null = null;
  let isPaused = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let generation = 0;

  const isKept = (values: object) => textOf(values) === textOf(copy.kept);
  const goOn = (next: KnownCopy) => {
    copy = next;
    onVersion(copy.version, copy.kept);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => send(), ms);
  };

  const ask = (theirs: UnfinishedCopy | null, contested: object | null = null) => {
    // The same question is not asked anew.
    if (question?.theirs === theirs && textOf(question.contested) === textOf(contested)) return;
    question = { theirs, contested };
    onKeeping({ state: 'conflict', ...question, isAgain: hasChosen });
    hasChosen = false;
  };

  /** The question is answered by what both have by now. */
  const endQuestion = () => {
    if (question) onKeeping({ state: 'idle' });
    question = null;
  };

  const reportKept = () => {
    onKeeping({ state: 'kept', at: Date.now(), elsewhere: news });
    news = null;
    hasChosen = false;
  };

  /** Continues another state of the copy, with these values in the form. */
  function adopt(theirs: UnfinishedCopy, values: object, mine: object) {
    question = null;
    typed = values;
    goOn(continuedWith(copy, theirs, values));
    if (textOf(values) === textOf(mine)) return;
    news = { is: 'merged', kind: theirs.kind, mine, merged: values };
    onMerged(values, mine);
  }

  /** The copy was changed elsewhere: merges both, and asks only about fields that were changed in both. */
  function meet(theirs: UnfinishedCopy | null, mine: object) {
    if (!theirs) {
      // Saved or discarded there: what is typed here is kept again.
      endQuestion();
      news = { is: 'gone' };
      goOn(gone(copy));
      later(0);
      return;
    }
    const merged = mergedWith(copy, theirs, mine);
    if (merged.isContested) return ask(theirs, merged.contested);
    endQuestion();
    adopt(theirs, merged.mine, mine);
    if (isKept(merged.mine)) reportKept();
    else later(0);
  }

  async function sendNow(values: object, outlivesPage: boolean) {
    const begun = generation;
    const answer = await calls.keep(copy.version, values, outlivesPage);
    if (begun !== generation) {
      // Discarded meanwhile: what was stored with this request goes too, but not what others typed.
      if (answer.state === 'kept') copy = { ...copy, version: answer.copy.version, kept: values };
      if (answer.state === 'conflict') question = { theirs: answer.theirs, contested: null };
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
    if (answer.state === 'conflict') {
      meet(answer.theirs, typed ?? values);
      return;
    }
    goOn({ ...copy, version: answer.copy.version, kept: values });
    reportKept();
  }

  function send(outlivesPage = false) {
    stopTimer();
    if (question) {
      // What was typed since the question may be contested as well, or no longer: then it is merged, and sent as such.
      if (typed && question.theirs) meet(question.theirs, typed);
      void lookAgain();
      return;
    }
    const values = typed;
    if (values === null || isPaused || underWay || isKept(values)) return;
    underWay = sendNow(values, outlivesPage).finally(() => {
      underWay = null;
      // Input may have changed while the save was under way.
      if (timer === undefined && !question && !isPaused && typed !== null && typed !== values) later(PAUSE_MS);
    });
  }

  async function lookAgain() {
    if (!question) return;
    const known = question.theirs;
    // Without an answer, the choice remains between the states that are known.
    const now = await calls.read().catch(() => known);
    if (question?.theirs !== known || now?.version === known?.version) return;
    if (typed) meet(now, typed);
    else ask(now);
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
    // The state that the copy had when the form was opened is compared with the first input.
    if (question?.theirs && !question.contested) meet(question.theirs, values);
    else if (!isPaused && !isKept(values)) later(PAUSE_MS);
  }

  function settleOn(theirs: UnfinishedCopy | null) {
    question = null;
    goOn(changedElsewhere(copy, theirs));
  }

  /** Ends the input here; resolves once `end` has brought the copy on the server into the state without it. */
  async function drop<Result>(end: () => Promise<Result>): Promise<Result> {
    // What is taken back meanwhile is sent after this.
    const ended = end();
    underWay = ended
      .then(() => undefined)
      .finally(() => {
        underWay = null;
        if (typed !== null) later(PAUSE_MS);
      });
    await underWay;
    return ended;
  }

  async function discard() {
    clear();
    await underWay;
    const own = question ? 0 : copy.version;
    question = null;
    goOn(gone(copy));
    onKeeping({ state: 'idle' });
    if (own > 0) await drop(() => calls.discard(own));
  }

  /** Takes the input of this form out of the copy, where text from elsewhere stays. Returns whether it is out. */
  async function takeOut(attempts = 3): Promise<boolean> {
    const { version, kept, found } = copy;
    if (version === 0) return true;
    if (found === null || isSameInput(initial, found)) {
      const isDiscarded = await calls.discard(version);
      if (isDiscarded) copy = gone(copy);
      return isDiscarded;
    }
    if (isSameInput(kept, found)) return true;
    const answer = await calls.keep(version, found);
    if (answer.state === 'kept') copy = { ...copy, version: answer.copy.version, kept: found };
    if (answer.state !== 'conflict') return answer.state === 'kept';
    copy = changedElsewhere(copy, answer.theirs);
    return attempts > 1 && takeOut(attempts - 1);
  }

  async function withdraw() {
    clear();
    await underWay;
    onKeeping({ state: 'idle' });
    const before = copy;
    if (question) copy = changedElsewhere(copy, question.theirs);
    question = null;
    const untouched = copy;
    const isOut = await drop(takeOut);
    // If the server has all that it had, what is taken back goes on as if it had never been cancelled.
    const base = isOut && copy !== untouched ? baseOnceBack(before, copy) : before;
    onVersion(base.version, base.kept);
    return isOut;
  }

  return {
    type,
    flush(outlivesPage = false) {
      if (timer !== undefined && !question) send(outlivesPage);
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
      onKeeping({ state: 'idle' });
      hasChosen = true;
      if (theirs && typed) adopt(theirs, mergedWith(copy, theirs, typed).mine, typed);
      else settleOn(theirs);
      send();
    },
    takeTheirs(theirs) {
      stopTimer();
      onKeeping({ state: 'idle' });
      const instead = theirs && typed ? mergedWith(copy, theirs, typed).theirs : (theirs?.values ?? null);
      typed = null;
      settleOn(theirs);
      return instead;
    },
    askAgain(theirs, values, before) {
      stopTimer();
      typed = values;
      copy = { ...copy, ...before };
      ask(theirs, theirs && mergedWith(copy, theirs, values).contested);
    },
    lookAgain,
    forget() {
      clear();
      isPaused = false;
      question = null;
      goOn(gone(copy));
      onKeeping({ state: 'idle' });
    },
    discard,
    withdraw,
  };
}
