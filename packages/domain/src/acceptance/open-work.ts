import { can, isAdministrator } from '../permissions/permissions';
import type { Component } from './components';
import type { InitialAcceptance } from './initial-acceptance';
import { countOpenOf } from './open-evaluations';
import type { OpenEvaluations } from './open-evaluations';
import { partyFor } from './pending-for';
import type { PendingFor } from './pending-for';
import { countUnassessed } from './open-assessments';
import type { OpenAssessments } from './open-assessments';
import { assessmentsInWords } from './plan-assessment';
import { answersFor, mayDecideOn } from './workflow';
import type { Actor, OwnerAndDeputies } from './workflow';

/** Something that waits for a person in an application. */
export interface OpenWork {
  /** In words, e.g. "3 evaluations to submit". */
  what: string;
  /** Since when it is theirs, epoch seconds. */
  since: number | null;
}

/** The step that an application has come to, whether or not a question is open beside it. Moments are epoch seconds. */
export interface PresentStep {
  for: PendingFor;
  since: number | null;
  /** When its due date was set. */
  dueSince: number | null;
}

/** Who reviews a component, and since when (epoch seconds). */
export interface SetReviewer {
  component: Component;
  id: string;
  since: number;
}

export interface WorkFacts
  extends
    OwnerAndDeputies,
    Pick<
      InitialAcceptance,
      | 'status'
      | 'status_since'
      | 'pending_for'
      | 'pending_since'
      | 'can_issue_preliminary_report'
      | 'can_issue_final_report'
    > {
  reviewers: readonly SetReviewer[];
  open: OpenEvaluations;
  unassessed: OpenAssessments;
  step: PresentStep;
}

type Count = (components: readonly Component[], facts: WorkFacts) => number;

const evaluationsOf: Count = (components, { open }) => countOpenOf(components, open);
const assessmentsOf: Count = (components, { unassessed }) => countUnassessed(components, unassessed);

/** The components of a reviewer in which there is such work. Owners and deputies never review their own facility. */
const reviewedBy = (actor: Actor, facts: WorkFacts, count: Count) =>
  answersFor(actor, facts) || !can(actor, 'evaluate-application')
    ? []
    : facts.reviewers.filter(({ id, component }) => id === actor.id && count([component], facts) > 0);

const componentsOf = (slots: readonly SetReviewer[]) => slots.map(({ component }) => component);
/**
 * Since the status began, or since the first of these slots was given, whichever is later. A due date that is set for the
 * reviewers begins anew for each.
 */
function sinceOf(slots: readonly SetReviewer[], { status_since, step }: WorkFacts) {
  const due = partyFor(step.for) === 'reviewers' ? step.dueSince : null;
  return Math.max(Math.min(...slots.map(({ since }) => since)), status_since ?? 0, due ?? 0);
}

/** Since when an application waits for its step, epoch seconds: a question only hides it, and its answer hands it on. */
export const sinceOfStep = ({ pending_for, pending_since, step }: WorkFacts): number | null =>
  pending_for === step.for ? pending_since : step.since;

/** How many evaluations, in words. */
export const evaluationsInWords = (count: number): string => `${count} ${count === 1 ? 'evaluation' : 'evaluations'}`;

/** Evaluations are a reviewer's from the submission on, or from the moment at which the reviewer was set. */
function reviewing(actor: Actor, facts: WorkFacts): OpenWork[] {
  const theirs = reviewedBy(actor, facts, evaluationsOf);
  if (theirs.length === 0) return [];
  const count = evaluationsOf(componentsOf(theirs), facts);
  return [{ what: `${evaluationsInWords(count)} to submit`, since: sinceOf(theirs, facts) }];
}

/** CARS may issue the final report before: until then, what was asked for may be compared with the plan. */
function assessing(actor: Actor, facts: WorkFacts): OpenWork[] {
  const theirs = reviewedBy(actor, facts, assessmentsOf);
  const own: OpenWork[] =
    theirs.length > 0
      ? [
          {
            what: `${assessmentsInWords(assessmentsOf(componentsOf(theirs), facts))} to submit`,
            since: sinceOf(theirs, facts),
          },
        ]
      : [];
  const isSynergy = isAdministrator(actor) && facts.unassessed.synergy;
  return isSynergy ? [...own, { what: 'Synergy: upgrade plan to assess', since: facts.status_since }] : own;
}

function administering(actor: Actor, facts: WorkFacts): OpenWork[] {
  if (!isAdministrator(actor)) return [];
  const since = sinceOfStep(facts);
  if (facts.step.for === 'reviewers') return [{ what: 'Reviewers to set', since }];
  return facts.open.synergy ? [{ what: 'Synergy to submit', since }] : [];
}

function reporting(actor: Actor, facts: WorkFacts): OpenWork[] {
  if (!can(actor, 'issue-nf-report') || !mayDecideOn(actor, facts)) return [];
  // While an assessment is waited for, the report is not.
  if (partyFor(facts.step.for) !== 'cars') return [];
  const since = sinceOfStep(facts);
  const besides = facts.pending_for === 'answer' ? ' (a question is open)' : '';
  if (facts.can_issue_preliminary_report) return [{ what: `Preliminary report to issue${besides}`, since }];
  return facts.can_issue_final_report ? [{ what: `Final report to issue${besides}`, since }] : [];
}

/** The longest of it. */
const earliest = (tasks: readonly OpenWork[]) =>
  tasks.reduce<number | null>(
    (least, { since }) => (since === null || (least !== null && least <= since) ? least : since),
    null,
  );

/** The pending work of a user in an application, since it is theirs; `null` without any. */
export function openWork(actor: Actor, facts: WorkFacts): OpenWork | null {
  const { code } = facts.status;
  const tasks = [
    ...(code === 'submitted' ? [...reviewing(actor, facts), ...administering(actor, facts)] : []),
    ...(code === 'waiting_final_report' ? assessing(actor, facts) : []),
    ...reporting(actor, facts),
  ];
  return tasks.length > 0 ? { what: tasks.map(({ what }) => what).join(', '), since: earliest(tasks) } : null;
}
