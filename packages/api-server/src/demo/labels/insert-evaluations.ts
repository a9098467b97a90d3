import { addDays, dayOf, epochOf, openingByHand } from '@portal/domain';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { freezeReport } from '../../labels/evaluations/close-evaluation.service';
import { listOfFacility } from '../../labels/evaluations/evaluation-list.store';
import {
  findEvaluation,
  insertActions,
  insertEvaluation,
  updateAction,
  updateEvaluation,
} from '../../labels/evaluations/evaluations.store';
import { putFigures } from '../../labels/indicators/imported.store';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { plusMinutes } from '../timeline';
import type { ActionStory, EvaluationStory } from './evaluation-stories';
import { importedFigures } from './imported-figures';

const MINUTES_PER_DAY = 1440;

/** A step about the label of a facility: the facility as it was before, and when it was taken. */
export interface Making {
  /** With the transaction as its database, and the moment of the step as its clock. */
  context: Context;
  tx: Db;
  loaded: LoadedFacility;
  at: Date;
  /** The moment from which the days of stories are counted. */
  now: Date;
  centre: string;
  administrator: string;
}

const ago = (now: Date, days: number) => plusMinutes(now, -days * MINUTES_PER_DAY);

/** Opens an evaluation as the centre does by hand, with the statement that follows and what is imported of its period. */
export async function openEvaluation(
  { tx, loaded, at, now, centre }: Making,
  { kind, statement, data }: EvaluationStory,
): Promise<void> {
  const { id: facilityId, acronym } = loaded.facility;
  const opening = openingByHand(loaded.labelDecisions, kind, dayOf(at));
  if (!opening) throw new Error(`The label of ${acronym} in the demonstration is too young to be evaluated.`);
  const statedAt = statement ? ago(now, statement.daysAgo) : null;
  const evaluation = await insertEvaluation(tx, {
    facilityId,
    kind,
    openedForYear: opening.year,
    openedOn: dayOf(at),
    periodFrom: opening.period_from,
    periodTo: opening.period_to,
    statementDue: opening.statement_due,
    statement: statement?.text ?? null,
    statedAt,
    status: statedAt ? 'in_review' : 'facility_input',
    statusSince: statedAt ?? at,
    createdAt: at,
    createdById: centre,
  });
  if (!evaluation) throw new Error(`Another evaluation of ${acronym} in the demonstration is open.`);
  const period = { from: evaluation.periodFrom, to: evaluation.periodTo };
  if (data) await putFigures(tx, importedFigures(facilityId, data, period), { at, by: centre });
}

/** What became of the actions of an evaluation, in their order. */
async function carryOut({ tx, loaded, now, centre }: Making, evaluationId: string, stories: readonly ActionStory[]) {
  const stored = await findEvaluation(tx, evaluationId);
  for (const [place, { reported, confirmedDaysAgo }] of stories.entries()) {
    const action = stored?.actions[place];
    if (!action || !reported) continue;
    await updateAction(tx, action.id, {
      reportedAt: ago(now, reported.daysAgo),
      reportedById: loaded.facility.ownerId,
      report: reported.text,
      ...(confirmedDaysAgo !== undefined && { confirmedAt: ago(now, confirmedDaysAgo), confirmedById: centre }),
    });
  }
}

/** Closes the open evaluation of a facility: its figures and its report are frozen as they were at that moment. */
export async function closeEvaluation(
  making: Making,
  { conclusions, recommendations, outcome, actions = [] }: NonNullable<EvaluationStory['closed']>,
): Promise<void> {
  const { context, tx, loaded, at, now, centre } = making;
  const { facility } = loaded;
  const [last] = await listOfFacility(tx, facility.id);
  const stored = last && (await findEvaluation(tx, last.id));
  const { period, valid_until } = labelOf(loaded, dayOf(at));
  if (!stored || !period || valid_until === null)
    throw new Error(`${facility.acronym} of the demonstration has no evaluation, or no label.`);
  const due = ({ due: days }: ActionStory) => epochOf(addDays(dayOf(now), -days));
  const given = actions.map((action) => ({ text: action.text, due: due(action) }));
  const input = { conclusions, outcome, actions: given, ...(recommendations !== undefined && { recommendations }) };
  const report = await freezeReport({ tx, loaded, stored, context, at }, input, { period, valid_until });
  await insertActions(tx, last.id, report.actions);
  await carryOut(making, last.id, actions);
  await updateEvaluation(tx, stored.evaluation, {
    conclusions,
    recommendations: report.recommendations,
    outcome,
    report,
    status: 'closed',
    statusSince: at,
    closedAt: at,
    closedById: centre,
  });
}
