import type { Context } from '../../platform/process/app-types';
import { loggable } from '../../platform/db/loggable';
import { writeDigests } from './digest.service';
import type { LoadMoreWork } from '../work/waiting';
import { writeDueReminders } from './due-dates.service';

/** Interval between two checks for due reminders, in ms. */
const LOOK_EVERY = 900_000;

/** What the wings above this one remind of. */
export interface MoreReminders {
  loadWork: LoadMoreWork;
  write: (context: Context) => Promise<void>;
}

/** Writes the reminders due now and then calls `onWritten`. After a failure the next check tries again. */
async function remind(context: Context, { loadWork, write }: MoreReminders, onWritten: () => void) {
  try {
    await writeDigests(context, loadWork);
    await writeDueReminders(context);
    await write(context);
    onWritten();
  } catch (error) {
    context.log.warn(loggable(error as Error), 'reminders could not be written');
  }
}

/** Checks for reminders periodically until stopped; `stop` waits for a check in progress. */
export function startReminderJob(
  context: Context,
  more: MoreReminders,
  onWritten: () => void,
): { stop: () => Promise<void> } {
  let running = remind(context, more, onWritten);
  const timer = setInterval(() => {
    running = running.then(() => remind(context, more, onWritten));
  }, LOOK_EVERY);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
