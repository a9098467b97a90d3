import type { Fault } from '@portal/domain';
import { classify } from './classify';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { orAborted } from './or-aborted';
import type { PageLoads, PageState } from './page-state';
import { TIMEOUTS } from './policy';

/** Who else takes part in the loading of pages. */
export interface PageLoadsDeps {
  load: LoadPage;
  /** Before something is loaded once more. */
  onRestart?: () => void;
  /** A page is ready, so many milliseconds after it was asked for. */
  onReady?: (remote: string, ms: number) => void;
  /** Somebody is told of a fault: once per attempt. */
  onFault?: (remote: string, fault: Fault, error: unknown) => void;
}

/** One attempt to load a page. */
interface Attempt {
  waiting: AbortController;
  settled: Promise<void>;
  /** Whether somebody has opened the page, and not only come near it. */
  isWanted: boolean;
  hasTold: boolean;
}

const IDLE: PageState = { is: 'idle' };
const LOADING: PageState = { is: 'loading' };
const SLOW: PageState = { is: 'slow' };

const keyOf = (remote: string, page: string) => `${remote}/${page}`;

/** Keeps track of the loading of pages. */
export function createPageLoads({ load, onRestart, onReady, onFault }: PageLoadsDeps): PageLoads {
  const states = new Map<string, PageState>();
  const attempts = new Map<string, Attempt>();
  const listeners = new Set<() => void>();

  const state = (remote: string, page: string) => states.get(keyOf(remote, page)) ?? IDLE;

  function set(key: string, next: PageState) {
    states.set(key, next);
    for (const listener of listeners) listener();
  }

  /** Tells of a fault that somebody sees, once in an attempt: what was slow and then fails is no second fault. */
  function report(attempt: Attempt, remote: string, error: unknown) {
    if (attempt.hasTold || !attempt.isWanted) return;
    attempt.hasTold = true;
    onFault?.(remote, classify(error), error);
  }

  async function run(remote: string, page: string, attempt: Attempt, waitingSince: number) {
    const key = keyOf(remote, page);
    const { signal } = attempt.waiting;
    // Of an attempt that another one has replaced, nobody wants to hear any more.
    const isPresent = () => attempts.get(key) === attempt;
    const since = performance.now();
    const slow = setTimeout(
      () => {
        set(key, SLOW);
        report(attempt, remote, new LoadFault({ stage: 'waiting' }));
      },
      Math.max(waitingSince + TIMEOUTS.slow - since, TIMEOUTS.slowAtLeast),
    );
    const giveUp = setTimeout(() => attempt.waiting.abort(new LoadFault({ stage: 'waiting' })), TIMEOUTS.giveUp);
    signal.addEventListener('abort', () => clearTimeout(slow));
    try {
      const component = await orAborted(load(remote, page, signal), signal);
      if (!isPresent()) return;
      onReady?.(remote, performance.now() - since);
      set(key, { is: 'ready', component });
    } catch (error) {
      if (!isPresent()) return;
      set(key, attempt.isWanted ? { is: 'failed', fault: classify(error) } : IDLE);
      report(attempt, remote, error);
    } finally {
      clearTimeout(slow);
      clearTimeout(giveUp);
    }
  }

  function begin(remote: string, page: string, isWanted: boolean, waitingSince = performance.now()): Promise<void> {
    const key = keyOf(remote, page);
    attempts.get(key)?.waiting.abort(new LoadFault({ stage: 'waiting' }));
    const attempt: Attempt = {
      waiting: new AbortController(),
      settled: Promise.resolve().then(() => run(remote, page, attempt, waitingSince)),
      isWanted,
      hasTold: false,
    };
    attempts.set(key, attempt);
    set(key, LOADING);
    return attempt.settled;
  }

  return {
    state,
    start(remote, page, waitingSince) {
      const attempt = attempts.get(keyOf(remote, page));
      const { is } = state(remote, page);
      if (is === 'idle' || !attempt) return begin(remote, page, true, waitingSince);
      attempt.isWanted = true;
      if (is === 'slow') report(attempt, remote, new LoadFault({ stage: 'waiting' }));
      return attempt.settled;
    },
    preload(remote, page) {
      if (state(remote, page).is === 'idle') void begin(remote, page, false);
    },
    restart(remote, page) {
      onRestart?.();
      return begin(remote, page, true);
    },
    fail(remote, page, thrown) {
      const error = new LoadFault({ stage: 'render', error: thrown });
      const fault = classify(error);
      set(keyOf(remote, page), { is: 'failed', fault });
      onFault?.(remote, fault, error);
    },
    forgetFailure(remote, page) {
      if (state(remote, page).is === 'failed') set(keyOf(remote, page), IDLE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
