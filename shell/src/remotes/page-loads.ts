import type { ComponentType } from 'react';
import { classify } from './classify';
import type { FaultClass } from './classify';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { orAborted } from './or-aborted';
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
  /** Starts what has not been started; resolves when it is settled, and never rejects. */
  start: (remote: string, page: string) => Promise<void>;
  /** Gives up what is under way or has failed, and starts anew. */
  restart: (remote: string, page: string) => Promise<void>;
  /** Forgets a failure, so that the next visit begins anew. */
  forgetFailure: (remote: string, page: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** One attempt to load a page. */
interface Attempt {
  waiting: AbortController;
  settled: Promise<void>;
}

const IDLE: PageState = { is: 'idle' };
const LOADING: PageState = { is: 'loading' };
const SLOW: PageState = { is: 'slow' };

const keyOf = (remote: string, page: string) => `${remote}/${page}`;

/** Keeps track of the loading of pages. */
export function createPageLoads(load: LoadPage): PageLoads {
  const states = new Map<string, PageState>();
  const attempts = new Map<string, Attempt>();
  const listeners = new Set<() => void>();

  function set(key: string, state: PageState) {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  async function run(remote: string, page: string, waiting: AbortController) {
    const key = keyOf(remote, page);
    // Of an attempt that another one has replaced, nobody wants to hear any more.
    const tell = (state: PageState) => attempts.get(key)?.waiting === waiting && set(key, state);
    const slow = setTimeout(() => tell(SLOW), PATIENCE.slow);
    const giveUp = setTimeout(() => waiting.abort(new LoadFault({ stage: 'waiting' })), PATIENCE.giveUp);
    try {
      const component = await orAborted(load(remote, page, waiting.signal), waiting.signal);
      tell({ is: 'ready', component });
    } catch (error) {
      tell({ is: 'failed', fault: classify(error) });
    } finally {
      clearTimeout(slow);
      clearTimeout(giveUp);
    }
  }

  function begin(remote: string, page: string): Promise<void> {
    const key = keyOf(remote, page);
    const waiting = new AbortController();
    attempts.get(key)?.waiting.abort(new LoadFault({ stage: 'waiting' }));
    const settled = Promise.resolve().then(() => run(remote, page, waiting));
    attempts.set(key, { waiting, settled });
    set(key, LOADING);
    return settled;
  }

  const state = (remote: string, page: string) => states.get(keyOf(remote, page)) ?? IDLE;

  return {
    state,
    start: (remote, page) =>
      (state(remote, page).is === 'idle' ? undefined : attempts.get(keyOf(remote, page))?.settled) ??
      begin(remote, page),
    restart: begin,
    forgetFailure(remote, page) {
      if (state(remote, page).is === 'failed') set(keyOf(remote, page), IDLE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
