import type { Day } from '../time/day';
import type { Component } from './components';
import type { InitialAcceptance } from './initial-acceptance';
import type { OpenAssessments } from './open-assessments';
import type { OpenEvaluations } from './open-evaluations';
import type { PendingFor } from './pending-for';
import type { OwnerAndDeputies } from './workflow';

/** The due date that was set for a step; it may outlast the step. */
export interface DayOfStep {
  for: PendingFor;
  day: Day;
}

/** The current step of an application, regardless of open questions. Times are epoch seconds. */
export interface PresentStep {
  for: PendingFor;
  since: number | null;
  due: DayOfStep | null;
}

/** The reviewer of a component, with the start of the assignment in epoch seconds. */
export interface SetReviewer {
  component: Component;
  id: string;
  since: number;
}

/** A condition that is neither met nor superseded. */
export interface OpenCondition {
  id: string;
  text: string;
  instrument: string | null;
  dueDate: Day | null;
  /** When the decision was issued, epoch seconds. */
  setAt: number;
  /** When the facility reported it as met, epoch seconds. From then on, CARS has to act. */
  reportedAt: number | null;
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
  lidars: number;
  photometers: number;
  open: OpenEvaluations;
  unassessed: OpenAssessments;
  step: PresentStep;
  /** The earliest day of the unanswered questions. */
  answerDue: Day | null;
  openConditions: readonly OpenCondition[];
}

/** When the present step became pending, epoch seconds. A question does not reset it; its answer is a hand-over. */
export const sinceOfStep = ({ pending_for, pending_since, step }: WorkFacts): number | null =>
  pending_for === step.for ? pending_since : step.since;

/** The due date, if it was set for a step that `isMeant` accepts. */
export const dayFor = ({ step: { due } }: WorkFacts, isMeant: (step: PendingFor) => boolean): Day | null =>
  due && isMeant(due.for) ? due.day : null;

/** The due date, if it was set for the present step. */
export const dayOfStep = (facts: WorkFacts): Day | null => dayFor(facts, (step) => step === facts.step.for);
