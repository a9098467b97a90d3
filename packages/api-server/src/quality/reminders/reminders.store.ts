import type { Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { qaReminders } from '../../platform/db/tables';

/** A reminder of a due date. */
export interface ReminderKey {
  subject: string;
  kind: string;
  due: Day;
}

/** Writes reminders and returns them: those that were written before are left out, on whichever server. */
export async function insertReminders(tx: Db, keys: readonly ReminderKey[]): Promise<ReminderKey[]> {
  if (keys.length === 0) return [];
  return tx
    .insert(qaReminders)
    .values([...keys])
    .onConflictDoNothing()
    .returning({ subject: qaReminders.subject, kind: qaReminders.kind, due: qaReminders.due });
}
