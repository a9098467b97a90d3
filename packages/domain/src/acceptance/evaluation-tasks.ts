import { can, isAdministrator } from '../permissions/permissions';
import { shortened } from '../text/shortened';
import { withoutStop } from '../text/without-stop';
import type { Component } from './components';
import { countUnassessed } from './open-assessments';
import type { OpenAssessments } from './open-assessments';
import { countOpenOf, countRequiredOf } from './open-evaluations';
import type { OpenEvaluations } from './open-evaluations';
import { partyFor } from './pending-for';
import type { PendingFor } from './pending-for';
import { assessmentsInWords, countedAssessments } from './plan-assessment';
import { NOTHING_MORE } from './task';
import type { AcceptanceTaskKind, Task } from './task';
import { dayFor, dayOfStep, sinceOfStep } from './work-facts';
import type { OpenCondition, SetReviewer, WorkFacts } from './work-facts';
import { answersFor, mayDecideOn } from './workflow';
import type { Actor } from './workflow';

type Count = (components: readonly Component[], facts: WorkFacts) => number;

const evaluationsOf: Count = (components, { open }) => countOpenOf(components, open);
const assessmentsOf: Count = (components, { unassessed }) => countUnassessed(components, unassessed);

/** The reviewer's components with open work of this kind. Owners and deputies never review their own facility. */
const reviewedBy = (actor: Actor, facts: WorkFacts, count: Count) =>
  answersFor(actor, facts) || !can(actor, 'evaluate-application')
    ? []
    : facts.reviewers.filter(({ id, component }) => id === actor.id && count([component], facts) > 0);

const componentsOf = (slots: readonly SetReviewer[]) => slots.map(({ component }) => component);

const isOfReviewers = (step: PendingFor) => partyFor(step) === 'reviewers';

/** The start of the status or the assignment of the first of these slots, whichever is later. */
const sinceOf = (slots: readonly SetReviewer[], { status_since }: WorkFacts) =>
  Math.max(Math.min(...slots.map(({ since }) => since)), status_since ?? 0);

/** A number of evaluations in words. */
export const evaluationsInWords = (count: number): string => `${count} ${count === 1 ? 'evaluation' : 'evaluations'}`;

/** How many of the required evaluations are submitted. */
export const submittedInWords = (left: number, required: number): string =>
  `${required - left} of ${required} submitted`;

const sumOf = (counts: OpenEvaluations | OpenAssessments) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The evaluations of all components and the synergy. */
function evaluatedInWords(facts: WorkFacts): string {
  const required = countRequiredOf('all', facts);
  return `${required - sumOf(facts.open)} of ${evaluationsInWords(required)} submitted`;
}

/** The assessments of the upgrade plan; their total is not known. */
function assessedInWords({ unassessed }: WorkFacts): string {
  const left = sumOf(unassessed);
  return `${left === 0 ? 'No assessment' : countedAssessments(left)} open`;
}

/** What a final report takes into account: the upgrade plan, if there is one. */
const progressOfFinal = (facts: WorkFacts) =>
  facts.status.code === 'waiting_final_report' ? assessedInWords(facts) : evaluatedInWords(facts);

const ofReviewer = (slots: readonly SetReviewer[], facts: WorkFacts) => ({
  ...NOTHING_MORE,
  since: sinceOf(slots, facts),
  due: dayFor(facts, isOfReviewers),
  component: slots[0]?.component ?? null,
});

/** Evaluations are pending from the submission, or from the assignment of the reviewer if that is later. */
function evaluating(actor: Actor, facts: WorkFacts): Task[] {
  const slots = reviewedBy(actor, facts, evaluationsOf);
  if (facts.status.code !== 'submitted' || slots.length === 0) return [];
  const own = componentsOf(facts.reviewers.filter(({ id }) => id === actor.id));
  const left = evaluationsOf(componentsOf(slots), facts);
  return [
    {
      ...ofReviewer(slots, facts),
      kind: 'evaluations',
      what: `Submit ${evaluationsInWords(left)}`,
      progress: submittedInWords(left, countRequiredOf(own, facts)),
    },
  ];
}

/** Assessments are possible until CARS issues the final report, which does not have to wait for them. */
function assessing(actor: Actor, facts: WorkFacts): Task[] {
  const slots = reviewedBy(actor, facts, assessmentsOf);
  if (facts.status.code !== 'waiting_final_report' || slots.length === 0) return [];
  const left = assessmentsOf(componentsOf(slots), facts);
  return [{ ...ofReviewer(slots, facts), kind: 'assessments', what: `Submit ${assessmentsInWords(left)}` }];
}

/** The synergy is evaluated alongside the instruments, so the due date of the reviewers applies to it too. */
const isOfEvaluation = (step: PendingFor) => step === 'synergy' || isOfReviewers(step);

function administering(actor: Actor, facts: WorkFacts): Task[] {
  if (!isAdministrator(actor)) return [];
  const { status, step, open, unassessed } = facts;
  const task = { ...NOTHING_MORE, since: sinceOfStep(facts), due: dayOfStep(facts) };
  if (step.for === 'invitation') return [{ ...task, kind: 'invitation', what: 'Send the invitation' }];
  const beside = { ...task, due: dayFor(facts, isOfEvaluation) };
  if (status.code === 'waiting_final_report' && unassessed.synergy)
    return [
      {
        ...beside,
        since: facts.status_since,
        kind: 'plan-on-synergy',
        what: 'Assess the upgrade plan on synergy',
        progress: assessedInWords(facts),
      },
    ];
  if (status.code !== 'submitted') return [];
  if (step.for === 'reviewers') return [{ ...task, kind: 'reviewers', what: 'Assign reviewers' }];
  return open.synergy
    ? [{ ...beside, kind: 'synergy', what: 'Submit synergy evaluation', progress: evaluatedInWords(facts) }]
    : [];
}

function reporting(actor: Actor, facts: WorkFacts): Task[] {
  const { step } = facts;
  // The report is not pending while an assessment is.
  if (partyFor(step.for) !== 'cars' || !can(actor, 'issue-nf-report') || !mayDecideOn(actor, facts)) return [];
  const besides = facts.pending_for === 'answer' ? ' (a question is open)' : '';
  const task = { ...NOTHING_MORE, since: sinceOfStep(facts), due: dayOfStep(facts) };
  if (facts.can_issue_preliminary_report) {
    const what = `Issue preliminary report${besides}`;
    return [{ ...task, kind: 'preliminary-report', what, progress: evaluatedInWords(facts) }];
  }
  return facts.can_issue_final_report
    ? [
        {
          ...task,
          kind: step.for as AcceptanceTaskKind,
          what: `Issue final report${besides}`,
          progress: progressOfFinal(facts),
        },
      ]
    : [];
}

const NAME_LENGTH = 80;
const REPORTED = 'that the facility reports as met';

/** A single condition is named, in as many words as fit into the row of a task. */
function closingInWords(reported: readonly OpenCondition[]): string {
  const [first, ...others] = reported;
  if (!first || others.length > 0) return `Close ${reported.length} conditions ${REPORTED}`;
  return `Close a condition ${REPORTED}: ${shortened(withoutStop(first.text), NAME_LENGTH)}`;
}

/** Conditions that the facility reports as met. During another round this is a task without a step of its own. */
function closing(actor: Actor, facts: WorkFacts): Task[] {
  const reported = facts.openConditions.filter(({ reportedAt }) => reportedAt !== null);
  if (reported.length === 0 || !can(actor, 'issue-nf-report') || !mayDecideOn(actor, facts)) return [];
  const due = dayFor(facts, (step) => step === 'met-conditions');
  return [
    {
      ...NOTHING_MORE,
      since: Math.min(...reported.flatMap(({ reportedAt }) => reportedAt ?? [])),
      due,
      kind: 'met-conditions',
      what: closingInWords(reported),
    },
  ];
}

/** The tasks of reviewers, administrators and CARS in an application. */
export const evaluationTasks = (actor: Actor, facts: WorkFacts): Task[] =>
  [evaluating, assessing, administering, reporting, closing].flatMap((kind) => kind(actor, facts));
