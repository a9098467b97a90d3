import {
  day,
  dayOf,
  partyFor,
  refusalOfDueDate,
  RULES,
  type Day,
  type InitialAcceptance,
  type NationalFacility,
  type SetDueDateInput,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError, changedMeanwhile, refusedField } from '../../platform/errors/app-error';
import { writeMail } from '../../platform/mail/mail.store';
import { moveDays } from '../questions/questions.store';
import { setDueDate } from '../facilities/facility.store';
import { showFacility } from '../facilities/facility.view';
import { lockFacility, refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { dueForFacilityMail, dueForReviewerMail, type DueDateSet } from '../mail/due-date-mails';
import { listReviewers } from './acceptance.store';

/** Sets the due date of the pending step; `null` removes it. The next step removes it as well. */
export function saveDueDate(
  context: Context,
  actor: Actor,
  id: string,
  { due_date, before: seen }: SetDueDateInput,
): Promise<NationalFacility> {
  return transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    mustStillBeDue(before);
    if (due_date === undefined) throw refusedField('due_date', 'Please give a date, or none');
    const [from, to] = [before.application.dueDate, day(due_date)];
    const refusal = refusalOfDueDate(to, dayOf(context.now()));
    if (refusal !== null) throw refusedField('due_date', refusal);
    if (seen !== undefined && day(seen) !== from && to !== from)
      throw changedMeanwhile([{ path: 'due_date', message: changedTo(from) }], showFacility(before, actor));
    if (to !== from) {
      await setDay(tx, before, to);
      await writeAudit(tx, {
        actorId: actor.id,
        action: 'facility.set-due-date',
        objectKind: 'facility',
        objectId: id,
        objectName: before.facility.acronym,
        facilityId: id,
        oldValue: { due_date: from },
        newValue: { due_date: to },
      });
    }
    const after = await refreshDerivedState(tx, id, context.now());
    const facility = showFacility(after, actor);
    if (to !== from) {
      const set = { facility: after.facility, from, to, publicUrl: context.settings.publicUrl };
      await notifyOfDay(tx, after, set, facility.submissions.initial_acceptance);
    }
    return facility;
  });
}

/** Notifies the reviewers with open work, or owner and deputies. Staff set the date themselves and are not notified. */
async function notifyOfDay(tx: Db, after: LoadedFacility, set: DueDateSet, acceptance: InitialAcceptance) {
  const { pendingWith: party, step } = after.application;
  if (party === 'facility')
    for (const holder of ownerAndDeputies(after))
      await writeMail(tx, dueForFacilityMail({ ...set, holder, acceptance }));
  else if (partyFor(step) === 'reviewers')
    for (const reviewer of await listReviewers(tx, after.facility.id))
      for (const mail of dueForReviewerMail({ ...set, reviewer, round: after.application })) await writeMail(tx, mail);
}

const changedTo = (present: Day | null) =>
  `The due date was ${present === null ? 'removed' : `set to ${present}`} meanwhile. Save again to set yours instead.`;

const STAYS_OPEN = 'Fields are open for correction until this day: please give another day, or close the question.';

/** Questions have due dates of their own: while an answer is awaited, the date of the open questions is set. */
async function setDay(tx: Db, { application, questions }: LoadedFacility, to: Day | null) {
  if (application.pendingFor !== 'answer') return setDueDate(tx, application.id, to);
  const opens = questions.some(({ isAnswered, fields }) => !isAnswered && fields.length > 0);
  if (to === null && opens) throw refusedField('due_date', STAYS_OPEN);
  return moveDays(tx, application.id, to);
}

/** Checked again under the lock: a final report may have been issued since the guard's check. */
function mustStillBeDue({ application: { status } }: LoadedFacility) {
  const { allows, refusal } = RULES.whileSomethingIsDue;
  if (!allows({ status })) throw AppError.of(refusal.code, refusal.message, 409);
}
