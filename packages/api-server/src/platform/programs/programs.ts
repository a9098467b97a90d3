import type { ChildProcess } from 'node:child_process';

/** Programs of one kind, each with at most one work at a time. */
export interface Programs {
  /** Has a work done by a program that rests, or else by a new one. */
  use: <T>(work: (child: ChildProcess) => Promise<T>) => Promise<T>;
  /** Ends them all; a work in hand fails. */
  close: () => Promise<void>;
}

interface Settings {
  start: () => ChildProcess;
  /** Time after which a program without work is ended, ms: it occupies memory. */
  restAfter?: number | undefined;
}

/** Keeps programs between two works. One starts with the first work, and again after a crash. */
export function keepPrograms({ start, restAfter = 60_000 }: Settings): Programs {
  const running = new Set<ChildProcess>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  function begin() {
    const child = start();
    running.add(child);
    const forget = () => {
      running.delete(child);
      clearTimeout(resting.get(child));
      resting.delete(child);
    };
    // Also between two works: an error without a listener would end the portal.
    child.on('error', forget).once('exit', forget);
    return child;
  }

  function takeOver(): ChildProcess {
    const [rested] = resting.keys();
    if (!rested) return begin();
    clearTimeout(resting.get(rested));
    resting.delete(rested);
    return rested;
  }

  function rest(child: ChildProcess) {
    if (running.has(child)) resting.set(child, setTimeout(() => child.kill('SIGKILL'), restAfter).unref());
  }

  return {
    async use(work) {
      const child = takeOver();
      return work(child).finally(() => rest(child));
    },
    async close() {
      await Promise.all(Array.from(running, ended));
    },
  };
}

/** Kills a program, which holds nothing that has to be stored, and waits until it has ended. */
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
