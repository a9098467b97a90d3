import { dayOf, isLabelHeld, lastOpeningDay, openingOn } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { atOneMoment } from '../../platform/process/at-one-moment';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { labelOf, loadLabels } from '../../labelling/label/label-decisions.store';
import { endEvaluations } from '../evaluations/end-evaluation';
import { listOpenedBefore } from '../evaluations/evaluations.store';
import { openEvaluation } from '../evaluations/open-evaluation';
import { forEachFacility } from '../../labelling/reminders/for-each-facility';
import { listOpenEvaluations, listUnopened } from './openings.store';

const FAILURE = 'the evaluation of a facility could not be opened or ended';

/** What is decided without the lock is decided again with it. */
const openFor = (context: Context) => (id: string) =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const moment = atOneMoment(context);
    const evaluations = await listOpenedBefore(tx, id);
    const opening = openingOn({ decisions: loaded.labelDecisions, evaluations }, dayOf(moment.now()));
    if (opening) await openEvaluation(tx, { loaded, opening, context: moment });
  });

/** Opens the evaluations that the last opening day asks for: one transaction for each facility, with its mails. */
export async function openDueEvaluations(context: Context): Promise<void> {
  const today = dayOf(context.now());
  const unopened = await listUnopened(context.db, lastOpeningDay(today));
  const due = unopened.filter((facility) => openingOn(facility, today) !== null);
  await forEachFacility(
    context,
    due.map(({ id }) => id),
    FAILURE,
    openFor(context),
  );
}

const endFor = (context: Context) => (id: string) =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const at = context.now();
    const { status } = labelOf(loaded, dayOf(at));
    if (!isLabelHeld(status)) await endEvaluations(tx, id, at);
  });

/** Ends the evaluations that are still open of labels that have ended. */
export async function endLeftEvaluations(context: Context): Promise<void> {
  const open = await listOpenEvaluations(context.db, 'all');
  if (open.length === 0) return;
  const ids = open.map(({ facility }) => facility.id);
  const labels = await loadLabels(context.db, dayOf(context.now()), ids);
  const left = ids.filter((id) => !isLabelHeld(labels.get(id)?.status ?? 'none'));
  await forEachFacility(context, left, FAILURE, endFor(context));
}
