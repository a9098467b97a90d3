import type { Context } from '../../platform/process/app-types';
import { transaction } from '../../platform/db/client';
import { writeMails } from '../../platform/mail/mail.store';
import { digestMail } from '../mail/reminder-mails';
import { loadOpenApplications } from '../work/load-open';
import { isAnybodyUnseen, listRemindable, takeUnseen } from './reminders.store';
import { dayOf, digestMoment } from './week';
import { concerning, waitingFor, type OpenApplication, type Person } from '../work/waiting';

/** Writes to each of these people for whom something waits. */
function mailsTo(people: readonly Person[], applications: readonly OpenApplication[], { now, settings }: Context) {
  const week = dayOf(digestMoment(now()));
  const applicationsOf = concerning(applications);
  return people.flatMap((to) => {
    const waiting = applicationsOf(to).flatMap((application) => waitingFor(to, application));
    if (waiting.length === 0) return [];
    return [digestMail({ to, waiting, week, today: dayOf(now()), publicUrl: settings.publicUrl })];
  });
}

/**
 * Writes the message of the week to those who want it and for whom something waits, once, on whichever server this runs
 * first. A server that was down on Monday does it when it is back.
 */
export async function writeDigests(context: Context): Promise<void> {
  const { db, now } = context;
  const moment = digestMoment(now());
  if (now() < moment || !(await isAnybodyUnseen(db, moment))) return;
  const people = await listRemindable(db);
  const applications = await loadOpenApplications(db);
  await transaction(db, async (tx) => {
    const taken = await takeUnseen(tx, moment, now());
    await writeMails(
      tx,
      mailsTo(
        people.filter(({ id }) => taken.has(id)),
        applications,
        context,
      ),
    );
  });
}
