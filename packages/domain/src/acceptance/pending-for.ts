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
  /** The action, completing the sentence "<party> to …". */
  does: string;
  /** The following step, as a sentence. */
  next: string;
}

const COMPLETE = 'This completes the initial acceptance.';

/**
 * Everything that an application can be pending for. A change from one row to another is a hand-over, even between two
 * rows of one party, and restarts `pending_since`. A new hand-over needs a row here and a rule in `pendingFor`.
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
  'upgrade-plan': {
    party: 'facility',
    does: 'upload the upgrade plan',
    next: 'Next, reviewers assess the plan, then CARS issues the final report.',
  },
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
  nothing: { party: 'nobody', does: '', next: '' },
} as const satisfies Readonly<Record<string, Awaited>>;

export type PendingFor = keyof typeof AWAITED;

export interface PendingForFacts {
  status: AcceptanceStatusCode;
  preliminaryAcceptance: AcceptanceCode | null;
  openEvaluations: OpenEvaluations;
  openAssessments: OpenAssessments;
  reviewed: readonly Component[];
  /** The number of conditions of a final decision that are pending with the facility. */
  openConditions: number;
  /** The number of conditions reported as met, which are pending with CARS. */
  reportedConditions: number;
  isAsked: boolean;
}

function underEvaluation({ openEvaluations: open, reviewed }: PendingForFacts): PendingFor {
  const awaited = COMPONENTS.map(({ code }) => code).filter((code) => countOpenOf([code], open) > 0);
  if (awaited.some((code) => !reviewed.includes(code))) return 'reviewers';
  if (awaited.length > 0) return 'evaluations';
  return isFullyEvaluated(open) ? 'preliminary-report' : 'synergy';
}

/** An assessment of a component without a reviewer does not delay the final report. */
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
  // A complete round is pending again while conditions of its decision are open.
  evaluated: ({ openConditions, reportedConditions }) => {
    if (openConditions > 0) return 'conditions';
    return reportedConditions > 0 ? 'met-conditions' : 'nothing';
  },
};

/** The current step of an application, regardless of open questions. */
export const stepOf = (facts: PendingForFacts): PendingFor => RULES_BY_STATUS[facts.status](facts);

/** The pending action of an application. A question takes precedence over the step while it can be answered. */
export const pendingFor = (facts: PendingForFacts): PendingFor =>
  facts.isAsked && isUnderEvaluation(facts.status) ? 'answer' : stepOf(facts);

/** The party responsible for an action. */
export const partyFor = (what: PendingFor): Party => AWAITED[what].party;

const ONE_OPEN: OpenEvaluations = Object.fromEntries(
  COMPONENTS.flatMap(({ evaluates }) => evaluates.map((a) => [a, 1])),
);

/**
 * The party that an application is pending with when it enters a status, if nothing else is known: reviewers are
 * assigned, and no question is open.
 */
export const partyOnEntering = (
  status: AcceptanceStatusCode,
  preliminaryAcceptance: PendingForFacts['preliminaryAcceptance'],
): Party =>
  partyFor(
    stepOf({
      status,
      preliminaryAcceptance,
      openEvaluations: ONE_OPEN,
      openAssessments: {},
      reviewed: COMPONENTS.map(({ code }) => code),
      openConditions: 0,
      reportedConditions: 0,
      isAsked: false,
    }),
  );
