import type { AcceptanceCode } from '../types/type-lists';
import { COMPONENTS } from './components';
import type { Component } from './components';
import { countOpenOf, isFullyEvaluated } from './open-evaluations';
import type { OpenEvaluations } from './open-evaluations';
import { countUnassessed } from './open-assessments';
import type { OpenAssessments } from './open-assessments';
import type { Party } from './party';
import { isUnderEvaluation } from './status';
import type { AcceptanceStatusCode } from './status';

interface Awaited {
  party: Party;
  /** What the party is to do, after its name and “to”. */
  does: string;
  /** What comes after it, as a sentence. */
  next?: string;
}

const COMPLETE = 'This completes the initial acceptance.';

/**
 * Everything that an application can wait for. Passing from one row to another is a hand-over, also between two rows of
 * one party: from then on it is pending since that moment. A new hand-over is a row here and its rule in `pendingFor`.
 */
export const AWAITED = {
  invitation: {
    party: 'administrators',
    does: 'send the invitation',
    next: 'The facility can already start its application.',
  },
  application: {
    party: 'facility',
    does: 'describe the instruments and submit the application',
    next: 'Next, administrators assign reviewers.',
  },
  reviewers: {
    party: 'administrators',
    does: 'assign reviewers',
    next: 'Next, the reviewers evaluate the application.',
  },
  evaluations: {
    party: 'reviewers',
    does: 'complete the evaluation',
    next: 'Next, CARS issues the preliminary report.',
  },
  synergy: {
    party: 'administrators',
    does: 'evaluate the synergy of lidars and photometers',
    next: 'Next, CARS issues the preliminary report.',
  },
  answer: { party: 'facility', does: 'answer a question', next: 'Everything else continues meanwhile.' },
  'preliminary-report': {
    party: 'cars',
    does: 'issue the preliminary report',
    next: 'Next, the facility can upload an upgrade plan.',
  },
  'upgrade-plan': { party: 'facility', does: 'upload the upgrade plan', next: 'Next, CARS issues the final report.' },
  assessments: {
    party: 'reviewers',
    does: 'assess the upgrade plan',
    next: 'Next, CARS issues the final report.',
  },
  'final-report': { party: 'cars', does: 'issue the final report', next: COMPLETE },
  'final-report-on-plan': { party: 'cars', does: 'read the upgrade plan and issue the final report', next: COMPLETE },
  conditions: {
    party: 'facility',
    does: 'meet the conditions of the acceptance',
    next: 'The initial acceptance itself is complete; CARS closes each condition that is reported as met.',
  },
  'met-conditions': {
    party: 'cars',
    does: 'close the conditions that the facility reports as met',
    next: 'The initial acceptance itself is complete.',
  },
  nothing: { party: 'nobody', does: '' },
} as const satisfies Readonly<Record<string, Awaited>>;

/** What an application is pending for. */
export type PendingFor = keyof typeof AWAITED;

/** The facts that decide what an application is pending for. */
export interface PendingForFacts {
  status: AcceptanceStatusCode;
  preliminaryAcceptance: AcceptanceCode | null;
  openEvaluations: OpenEvaluations;
  openAssessments: OpenAssessments;
  /** The components that have a reviewer. */
  reviewed: readonly Component[];
  /** How many conditions of a final decision wait for the facility. */
  openConditions: number;
  /** How many of them it has reported as met, so that they wait for CARS. */
  reportedConditions: number;
  /** Whether a question waits for its answer. */
  isAsked: boolean;
}

function underEvaluation({ openEvaluations: open, reviewed }: PendingForFacts): PendingFor {
  const awaited = COMPONENTS.map(({ code }) => code).filter((code) => countOpenOf([code], open) > 0);
  if (awaited.some((code) => !reviewed.includes(code))) return 'reviewers';
  if (awaited.length > 0) return 'evaluations';
  return isFullyEvaluated(open) ? 'preliminary-report' : 'synergy';
}

/** An assessment that nobody can give is not waited for. */
const onPlan = ({ openAssessments: open, reviewed }: PendingForFacts): PendingFor =>
  reviewed.some((code) => countUnassessed([code], open) > 0) ? 'assessments' : 'final-report-on-plan';

const RULES_BY_STATUS: Readonly<Record<AcceptanceStatusCode, (facts: PendingForFacts) => PendingFor>> = {
  registered: () => 'invitation',
  invited: () => 'application',
  draft: () => 'application',
  submitted: underEvaluation,
  // Only a conditional acceptance waits for a plan; after a clear yes or no the final report may follow at once.
  preliminary_report_issued: ({ preliminaryAcceptance }) =>
    preliminaryAcceptance === 'conditionally' ? 'upgrade-plan' : 'final-report',
  waiting_final_report: onPlan,
  // A round that is complete is pending again while its decision asks for something.
  evaluated: ({ openConditions, reportedConditions }) => {
    if (openConditions > 0) return 'conditions';
    return reportedConditions > 0 ? 'met-conditions' : 'nothing';
  },
};

/** The step that an application has come to, whether or not a question is open beside it. */
export const stepOf = (facts: PendingForFacts): PendingFor => RULES_BY_STATUS[facts.status](facts);

/** What an application is pending for. A question goes before its step, as long as it can be answered. */
export const pendingFor = (facts: PendingForFacts): PendingFor =>
  facts.isAsked && isUnderEvaluation(facts.status) ? 'answer' : stepOf(facts);

/** The party that can do it. */
export const partyFor = (what: PendingFor): Party => AWAITED[what].party;
