import { day, RULES, type DueDateInput, type NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError, refusedField } from '../../platform/errors/app-error';
import { setDueDate } from './facility.store';
import { showFacility } from './facility.view';
import { getFacility, lockFacility, type LoadedFacility } from './load-facility';

/** Says until when the present step is due, which begins anew; `null` takes the date away. With the next step it is gone. */
export function saveDueDate(
  context: Context,
  actor: Actor,
  id: string,
  { due_date }: DueDateInput,
): Promise<NationalFacility> {
  return transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    mustStillBeDue(before);
    if (due_date === undefined) throw refusedField('due_date', 'Please give a date, or none');
    const [from, to] = [before.application.dueDate, day(due_date)];
    if (to !== null && to < context.now().toISOString().slice(0, 10))
      throw refusedField('due_date', 'Must not be in the past');
    if (to !== from) {
      await setDueDate(tx, before.application.id, to, context.now());
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
    return showFacility(await getFacility(tx, id), actor);
  });
}

/** Checked again under the lock: a final report may have been issued since the guard's check. */
function mustStillBeDue({ application: { status } }: LoadedFacility) {
  const { allows, refusal } = RULES.whileSomethingIsDue;
  if (!allows({ status })) throw AppError.of(refusal.code, refusal.message, 409);
}
