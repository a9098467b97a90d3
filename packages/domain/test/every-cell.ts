import { relationsOf, COLUMNS, CAPABILITIES, may, permissionsOf } from '../src';
import type { Actor, CallState, Capability, AccessDecision, Column, FacilityPeople } from '../src';

const FACILITY: FacilityPeople = {
  ownerId: 'owner',
  deputyIds: ['deputy'],
  reviewers: { lidar: 'reviewer of lidars', lidar_data: 'x', photometer: 'y', photometer_data: null },
};

const actor = (id: string, ...roles: string[]): Actor => ({ id, permissions: permissionsOf(roles) });

/** One actor per column of the matrix; `Ra` is the lidar reviewer. */
const ACTORS: Record<Column, Actor | null> = {
  An: null,
  Ow: actor('owner', 'national_facility'),
  De: actor('deputy', 'national_facility'),
  Oo: actor('other', 'national_facility'),
  Ra: actor('reviewer of lidars', 'lidar_reviewer'),
  Ru: actor('evaluator', 'photometer_reviewer'),
  CS: actor('cars', 'cars'),
  Ar: actor('ares', 'ares'),
  Ad: actor('admin', 'administrator'),
};

const REPORTED: CallState = { hasReport: true, isAspectSubmitted: true };

/** The states that distinguish all rules: each status, its variants where other facts matter, and each single fact. */
export const STATES: Record<string, CallState> = {
  'nothing is known': {},
  'fields are open for correction': { isCorrectionOpen: true },
  registered: { status: 'registered' },
  invited: { status: 'invited' },
  draft: { status: 'draft' },
  submitted: { status: 'submitted' },
  'submitted and evaluated': { status: 'submitted', isAspectSubmitted: true, canIssuePreliminaryReport: true },
  'preliminary report: conditionally': { ...REPORTED, status: 'preliminary_report_issued', canIssueWithoutPlan: true },
  'preliminary report: conditionally, with a reason for no plan': {
    ...REPORTED,
    status: 'preliminary_report_issued',
    canIssueWithoutPlan: true,
    hasPlanReason: true,
  },
  'preliminary report: yes': { ...REPORTED, status: 'preliminary_report_issued', canIssueFinalReport: true },
  'waiting for the final report': {
    ...REPORTED,
    status: 'waiting_final_report',
    hasUpgradePlan: true,
    canIssueFinalReport: true,
    isPlanUnassessed: true,
  },
  'evaluated: accepted': { ...REPORTED, status: 'evaluated', isConfigurationApproved: true },
  'evaluated: not accepted': { ...REPORTED, status: 'evaluated', hasUpgradePlan: true },
  'a report exists': { hasReport: true },
  'uploaded by the caller': { isUploader: true },
  'a live link': { isLinkLive: true },
  'a deactivated account': { isFormer: true },
  'a live deploy token': { holdsDeployToken: true },
  'chosen for the preview': { isPreviewer: true },
  'the facility is accepted': { isAccepted: true },
  'a draft of a test': { testStatus: 'draft' },
  'a submitted test': { testStatus: 'submitted' },
  'a submitted test, of which an evaluator has saved something': { testStatus: 'submitted', hasEvaluationDraft: true },
  'a test that the caller evaluates': { testStatus: 'in_evaluation', isTestEvaluator: true },
  'a test that someone else evaluates': { testStatus: 'in_evaluation' },
  'a returned test': { testStatus: 'returned' },
  'a passed test': { testStatus: 'passed' },
  'a provisional configuration that lacks a test': {
    configurationStatus: 'provisional',
    missingTests: [{ type: 'dark', names: ['0532xppx'] }],
  },
  'a provisional configuration': { configurationStatus: 'provisional', missingTests: [] },
  'an approved configuration': { configurationStatus: 'approved' },
  'a new request': { supportStatus: 'new' },
  'a request that was taken on': { supportStatus: 'accepted' },
  'a request with an open question': { supportStatus: 'waiting_for_facility' },
  'a request with slots on offer': { supportStatus: 'offered' },
  'a request that is scheduled far ahead': { supportStatus: 'scheduled', isMovable: true },
  'a request that is scheduled soon': { supportStatus: 'scheduled' },
  'a planned slot': { slotStatus: 'planned', isAccepted: true },
  'an open slot': { slotStatus: 'open', isAccepted: true },
  'a full slot': { slotStatus: 'full', isAccepted: true },
  'a booking of a request': { slotStatus: 'open', isBookedByRequest: true },
  'a request that another has taken on': { supportStatus: 'accepted', isOfAnother: true },
  'a request that ended lately': { supportStatus: 'completed', isReopenable: true, hasSupportReport: true },
  'a suspended configuration': { configurationStatus: 'suspended' },
  'a label that can be proposed': { labelStatus: 'none', labelRequest: null, unmetConditions: [] },
  'a label whose conditions are not met': { labelStatus: 'none', labelRequest: null, unmetConditions: ['Tests.'] },
  'a proposed label': { labelStatus: 'none', labelRequest: 'label' },
  'a granted label that can be renewed': {
    labelStatus: 'granted',
    labelRequest: null,
    unmetConditions: [],
    wasLabelled: true,
  },
  'a label whose renewal is proposed': { labelStatus: 'granted', labelRequest: 'renewal', wasLabelled: true },
  'a suspended label': { labelStatus: 'suspended', labelRequest: null, wasLabelled: true },
  'a label without an open evaluation': { isLabelled: true, isEvaluationOpen: false },
  'an evaluation that waits for a statement': { evaluationStatus: 'facility_input' },
  'an evaluation whose statement is overdue': { evaluationStatus: 'facility_input', isStatementOverdue: true },
  'an evaluation in review': { evaluationStatus: 'in_review' },
  'a closed evaluation': { evaluationStatus: 'closed' },
  'a closed evaluation with open actions': { evaluationStatus: 'closed', hasOpenActions: true },
};

const shown = (decision: AccessDecision) => (decision.allowed ? decision.view : String(decision.status));

function answers(capability: Capability, part: string | undefined, state: CallState): string {
  const columns = Object.keys(COLUMNS) as Column[];
  const parts = (part === undefined ? [] : [part]) as never[];
  return columns
    .map((column) => shown(may(capability, relationsOf(ACTORS[column], FACILITY), state, parts)).padEnd(6))
    .join(' ')
    .trimEnd();
}

/** The answers for a capability or one of its parts, each with its states. */
function linesOf(capability: Capability, part?: string): string[] {
  const states = new Map<string, string[]>();
  for (const [name, state] of Object.entries(STATES)) {
    const line = answers(capability, part, state);
    states.set(line, [...(states.get(line) ?? []), name]);
  }
  const all = [...states].toSorted(([, one], [, other]) => other.length - one.length);
  // The most frequent answer comes first, without its states.
  return all.map(([line, names], index) => (index === 0 ? `  ${line}` : `  ${line.padEnd(56)} ${names.join('; ')}`));
}

/** The answers of `may` for every cell of the matrix, by capability, part and state. */
export function everyCell(): string {
  const rows = Object.entries(CAPABILITIES).flatMap(([capability, row]) => [
    capability,
    ...linesOf(capability as Capability),
    ...Object.keys('parts' in row ? row.parts : {}).flatMap((part) => [
      `${capability} (${part})`,
      ...linesOf(capability as Capability, part),
    ]),
  ]);
  return `  ${Object.keys(COLUMNS)
    .map((column) => column.padEnd(6))
    .join(' ')
    .trimEnd()}\n${rows.join('\n')}\n`;
}
