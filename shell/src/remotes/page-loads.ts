import type { ComponentType } from 'react';
import { classify } from './classify';
import type { FaultClass } from './classify';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { PATIENCE } from './policy';

/** Where the loading of one page stands. */
export type PageState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'slow' }
  | { is: 'ready'; component: ComponentType }
  | { is: 'failed'; fault: FaultClass };

/** The loadings of all pages: each page is loaded once, and again only when somebody asks for it. */
export interface PageLoads {
  state: (remote: string, page: string) => PageState;
  /** Starts what is idle or failed; resolves when it is settled, and never rejects. */
  start: (remote: string, page: string) => Promise<void>;
  /** Forgets a failure, so that the next visit begins anew. */
  forgetFailure: (remote: string, page: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const IDLE: PageState = { is: 'idle' };
const LOADING: PageState = { is: 'loading' };
const SLOW: PageState = { is: 'slow' };

const keyOf = (remote: string, page: string) => `${remote}/${page}`;

/** Rejects as soon as the signal is aborted, for steps that cannot be interrupted themselves. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Keeps track of the loading of pages. */
export function createPageLoads(load: LoadPage): PageLoads {
  const states = new Map<string, PageState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function set(key: string, state: PageState) {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  async function run(key: string, remote: string, page: string) {
    const waiting = new AbortController();
    set(key, LOADING);
    const slow = setTimeout(() => set(key, SLOW), PATIENCE.slow);
    const giveUp = setTimeout(() => waiting.abort(new LoadFault({ stage: 'waiting' })), PATIENCE.giveUp);
    try {
      const component = await Promise.race([load(remote, page, waiting.signal), untilAborted(waiting.signal)]);
      set(key, { is: 'ready', component });
    } catch (error) {
      set(key, { is: 'failed', fault: classify(error) });
    } finally {
      clearTimeout(slow);
      clearTimeout(giveUp);
      running.delete(key);
    }
  }

  return {
    state: (remote, page) => states.get(keyOf(remote, page)) ?? IDLE,
    start(remote, page) {
      const key = keyOf(remote, page);
      if (states.get(key)?.is === 'ready') return Promise.resolve();
      const already = running.get(key) ?? run(key, remote, page);
      running.set(key, already);
      return already;
    },
    forgetFailure(remote, page) {
      const key = keyOf(remote, page);
      if (states.get(key)?.is === 'failed') set(key, IDLE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
