import { MS_PER_DAY } from '@portal/domain';
import type { KeepDays } from '@portal/portal-contract';
import type { Context } from '../../platform/process/app-types';
import { OLD, removeOldRows } from './old-records.store';

/** A retention period: a setting, and the records that it applies to. */
const KEPT = [
  ['emails', OLD.emails],
  ['emails', OLD.notices],
  ['audit', OLD.auditEntries],
  ['logins', (before: Date) => OLD.auditEntriesOf('session.open', before)],
  ['logins', (before: Date) => OLD.auditEntriesOf('session.close', before)],
  ['contact', OLD.contactMessages],
  // A user's text is also in the message that was made of it, and the address in the audit log.
  ['contact', OLD.contactEmails],
  ['contact', (before: Date) => OLD.auditEntriesOf('contact.send', before)],
] as const satisfies readonly (readonly [keyof KeepDays, unknown])[];

/** Removes records past their retention periods. May be interrupted, and may run on several servers at once. */
export async function removeOld({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>): Promise<void> {
  for (const [setting, old] of KEPT) {
    const days = settings.keepDays[setting];
    if (days > 0) await removeOldRows(db, old(new Date(now().getTime() - days * MS_PER_DAY)));
  }
}
