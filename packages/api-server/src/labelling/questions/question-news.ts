import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { writeMail } from '../../platform/mail/mail.store';
import { carsOrAdministrators, listAddresses } from '../../people/users/user.store';
import { showFacility } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { answeredForYouMail, answeredMail, handedOnMail, notAwaitedMail } from '../mail/question-mails';
import { reviewerAddresses } from './questions.store';
import type { StoredQuestion } from './question-writes';

/** The addresses of the staff with whom the application is pending; empty if it is pending with another party. */
async function awaitedStaff(tx: Db, { application: { pendingWith } }: LoadedFacility): Promise<string[]> {
  if (pendingWith === 'cars') return listAddresses(tx, 'cars');
  return pendingWith === 'administrators' ? listAddresses(tx, 'administrator') : [];
}

/**
 * The recipients of an answer: the reviewer of the component that asked and the staff with whom the application is
 * pending; if there is no reviewer, CARS or else the administrators.
 */
async function readersOf(tx: Db, question: StoredQuestion, after: LoadedFacility): Promise<string[]> {
  const reviewers = await reviewerAddresses(tx, question);
  if (reviewers.length > 0) return [...new Set([...reviewers, ...(await awaitedStaff(tx, after))])];
  return carsOrAdministrators(tx);
}

interface Answered {
  actor: Actor;
  after: LoadedFacility;
  said: { question: StoredQuestion; answer: string; fileCount: number; publicUrl: string };
}

/** Notifies those who asked, and the others who could have answered. */
export async function notifyOfAnswer(tx: Db, { actor, after, said }: Answered): Promise<void> {
  const facility = showFacility(after, actor);
  const recipients = await readersOf(tx, said.question, after);
  if (recipients.length > 0) await writeMail(tx, answeredMail({ ...said, facility, recipients }));
  const holders = ownerAndDeputies(after);
  const by = holders.find(({ id }) => id === actor.id);
  if (!by) return;
  for (const holder of holders.filter((one) => one !== by))
    await writeMail(tx, answeredForYouMail({ ...said, facility, holder, by }));
}

interface Withdrawn {
  actor: Actor;
  before: LoadedFacility;
  after: LoadedFacility;
  question: StoredQuestion;
  publicUrl: string;
}

/**
 * Notifies those who had to answer that no answer is required, and the staff with whom the application is now pending.
 */
export async function notifyOfWithdrawal(tx: Db, { actor, before, after, ...about }: Withdrawn): Promise<void> {
  const mail = { ...about, facility: showFacility(after, actor) };
  for (const holder of ownerAndDeputies(after)) await writeMail(tx, notAwaitedMail({ ...mail, holder }));
  const isHandedOn = before.application.pendingFor !== after.application.pendingFor;
  const recipients = isHandedOn ? await awaitedStaff(tx, after) : [];
  if (recipients.length > 0) await writeMail(tx, handedOnMail({ ...mail, recipients }));
}
