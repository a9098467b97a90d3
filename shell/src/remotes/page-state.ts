import type { Fault } from '@portal/domain';
import type { ComponentType } from 'react';

/** Where the loading of one page stands. */
export type PageState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'slow' }
  | { is: 'ready'; component: ComponentType }
  | { is: 'failed'; fault: Fault };

/** The loadings of all pages: each page is loaded once, and again only when somebody asks for it. */
export interface PageLoads {
  state: (remote: string, page: string) => PageState;
  /**
   * Starts what has not been started; resolves when it is settled, and never rejects. `waitingSince` is when somebody
   * began to wait, in milliseconds since the navigation, if that was before now.
   */
  start: (remote: string, page: string, waitingSince?: number) => Promise<void>;
  /** Loads a page that somebody may open next. A failure stays silent: opening the page tries again. */
  preload: (remote: string, page: string) => void;
  /** Gives up what is under way or has failed, and starts anew. */
  restart: (remote: string, page: string) => Promise<void>;
  /** A page that was ready threw while it was shown. */
  fail: (remote: string, page: string, error: unknown) => void;
  /** Forgets a failure, so that the next visit begins anew. */
  forgetFailure: (remote: string, page: string) => void;
  subscribe: (listener: () => void) => () => void;
}
