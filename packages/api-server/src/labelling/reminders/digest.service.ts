import { dayOf } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { transaction } from '../../platform/db/client';
import { writeMails } from '../../platform/mail/mail.store';
import { digestMail } from '../mail/reminder-mails';
import { loadOpenApplications } from '../work/load-open';
import { isAnybodyUnseen, listRemindable, takeUnseen } from './reminders.store';
import { digestMoment } from './week';
import {
  concerning,
  noMoreWork,
  waitingFor,
  type LoadMoreWork,
  type OpenApplication,
  type Person,
  type Waiting,
} from '../work/waiting';

interface Work {
  applications: readonly OpenApplication[];
  more: (person: Person) => readonly Waiting[];
}

/** The digests for those of these users who have open tasks. */
function mailsTo(people: readonly Person[], { applications, more }: Work, { now, settings }: Context) {
  const week = dayOf(digestMoment(now()));
  const applicationsOf = concerning(applications);
  return people.flatMap((to) => {
    const waiting = [...applicationsOf(to).flatMap((application) => waitingFor(to, application)), ...more(to)];
    if (waiting.length === 0) return [];
    return [digestMail({ to, waiting, week, today: dayOf(now()), publicUrl: settings.publicUrl })];
  });
}

/**
 * Writes the weekly digest for users who want it and have open tasks, once, on whichever server runs this first. A
 * server that was down on Monday catches up when it is back.
 */
export async function writeDigests(context: Context, loadMore: LoadMoreWork = noMoreWork): Promise<void> {
  const { db, now } = context;
  const moment = digestMoment(now());
  if (now() < moment || !(await isAnybodyUnseen(db, moment))) return;
  const people = await listRemindable(db);
  const work = { applications: await loadOpenApplications(db), more: await loadMore(context, null) };
  await transaction(db, async (tx) => {
    const taken = await takeUnseen(tx, moment, now());
    await writeMails(
      tx,
      mailsTo(
        people.filter(({ id }) => taken.has(id)),
        work,
        context,
      ),
    );
  });
}
