import type { Context } from '../../platform/process/app-types';
import { writeDigests } from './digest.service';
import type { LoadMoreWork } from '../work/waiting';
import { writeDueReminders } from './due-dates.service';
import { runJobs, type Job } from './run-jobs';

/** Interval between two checks for due reminders, in ms. */
const LOOK_EVERY = 900_000;

/** What the wings above this one remind of, and do by the day. */
export interface MoreJobs {
  loadWork: LoadMoreWork;
  jobs: readonly Job[];
}

/** Does what is due now and then calls `onWritten`. What failed, the next check tries again. */
async function runDue(context: Context, { loadWork, jobs }: MoreJobs, onWritten: () => void) {
  await runJobs(context, [
    { name: 'digests', run: (within) => writeDigests(within, loadWork) },
    { name: 'reminders of due dates', run: writeDueReminders },
    ...jobs,
  ]);
  onWritten();
}

/** Checks periodically for what is due until stopped; `stop` waits for a check in progress. */
export function startReminderJob(
  context: Context,
  more: MoreJobs,
  onWritten: () => void,
): { stop: () => Promise<void> } {
  let running = runDue(context, more, onWritten);
  const timer = setInterval(() => {
    running = running.then(() => runDue(context, more, onWritten));
  }, LOOK_EVERY);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
