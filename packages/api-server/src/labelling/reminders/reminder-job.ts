import type { Context } from '../../platform/process/app-types';
import { loggable } from '../../platform/db/loggable';
import { writeDigests } from './digest.service';
import { writeDueReminders } from './due-dates.service';

/** Interval between two checks for due reminders, in ms. */
const LOOK_EVERY = 900_000;

/** Writes the reminders due now and then calls `onWritten`. After a failure the next check tries again. */
async function remind(context: Context, onWritten: () => void) {
  try {
    await writeDigests(context);
    await writeDueReminders(context);
    onWritten();
  } catch (error) {
    context.log.warn(loggable(error as Error), 'reminders could not be written');
  }
}

/** Checks for reminders periodically until stopped; `stop` waits for a check in progress. */
export function startReminderJob(context: Context, onWritten: () => void): { stop: () => Promise<void> } {
  let running = remind(context, onWritten);
  const timer = setInterval(() => {
    running = running.then(() => remind(context, onWritten));
  }, LOOK_EVERY);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
