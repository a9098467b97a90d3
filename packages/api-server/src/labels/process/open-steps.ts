import {
  actionStep,
  AWAITED,
  epochOf,
  epochSeconds,
  evaluationStep,
  isAtCentre,
  isLabelHeld,
  LABEL_REQUEST_STEPS,
  openOfAction,
  openOfEvaluation,
  openOfLabel,
  partyFor,
  proposalStep,
  taskFrom,
  textInStep,
  type Day,
  type OpenStep,
  type PendingFor,
  type QaTaskKind,
  type StepSubject,
} from '@portal/domain';
import { centreWorkOf } from '../../quality/network/load-network';
import { configurationsToApprove, facilityWork } from '../../quality/network/quality-work';
import { nameOfEvaluation } from '../evaluations/record-evaluation';
import { lastOf, type Way } from './load-ways';
import type { ProcessPaths } from './paths';
import type { EvaluationOnWay } from './process.store';

const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Awaited = Exclude<PendingFor, 'nothing'>;

/** Steps that are listed otherwise: questions besides the step, conditions one by one. */
const LISTED: readonly PendingFor[] = ['nothing', 'answer', 'conditions', 'met-conditions'];
const isStep = (step: PendingFor): step is Awaited => !LISTED.includes(step);

function ofApplication({ facility }: Way, paths: ProcessPaths): OpenStep[] {
  const { application, firstSubmission, openConditions } = facility;
  const isSubmitted = firstSubmission !== null;
  const stage = isSubmitted ? '1a' : 'registered';
  const pathOf = (what: Awaited, condition: string | null = null) =>
    paths.step(facility.id, { what, condition, isSubmitted });
  const toStep = (what: Awaited, since: Date, due: Day | null): OpenStep => ({
    stage,
    about: 'application',
    text: asSentence(AWAITED[what].does),
    pending_with: partyFor(what),
    since: epochSeconds(since),
    due,
    path: pathOf(what),
  });
  const { step, stepSince, pendingFor, pendingSince, stepDueDate, dueFor, dueDate } = application;
  const steps: OpenStep[] = [];
  if (pendingFor === 'answer') steps.push(toStep('answer', pendingSince, dueDate));
  if (isStep(step))
    steps.push(toStep(step, pendingFor === step ? pendingSince : stepSince, dueFor === step ? stepDueDate : null));
  for (const { id, text, instrument, dueDate: due, setAt, reportedAt } of openConditions) {
    const on = instrument === null ? '' : ` on ${instrument}`;
    const isReported = reportedAt !== null;
    steps.push({
      stage,
      about: 'application',
      text: `${isReported ? 'Close a condition that was reported as met' : 'Meet a condition'}${on}: ${textInStep(text)}`,
      pending_with: isReported ? 'cars' : 'facility',
      since: reportedAt ?? setAt,
      // Once it is reported as met, its day has no meaning for the centre.
      due: isReported ? null : due,
      path: pathOf(isReported ? 'met-conditions' : 'conditions', id),
    });
  }
  return steps;
}

/** Tests at the centre are one step, whether or not an evaluator has taken them. */
function atCentre({ facility, tests }: ReturnType<typeof centreWorkOf>, paths: ProcessPaths): OpenStep[] {
  const waiting = tests.filter(({ status }) => isAtCentre(status));
  const [first] = waiting.flatMap(({ submittedAt }) => submittedAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  if (waiting.length === 0) return [];
  return [
    {
      stage: '1b',
      about: 'test',
      text: waiting.length === 1 ? 'Evaluate a test' : `Evaluate ${waiting.length} tests`,
      pending_with: 'cars',
      since: first ? epochSeconds(first) : null,
      due: null,
      path: paths.inbox(facility.id),
    },
  ];
}

const SUBJECTS: Partial<Record<QaTaskKind, StepSubject>> = {
  'missing-configuration': 'configuration',
  'configuration-approval': 'configuration',
  'due-calibration': 'calibration',
};

/** Since when something of a test book is open: what has a day, from when on it is a task, if that has not been brought forward. */
function openSince({ since, due }: ReturnType<typeof facilityWork>[number], today: Day): number | null {
  if (since) return epochSeconds(since);
  return due && taskFrom(due) <= today ? epochOf(taskFrom(due)) : null;
}

function ofBook({ book }: Way, today: Day, paths: ProcessPaths): OpenStep[] {
  if (!book) return [];
  const work = centreWorkOf(book);
  const toStep = (pending_with: 'facility' | 'cars') => (found: ReturnType<typeof facilityWork>[number]) => ({
    stage: '1b' as const,
    about: SUBJECTS[found.kind] ?? 'test',
    text: found.what,
    pending_with,
    since: openSince(found, today),
    due: found.due ?? null,
    path: paths.book(book.facility, found.path),
  });
  const approvals = work.provisional.flatMap((each) =>
    configurationsToApprove({ provisional: [each] })
      .map(toStep('cars'))
      .map((step) => ({ ...step, path: paths.lidar(book.facility.id, each.lidarId) })),
  );
  return [...facilityWork(book, today).map(toStep('facility')), ...atCentre(work, paths), ...approvals];
}

function ofLabel({ facility, label, conditions }: Way, today: Day, paths: ProcessPaths): OpenStep[] {
  return openOfLabel({ label, last: lastOf(facility) }, conditions, today).flatMap((open): OpenStep[] => {
    // Conditions that are not met are asked for one by one, by the test book and by evaluations.
    if (open.kind === 'missing') return [];
    const { pending_with, since, due } = open;
    const isFirst = open.kind === 'decide' ? open.request === 'label' : open.of === 'label';
    const text = open.kind === 'decide' ? LABEL_REQUEST_STEPS[open.request] : proposalStep(open);
    return [
      { stage: isFirst ? '1c' : '2', about: 'label', text, pending_with, since, due, path: paths.label(facility.id) },
    ];
  });
}

function ofEvaluation(evaluation: EvaluationOnWay, today: Day, paths: ProcessPaths): OpenStep[] {
  const { id, status, statusSince, statementDue, openActions, closedAt } = evaluation;
  const path = paths.evaluation(id);
  const name = nameOfEvaluation(evaluation);
  const waiting = { status, status_since: epochSeconds(statusSince), statement_due: statementDue };
  const open = openOfEvaluation(waiting, today);
  if (open) {
    const { kind, pending_with, since, due } = open;
    return [{ stage: '2', about: 'evaluation', text: evaluationStep(kind, name), pending_with, since, due, path }];
  }
  if (status !== 'closed') return [];
  return openActions.map(({ text, due: until, reportedAt: reported_at }) => {
    const { kind, pending_with, since, due } = openOfAction({ due: until, reported_at }, epochSeconds(closedAt));
    return { stage: '2', about: 'evaluation', text: actionStep(kind, name, text), pending_with, since, due, path };
  });
}

/** What is open about a facility and whose it is: what is due first, then what has been open for longest. */
export const openSteps = (way: Way, today: Day, paths: ProcessPaths): OpenStep[] =>
  [
    ...ofApplication(way, paths),
    ...ofBook(way, today, paths),
    ...ofLabel(way, today, paths),
    // Nothing is asked for by evaluations of a label that has ended, even before they are ended with it.
    ...(isLabelHeld(way.label.status)
      ? way.evaluations.flatMap((evaluation) => ofEvaluation(evaluation, today, paths))
      : []),
  ].toSorted(
    (one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999') || (one.since ?? 0) - (other.since ?? 0),
  );
