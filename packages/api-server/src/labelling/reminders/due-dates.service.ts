import { pendingWith, type Day } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Mail } from '../../platform/mail/mail';
import { writeMails } from '../../platform/mail/mail.store';
import { dueMail } from '../mail/reminder-mails';
import { loadOpenApplications } from './load-open';
import { isAnythingDue, listRemindable } from './reminders.store';
import { isPendingWith, waitingFor, type OpenApplication, type Person } from './waiting';
import { dayOf, daysAfter } from './week';

/** How long before a due date it is called to mind, days. */
const AHEAD = 7;

const isNear = ({ loaded }: OpenApplication, today: Day) => {
  const { dueDate } = loaded.application;
  return dueDate !== null && dueDate <= daysAfter(today, AHEAD);
};

function mailsAbout(application: OpenApplication, people: readonly Person[], { now, settings }: Context): Mail[] {
  const { loaded, acceptance } = application;
  const { sentence } = pendingWith(acceptance);
  return people
    .filter((person) => isPendingWith(person, application))
    .flatMap((to) =>
      waitingFor(to, application)
        .slice(0, 1)
        .map((waiting) =>
          dueMail({
            to,
            waiting,
            sentence,
            step: `${loaded.application.id} ${acceptance.pending_for}`,
            today: dayOf(now()),
            publicUrl: settings.publicUrl,
          }),
        ),
    );
}

/**
 * Calls a due date to mind of those whose turn it is, from a week before, and says once more when it has passed. Each
 * message is written once, on whichever server this runs first; what is done by then is not spoken of.
 */
export async function writeDueReminders(context: Context): Promise<void> {
  const { db, now } = context;
  const today = dayOf(now());
  if (!(await isAnythingDue(db, daysAfter(today, AHEAD)))) return;
  const people = await listRemindable(db);
  const applications = (await loadOpenApplications(db)).filter((application) => isNear(application, today));
  await writeMails(
    db,
    applications.flatMap((application) => mailsAbout(application, people, context)),
  );
}
