import type { Day } from '../time/day';
import type { Component } from './components';
import type { InitialAcceptance } from './initial-acceptance';
import type { OpenAssessments } from './open-assessments';
import type { OpenEvaluations } from './open-evaluations';
import type { PendingFor } from './pending-for';
import type { OwnerAndDeputies } from './workflow';

/** The day that was set for a step; it may outlast the step. */
export interface DayOfStep {
  for: PendingFor;
  day: Day;
}

/** The step that an application has come to, whether or not a question is open beside it. Moments are epoch seconds. */
export interface PresentStep {
  for: PendingFor;
  since: number | null;
  due: DayOfStep | null;
}

/** Who reviews a component, and since when (epoch seconds). */
export interface SetReviewer {
  component: Component;
  id: string;
  since: number;
}

/** A condition that is neither met nor superseded. */
export interface OpenCondition {
  id: string;
  text: string;
  /** The name of the instrument it concerns; `null` for the facility. */
  instrument: string | null;
  dueDate: Day | null;
  /** When the decision was issued, epoch seconds. */
  setAt: number;
  /** When the facility said that it is met, epoch seconds: from then on it waits for CARS. */
  reportedAt: number | null;
}

/** What decides which tasks a person has in an application. */
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
  /** How many instruments there are to evaluate. */
  lidars: number;
  photometers: number;
  open: OpenEvaluations;
  unassessed: OpenAssessments;
  step: PresentStep;
  /** The day of the first question that waits for its answer. */
  answerDue: Day | null;
  openConditions: readonly OpenCondition[];
}

/** Since when an application waits for its step, epoch seconds: a question only hides it, and its answer hands it on. */
export const sinceOfStep = ({ pending_for, pending_since, step }: WorkFacts): number | null =>
  pending_for === step.for ? pending_since : step.since;

/** The day that was set for one of these steps. */
export const dayFor = ({ step: { due } }: WorkFacts, isMeant: (step: PendingFor) => boolean): Day | null =>
  due && isMeant(due.for) ? due.day : null;

/** The day that was set for the present step itself. */
export const dayOfStep = (facts: WorkFacts): Day | null => dayFor(facts, (step) => step === facts.step.for);
