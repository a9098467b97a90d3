import { can, isAdministrator } from '../permissions/permissions';
import type { Component } from './components';
import { countUnassessed } from './open-assessments';
import { countOpenOf, countRequiredOf } from './open-evaluations';
import { partyFor } from './pending-for';
import type { PendingFor } from './pending-for';
import { assessmentsInWords } from './plan-assessment';
import { NOTHING_MORE } from './task';
import type { Task, TaskKind } from './task';
import { dayFor, dayOfStep, sinceOfStep } from './work-facts';
import type { SetReviewer, WorkFacts } from './work-facts';
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

const submittedInWords = (left: number, required: number) => `${required - left} of ${required} submitted`;

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
      { ...beside, since: facts.status_since, kind: 'plan-on-synergy', what: 'Assess the upgrade plan on synergy' },
    ];
  if (status.code !== 'submitted') return [];
  if (step.for === 'reviewers') return [{ ...task, kind: 'reviewers', what: 'Assign reviewers' }];
  return open.synergy ? [{ ...beside, kind: 'synergy', what: 'Submit synergy evaluation' }] : [];
}

function reporting(actor: Actor, facts: WorkFacts): Task[] {
  const { step } = facts;
  // The report is not pending while an assessment is.
  if (partyFor(step.for) !== 'cars' || !can(actor, 'issue-nf-report') || !mayDecideOn(actor, facts)) return [];
  const besides = facts.pending_for === 'answer' ? ' (a question is open)' : '';
  const task = { ...NOTHING_MORE, since: sinceOfStep(facts), due: dayOfStep(facts) };
  if (facts.can_issue_preliminary_report) {
    const required = countRequiredOf('all', facts);
    return [
      {
        ...task,
        kind: 'preliminary-report',
        what: `Issue preliminary report${besides}`,
        progress: `${required} of ${evaluationsInWords(required)} submitted`,
      },
    ];
  }
  return facts.can_issue_final_report
    ? [{ ...task, kind: step.for as TaskKind, what: `Issue final report${besides}` }]
    : [];
}

/** Conditions that the facility reports as met. During another round this is a task without a step of its own. */
function closing(actor: Actor, facts: WorkFacts): Task[] {
  const reported = facts.openConditions.flatMap(({ reportedAt }) => reportedAt ?? []);
  if (reported.length === 0 || !can(actor, 'issue-nf-report') || !mayDecideOn(actor, facts)) return [];
  const what = reported.length === 1 ? 'Close a condition' : `Close ${reported.length} conditions`;
  const due = dayFor(facts, (step) => step === 'met-conditions');
  return [
    {
      ...NOTHING_MORE,
      since: Math.min(...reported),
      due,
      kind: 'met-conditions',
      what: `${what} that the facility reports as met`,
    },
  ];
}

/** The tasks of reviewers, administrators and CARS in an application. */
export const evaluationTasks = (actor: Actor, facts: WorkFacts): Task[] =>
  [evaluating, assessing, administering, reporting, closing].flatMap((kind) => kind(actor, facts));
