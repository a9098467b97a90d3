import type { Compared } from './check-file';
import type { Examined } from './examine';
import { openWorker } from './open-worker';

interface Answer {
  number: number;
  /** `null`: the file cannot be read. */
  found: Examined | null;
}

/** How a file is examined: beside the page, or on it where no worker can be had. */
type Examine = (file: File, compared: Compared) => Promise<Examined>;

const onPage: Examine = async (file, compared) => (await import('./examine')).examine(file, compared);

/** The worker did not start. */
class NoWorker extends Error {}

/** Examines through a worker. */
function throughWorker(worker: Worker): Examine {
  let last = 0;
  return (file, compared) =>
    new Promise((resolve, reject) => {
      const number = (last += 1);
      const end = () => {
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
      };
      const fail = () => {
        end();
        reject(new NoWorker());
      };
      const hear = ({ data }: MessageEvent<Answer>) => {
        if (data.number !== number) return;
        end();
        if (data.found) resolve(data.found);
        else reject(new Error('The file cannot be read.'));
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      // A worker takes no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ number, file, compared });
    });
}

/**
 * Examines files in a worker, so that the page answers keys meanwhile. Where there are none, as in a portal whose policy
 * forbids them, files are examined on the page, one at a time.
 */
export function examineAside(): { examine: Examine; end: () => void } {
  const worker = openWorker();
  let through: Examine = worker ? throughWorker(worker) : onPage;
  return {
    examine: async (file, compared) => {
      try {
        return await through(file, compared);
      } catch (error) {
        if (!(error instanceof NoWorker)) throw error;
        through = onPage;
        return onPage(file, compared);
      }
    },
    end: () => worker?.terminate(),
  };
}
