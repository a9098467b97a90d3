import { pendingWith, type Day, dayOf } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Mail } from '../../platform/mail/mail';
import { writeMails } from '../../platform/mail/mail.store';
import { dueMail } from '../mail/reminder-mails';
import { loadOpenApplications } from '../work/load-open';
import { isAnythingDue, listRemindable } from './reminders.store';
import { waitingFor, type OpenApplication, type Person } from '../work/waiting';
import { daysAfter } from './week';

/** Number of days before a due date when the reminder is sent. */
const AHEAD = 7;

// Conditions are tasks independent of the step, so its sentence could name another party.
const CLOSED_BY_CARS = 'When it is met, please report it on the page of the facility: CARS then closes it.';

const isNear = (due: Day | null, today: Day) => due !== null && due <= daysAfter(today, AHEAD);

function mailsAbout(application: OpenApplication, people: readonly Person[], { now, settings }: Context): Mail[] {
  const { loaded, acceptance } = application;
  const { sentence } = pendingWith(acceptance);
  const today = dayOf(now());
  return people.flatMap((to) =>
    waitingFor(to, application)
      .filter(({ due }) => isNear(due, today))
      .map((waiting) => {
        const step = `${loaded.application.id} ${waiting.key}`;
        return dueMail({
          to,
          waiting,
          sentence: waiting.condition === null ? sentence : CLOSED_BY_CARS,
          step,
          today,
          publicUrl: settings.publicUrl,
        });
      }),
  );
}

const daysOf = ({ loaded: { application, openConditions } }: OpenApplication) => [
  application.dueDate,
  application.stepDueDate,
  ...openConditions.map(({ dueDate, reportedAt }) => (reportedAt === null ? dueDate : null)),
];

/**
 * Reminds the responsible users of a due date a week before it, and again once it has passed. Each message is written
 * once, on whichever server runs this first; completed tasks are left out.
 */
export async function writeDueReminders(context: Context): Promise<void> {
  const { db, now } = context;
  const today = dayOf(now());
  if (!(await isAnythingDue(db, daysAfter(today, AHEAD)))) return;
  const people = await listRemindable(db);
  const applications = (await loadOpenApplications(db)).filter((one) => daysOf(one).some((day) => isNear(day, today)));
  await writeMails(
    db,
    applications.flatMap((application) => mailsAbout(application, people, context)),
  );
}
