import type { Context } from '../../platform/process/app-types';
import { loggable } from '../../platform/db/loggable';
import { writeDigests } from './digest.service';
import { writeDueReminders } from './due-dates.service';

/** Interval between two checks for due reminders, ms. */
const LOOK_EVERY = 900_000;

/** Writes the reminders that are due now; `onWritten` is called afterwards. A failure waits for the next time. */
async function remind(context: Context, onWritten: () => void) {
  try {
    await writeDigests(context);
    await writeDueReminders(context);
    onWritten();
  } catch (error) {
    context.log.warn(loggable(error as Error), 'reminders could not be written');
  }
}

/** Reminds people, now and then, until it is stopped; then it ends what it has begun. */
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
