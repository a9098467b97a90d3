import type { Fault } from '@portal/domain';
import { classify } from './classify';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { orAborted } from './or-aborted';
import type { PageLoads, PageState } from './page-state';
import { TIMEOUTS } from './policy';

/** Dependencies of the page loader. */
export interface PageLoadsDeps {
  load: LoadPage;
  /** Called before a retry. */
  onRestart?: () => void;
  /** A page is ready; `ms` is the time since it was requested. */
  onReady?: (remote: string, ms: number) => void;
  /** A fault became visible; at most once per attempt. */
  onFault?: (remote: string, fault: Fault, error: unknown) => void;
}

interface Attempt {
  waiting: AbortController;
  settled: Promise<void>;
  /** Whether the page was opened, not only preloaded. */
  isWanted: boolean;
  hasReported: boolean;
}

const IDLE: PageState = { is: 'idle' };
const LOADING: PageState = { is: 'loading' };
const SLOW: PageState = { is: 'slow' };

const keyOf = (remote: string, page: string) => `${remote}/${page}`;

/** Creates the page loader: it holds the state of every page and runs the attempts. */
export function createPageLoads({ load, onRestart, onReady, onFault }: PageLoadsDeps): PageLoads {
  const states = new Map<string, PageState>();
  const attempts = new Map<string, Attempt>();
  const listeners = new Set<() => void>();

  const state = (remote: string, page: string) => states.get(keyOf(remote, page)) ?? IDLE;

  function set(key: string, next: PageState) {
    states.set(key, next);
    for (const listener of listeners) listener();
  }

  /** Reports a fault of an open page once per attempt: a slow page that then fails is one fault. */
  function report(attempt: Attempt, remote: string, error: unknown) {
    if (attempt.hasReported || !attempt.isWanted) return;
    attempt.hasReported = true;
    onFault?.(remote, classify(error), error);
  }

  async function run(remote: string, page: string, attempt: Attempt, waitingSince: number) {
    const key = keyOf(remote, page);
    const { signal } = attempt.waiting;
    // Results of an attempt that has been replaced are ignored.
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
      hasReported: false,
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
