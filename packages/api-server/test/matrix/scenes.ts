import type { AcceptanceStatusCode, CallState } from '@portal/domain';
import type { applications } from '../../src/platform/db/tables';

type Round = Partial<typeof applications.$inferInsert>;

/** The state of an application, and the facts for the rules. */
export interface Scene {
  status: AcceptanceStatusCode;
  /** Further values of the round; the files of its documents are added if it has them. */
  round?: Pick<Round, 'preliminaryAcceptance' | 'acceptance'>;
  has?: readonly ('submission' | 'preliminary' | 'plan' | 'final')[];
  /** The state of the evaluations; the one on all photometers always stays a draft. */
  evaluations: 'none' | 'drafts' | 'submitted';
  /** The facts, stated here and not derived by the server. */
  facts: CallState;
  /** The calls for which it differs from another scene of the same status; all if undefined. */
  tries?: RegExp;
}

const begun = (status: 'registered' | 'invited' | 'draft'): Scene => ({
  status,
  evaluations: 'none',
  facts: { status },
});

const OF_REPORTS = /\/edit\/initial-acceptance$|\/operational-configurations?(\/|$)/;

const YES = { preliminaryAcceptance: 'yes' } as const;
const CONDITIONALLY = { preliminaryAcceptance: 'conditionally' } as const;
const REPORTED = { canIssueFinalReport: false, hasReport: true, isAspectSubmitted: true } as const;

/** Every status, with several scenes if the rules depend on more than the status. */
export const SCENES = {
  registered: begun('registered'),
  invited: begun('invited'),
  draft: begun('draft'),
  submitted: { status: 'submitted', has: ['submission'], evaluations: 'drafts', facts: { status: 'submitted' } },
  'submitted and evaluated': {
    status: 'submitted',
    has: ['submission'],
    evaluations: 'submitted',
    facts: { status: 'submitted', isAspectSubmitted: true, canIssuePreliminaryReport: true },
    tries: /^GET|-compliance|\/edit\/initial-acceptance$/,
  },
  'preliminary report: conditionally': {
    status: 'preliminary_report_issued',
    round: CONDITIONALLY,
    has: ['submission', 'preliminary'],
    evaluations: 'submitted',
    facts: { ...REPORTED, status: 'preliminary_report_issued', canIssueWithoutPlan: true },
  },
  'preliminary report: yes': {
    status: 'preliminary_report_issued',
    round: YES,
    has: ['submission', 'preliminary'],
    evaluations: 'submitted',
    facts: { ...REPORTED, status: 'preliminary_report_issued', canIssueFinalReport: true },
    tries: OF_REPORTS,
  },
  'waiting for the final report': {
    status: 'waiting_final_report',
    round: CONDITIONALLY,
    has: ['submission', 'preliminary', 'plan'],
    evaluations: 'submitted',
    facts: {
      ...REPORTED,
      status: 'waiting_final_report',
      hasUpgradePlan: true,
      canIssueFinalReport: true,
      isPlanUnassessed: true,
    },
  },
  'evaluated: accepted': {
    status: 'evaluated',
    round: { ...YES, acceptance: 'yes' },
    has: ['submission', 'preliminary', 'final'],
    evaluations: 'submitted',
    facts: { ...REPORTED, status: 'evaluated', isConfigurationApproved: true, isAccepted: true },
  },
  'evaluated: not accepted': {
    status: 'evaluated',
    round: { ...CONDITIONALLY, acceptance: 'no' },
    has: ['submission', 'preliminary', 'plan', 'final'],
    evaluations: 'submitted',
    facts: { ...REPORTED, status: 'evaluated', hasUpgradePlan: true },
    tries: OF_REPORTS,
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
