import type { Context } from '../../platform/process/app-types';
import { writeSupportReminders } from './support-reminders.service';
import { writeTestReminders } from './test-reminders.service';

/** Writes all reminders of quality assurance that are to be there today. */
export async function writeQualityReminders(context: Context): Promise<void> {
  await writeTestReminders(context);
  await writeSupportReminders(context);
}
