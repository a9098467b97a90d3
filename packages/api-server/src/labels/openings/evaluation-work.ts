import {
  actionStep,
  can,
  dayOf,
  epochSeconds,
  evaluationStep,
  isOwnerOrDeputy,
  LABEL_PAGES,
  mayDecideOn,
  openOfAction,
  openOfEvaluation,
  prettyName,
  type Day,
  type EvaluationTaskKind,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { LoadMoreWork, Person, Waiting } from '../../labelling/work/waiting';
import { nameOfEvaluation } from '../evaluations/record-evaluation';
import { keepHeld } from './keep-held';
import { listOpenActions, listOpenEvaluations, type OpenAction, type OpenEvaluation } from './openings.store';

interface Found {
  kind: EvaluationTaskKind;
  what: string;
  since: number | null;
  due: Day | null;
  path: string;
  id: string;
}

type Facility = OpenEvaluation['facility'];

const toWaiting = (facility: Facility, { kind, what, since, due, path, id }: Found): Waiting => ({
  kind,
  what,
  since,
  due,
  path,
  key: `${kind} ${id}`,
  progress: null,
  component: null,
  condition: null,
  facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
});

const isFacility = (person: Person, facility: Facility) => isOwnerOrDeputy(person, facility);
const isCentre = (person: Person, facility: Facility) =>
  can(person, 'evaluate-qa-qc-test') && mayDecideOn(person, facility);

function ofEvaluation({ evaluation, facility }: OpenEvaluation, person: Person, today: Day): Found[] {
  const { id, status, statusSince, statementDue } = evaluation;
  const name = nameOfEvaluation(evaluation);
  const open = openOfEvaluation(
    { status, status_since: epochSeconds(statusSince), statement_due: statementDue },
    today,
  );
  const found: Found[] = [];
  // Once its days are over, it can still be sent until the centre reviews.
  if (status === 'facility_input' && isFacility(person, facility))
    found.push({
      kind: 'evaluation-statement',
      what: evaluationStep('statement', name),
      since: epochSeconds(statusSince),
      due: statementDue,
      path: LABEL_PAGES.ownEvaluation(id),
      id,
    });
  if (open?.kind === 'review' && isCentre(person, facility))
    found.push({
      kind: 'evaluation-review',
      what: evaluationStep('review', name),
      since: open.since,
      due: open.due,
      path: LABEL_PAGES.evaluation(id),
      id,
    });
  return found;
}

function ofAction({ action, evaluation, facility }: OpenAction, person: Person): Found[] {
  const { id, text, due: until, reportedAt } = action;
  const { kind, pending_with, since, due } = openOfAction(
    { due: until, reported_at: epochSeconds(reportedAt) },
    epochSeconds(evaluation.statusSince),
  );
  const isAsked = pending_with === 'facility' ? isFacility(person, facility) : isCentre(person, facility);
  if (!isAsked) return [];
  const path =
    pending_with === 'facility' ? LABEL_PAGES.ownAction(evaluation.id, id) : LABEL_PAGES.evaluation(evaluation.id);
  const what = actionStep(kind, nameOfEvaluation(evaluation), text);
  return [{ kind: kind === 'action' ? 'evaluation-action' : kind, what, since, due, path, id }];
}

/** The open tasks of regular evaluations: facilities read their own, the centre those of all. No figures are computed. */
export const loadEvaluationWork: LoadMoreWork = async ({ db, now, settings }: Context, person) => {
  if (settings.stages === '1a') return () => [];
  const whose = person === null || can(person, 'evaluate-qa-qc-test') ? 'all' : { holder: person.id };
  const today = dayOf(now());
  const evaluations = await keepHeld(db, await listOpenEvaluations(db, whose), today);
  const actions = await keepHeld(db, await listOpenActions(db, whose), today);
  return (of) => [
    ...evaluations.flatMap((each) => ofEvaluation(each, of, today).map((found) => toWaiting(each.facility, found))),
    ...actions.flatMap((each) => ofAction(each, of).map((found) => toWaiting(each.facility, found))),
  ];
};
