import type { Day } from '../time/day';
import type { AcceptanceCode, ComplianceCode } from '../types/type-lists';
import { COMPONENTS, LIDAR_ASPECTS, needsReviewer, PHOTOMETER_ASPECTS } from './components';
import type { Component } from './components';
import { needsSynergy } from './open-evaluations';
import type { OpenEvaluations } from './open-evaluations';
import type { Party } from './party';
import { partyFor, pendingFor as deriveAwaited, stepOf } from './pending-for';
import type { PendingFor } from './pending-for';
import { assessedPath } from './open-assessments';
import type { OpenAssessments } from './open-assessments';
import { asksForUpgrade } from './plan-assessment';
import type { AssessedAspect } from './plan-assessment';
import type { AcceptanceStatusCode } from './status';

/** State derived from the records of an application. It is stored so that lists can filter and sort by it. */
export interface DerivedState {
  /** The current step, regardless of open questions. */
  step: PendingFor;
  /** A change of this value is a hand-over. */
  pendingFor: PendingFor;
  pendingWith: Party;
  /** Empty unless the application is being evaluated. */
  openEvaluations: OpenEvaluations;
  /** Empty unless an upgrade plan is uploaded and the final report is pending. */
  openAssessments: OpenAssessments;
  reviewersComplete: boolean;
  /**
   * The due date of the pending action: the earliest day of the open questions, or of the conditions to be met;
   * otherwise the day that was set for the step.
   */
  dueDate: Day | null;
}

/**
 * The records that the state is derived from. The server's tests check the stored state after each write to the tables
 * listed in `packages/api-server/test/derived-state.ts`; the table of a new fact must be added there.
 */
export interface DerivationFacts {
  facilityId: string;
  status: AcceptanceStatusCode;
  preliminaryAcceptance: AcceptanceCode | null;
  lidars: readonly { id: string }[];
  photometers: readonly { id: string }[];
  reviewers: readonly { component: Component }[];
  submitted: readonly SubmittedFact[];
  /** Conditions that are neither fulfilled nor superseded, with the time at which the facility reported them as met. */
  openConditions: readonly { dueDate: Day | null; reportedAt: number | null }[];
  /** Questions of the present round that are not closed. */
  questions: readonly { isAnswered: boolean; until: Day | null }[];
  /** The day that a user set, and the step it was set for. */
  dueOfStep: { step: PendingFor; day: Day } | null;
}

interface SubmittedFact {
  targetId: string;
  aspect: string;
  compliance: ComplianceCode | null;
  /** Whether the assessment of the upgrade plan for this aspect is submitted. */
  isAssessed: boolean;
}

function countOpen({ facilityId, lidars, photometers, submitted }: DerivationFacts): OpenEvaluations {
  const done = new Set(submitted.map(({ targetId, aspect }) => `${targetId} ${aspect}`));
  const openOf = (targets: readonly { id: string }[], aspect: string) =>
    targets.filter(({ id }) => !done.has(`${id} ${aspect}`)).length;
  const isSynergyNeeded = needsSynergy({ lidars: lidars.length, photometers: photometers.length });
  return {
    ...Object.fromEntries(LIDAR_ASPECTS.map((aspect) => [`lidar-${aspect}`, openOf(lidars, aspect)])),
    ...Object.fromEntries(PHOTOMETER_ASPECTS.map((aspect) => [`photometer-${aspect}`, openOf(photometers, aspect)])),
    synergy: isSynergyNeeded ? openOf([{ id: facilityId }], 'synergy') : 0,
  };
}

/** The kind of the evaluated target; undefined for an instrument that has been deleted. */
function targetKind({ facilityId, lidars, photometers }: DerivationFacts, targetId: string) {
  const kinds: Record<AssessedAspect['target_kind'], readonly { id: string }[]> = {
    lidar: lidars,
    photometer: photometers,
    facility: [{ id: facilityId }],
  };
  const found = Object.entries(kinds).find(([, targets]) => targets.some(({ id }) => id === targetId));
  return found?.[0] as AssessedAspect['target_kind'] | undefined;
}

function countUnassessed(facts: DerivationFacts): OpenAssessments {
  const open: Partial<Record<string, number>> = {};
  for (const { targetId, aspect, compliance, isAssessed } of facts.submitted) {
    const kind = targetKind(facts, targetId);
    if (!kind || isAssessed || !asksForUpgrade(compliance)) continue;
    const path = assessedPath(kind, aspect);
    open[path] = (open[path] ?? 0) + 1;
  }
  return open;
}

function areReviewersComplete(facts: DerivationFacts): boolean {
  const needed = COMPONENTS.filter(({ code }) => needsReviewer(facts, code));
  return needed.length > 0 && needed.every(({ code }) => facts.reviewers.some(({ component }) => component === code));
}

const firstOf = (days: readonly (Day | null)[]): Day | null => days.filter((day) => day !== null).toSorted()[0] ?? null;

/** Whether a day set for one step applies in another: that of the evaluations also applies if a reviewer is missing. */
export const dayHolds = (setFor: PendingFor, step: PendingFor): boolean =>
  setFor === step || (setFor === 'evaluations' && step === 'reviewers');

const unreported = (conditions: DerivationFacts['openConditions']) =>
  conditions.filter(({ reportedAt }) => reportedAt === null);

function dueDateOf(pendingFor: PendingFor, { questions, openConditions, dueOfStep }: DerivationFacts): Day | null {
  if (pendingFor === 'answer') return firstOf(questions.filter((one) => !one.isAnswered).map(({ until }) => until));
  if (pendingFor === 'conditions') return firstOf(unreported(openConditions).map(({ dueDate }) => dueDate));
  return dueOfStep && dayHolds(dueOfStep.step, pendingFor) ? dueOfStep.day : null;
}

/** The derived state of an application. Every transaction that changes one of the facts writes it. */
export function deriveState(facts: DerivationFacts): DerivedState {
  const { status, preliminaryAcceptance } = facts;
  const openEvaluations = status === 'submitted' ? countOpen(facts) : {};
  const openAssessments = status === 'waiting_final_report' ? countUnassessed(facts) : {};
  const reviewed = facts.reviewers.map(({ component }) => component);
  const openConditions = unreported(facts.openConditions).length;
  const isAsked = facts.questions.some(({ isAnswered }) => !isAnswered);
  const awaited = {
    status,
    preliminaryAcceptance,
    openEvaluations,
    openAssessments,
    reviewed,
    openConditions,
    reportedConditions: facts.openConditions.length - openConditions,
    isAsked,
  };
  const pendingFor = deriveAwaited(awaited);
  return {
    step: stepOf(awaited),
    pendingFor,
    pendingWith: partyFor(pendingFor),
    openEvaluations,
    openAssessments,
    reviewersComplete: areReviewersComplete(facts),
    dueDate: dueDateOf(pendingFor, facts),
  };
}
