import { OverloadError } from '../errors/overload-error';

interface Rules {
  /** Number of works that run at a time. */
  atOnce: number;
  /** Number of works that may wait. */
  mostWaiting: number;
  /** The sentence of the refusal beyond it. */
  busy: string;
}

/** Runs a work once it is its turn; refuses it with 503 if too many wait. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Opens a queue for heavy work, so that however much is asked for, there is processor time and memory for the rest. */
export function workQueue({ atOnce, mostWaiting, busy }: Rules): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = () => {
    if (running < atOnce) return void (running += 1);
    if (waiting.length >= mostWaiting) throw new OverloadError(busy);
    return new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };
  // A place that becomes free is handed on, so that nobody who comes later can take it.
  const handOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}

/** Runs a work for somebody; refuses it with 503 while that person has as many under way as one may have. */
export type FairQueue = <T>(whom: string, work: () => Promise<T>) => Promise<T>;

/** Limits what one person has under way at a time, so that nobody fills a queue alone. */
export function mostOfOne(most: number, busy: string): FairQueue {
  const underWay = new Map<string, number>();
  const change = (whom: string, by: number) => {
    const count = (underWay.get(whom) ?? 0) + by;
    if (count > 0) underWay.set(whom, count);
    else underWay.delete(whom);
  };
  return async (whom, work) => {
    if ((underWay.get(whom) ?? 0) >= most) throw new OverloadError(busy);
    change(whom, 1);
    try {
      return await work();
    } finally {
      change(whom, -1);
    }
  };
}
