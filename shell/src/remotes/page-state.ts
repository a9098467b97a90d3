import type { Fault } from '@portal/domain';
import type { ComponentType } from 'react';

/** Loading state of one page. */
export type PageState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'slow' }
  | { is: 'ready'; component: ComponentType }
  | { is: 'failed'; fault: Fault };

/** Loads pages: each once, and again only on request. */
export interface PageLoads {
  state: (remote: string, page: string) => PageState;
  /**
   * Starts loading unless that has happened; resolves when settled, never rejects. `waitingSince`: when the user began
   * to wait, in milliseconds since the navigation, if earlier than now.
   */
  start: (remote: string, page: string, waitingSince?: number) => Promise<void>;
  /** Loads a page that may be opened next. A failure stays silent: opening the page tries again. */
  preload: (remote: string, page: string) => void;
  /** Aborts or discards the current attempt and starts again. */
  restart: (remote: string, page: string) => Promise<void>;
  /** Marks a page that threw while it was shown. */
  fail: (remote: string, page: string, error: unknown) => void;
  /** Discards a failure, so that the next visit tries again. */
  forgetFailure: (remote: string, page: string) => void;
  subscribe: (listener: () => void) => () => void;
}
