import type { Component } from '../acceptance/components';
import { isEditable, isEvaluated, isSubmitted, isUnderEvaluation } from '../acceptance/status';
import type { AcceptanceStatusCode } from '../acceptance/status';
import { STEPS } from '../acceptance/workflow';
import { CATALOGUE } from '../errors/catalogue';
import { allowsConfigurationStep, configurationRefusal, untestedRefusal } from '../qa/configuration-steps';
import type { ConfigurationStep } from '../qa/configuration-steps';
import { QA_SETTINGS } from '../qa/settings';
import { isConcluded } from '../qa/test-status';
import { allowsQaStep, qaRefusal } from '../qa/workflow';
import type { QaStep } from '../qa/workflow';
import { allowsSlotStep, slotRefusal } from '../support/slot-steps';
import type { SlotStep } from '../support/slot-steps';
import { allowsMoveByFacility, allowsSupportStep, supportRefusal } from '../support/support-steps';
import type { SupportStep } from '../support/support-steps';
import { LABEL_RULES } from './label-rules';
import { conflict, FORBIDDEN, HIDDEN, LOCKED, notSaved, type Refusal, type Rule } from './rule';
import type { Permission } from './permissions';

const isIn = (status: AcceptanceStatusCode | undefined, holds: (status: AcceptanceStatusCode) => boolean) =>
  status !== undefined && holds(status);

const openForEvaluation = (doc: string, component?: Component): Rule => ({
  doc,
  allows: ({ status, isAspectSubmitted }) => status === 'submitted' && !isAspectSubmitted,
  refusal: conflict('This evaluation cannot be changed at this time.'),
  ...(component && { component }),
});

const openForAssessment = (doc: string, component?: Component): Rule => ({
  doc,
  allows: ({ status, isPlanUnassessed }) => status === 'waiting_final_report' && isPlanUnassessed === true,
  refusal: conflict(
    'The upgrade plan is assessed between its upload and the final report, once on each evaluation that was not a yes.',
  ),
  ...(component && { component }),
});

const WITHOUT_PLAN: Refusal = {
  status: 409,
  code: STEPS.issueFinal.refusal.code,
  message: `${STEPS.issueFinal.refusal.message} The facility has not uploaded its upgrade plan: please say why the report is issued without it.`,
  errors: [{ path: 'without_plan_reason', message: 'Please say why the report is issued without an upgrade plan' }],
};

const TOO_LATE_TO_MOVE = conflict(
  `A facility can move a request until ${QA_SETTINGS.slots.moveDays} days before its slot. Please write to the centre.`,
);
const TOO_EARLY_TO_ASK = conflict('Support is asked for from the initial acceptance on.');
const TOO_EARLY_TO_BOOK = conflict('Slots are booked from the initial acceptance on.');

const CONVERSING = 'Questions are asked and answered from the submission to the final report.';

const conversing = (doc: string, component?: Component): Rule => ({
  doc,
  allows: ({ status }) => isIn(status, isUnderEvaluation),
  refusal: conflict(CONVERSING),
  ...(component && { component }),
});

/** A step of a QA test, in the states that its workflow allows. */
const qaStep = (step: QaStep, doc: string, permission?: Permission): Rule => ({
  doc,
  allows: (state) => allowsQaStep(step, state),
  refusal: qaRefusal(step),
  ...(permission && { permission }),
});

const configurationStep = (step: ConfigurationStep, doc: string, permission?: Permission): Rule => ({
  doc,
  allows: (state) => allowsConfigurationStep(step, state),
  refusal: configurationRefusal(step),
  ...(step === 'approve' && { refusalIn: untestedRefusal }),
  ...(permission && { permission }),
});

const supportStep = (step: SupportStep, doc: string, permission?: Permission): Rule => ({
  doc,
  allows: (state) => allowsSupportStep(step, state),
  refusal: supportRefusal(step),
  ...(permission && { permission }),
});

const slotStep = (step: SlotStep, doc: string, permission?: Permission): Rule => ({
  doc,
  allows: (state) => allowsSlotStep(step, state),
  refusal: slotRefusal(step),
  ...(permission && { permission }),
});

export const RULES = {
  withLiveLink: {
    doc: 'The link is valid, unused and not expired, else 400 with a sentence.',
    allows: ({ isLinkLive }) => isLinkLive === true,
    refusal: { status: 400, code: notSaved, message: 'This link is no longer valid. Please request a new one.' },
  },
  onceDeactivated: {
    doc: 'Once the account is deactivated, and once only, else 409.',
    allows: ({ isFormer }) => isFormer === true,
    refusal: conflict('Please deactivate the account first. What was anonymised cannot be anonymised again.'),
  },
  withDeployToken: {
    doc: 'With the deploy token of this part, else 401. A token opens no other call.',
    allows: ({ holdsDeployToken }) => holdsDeployToken === true,
    refusal: {
      status: 401,
      code: CATALOGUE.permissionDenied.code,
      message: 'Please log in, or send the deploy token of this part.',
    },
  },
  asPreviewer: {
    doc: 'As one of the people whom an administrator chose for every part of the preview, else 403.',
    allows: ({ isPreviewer }) => isPreviewer === true,
    refusal: {
      status: 403,
      code: CATALOGUE.permissionDenied.code,
      message:
        'This preview is for people whom an administrator chose. An administrator may add you on the Releases page, at each part of it ("Who may preview").',
    },
  },
  onceSubmitted: {
    doc: 'From submission on, else 404: an application that is not submitted does not exist for evaluators.',
    allows: ({ status }) => isIn(status, isSubmitted),
    refusal: HIDDEN,
  },
  onceSubmittedElsePublic: {
    doc: 'From submission on everything, before that the public part.',
    allows: ({ status }) => isIn(status, isSubmitted),
    refusal: HIDDEN,
    otherwise: 'public',
  },
  asOwner: {
    doc: 'Without evaluation fields until the preliminary report is issued; never with drafts or the names of reviewers.',
    allows: () => true,
    refusal: FORBIDDEN,
    view: 'owner',
  },
  afterPreliminaryReport: {
    doc: 'From the preliminary report on and without drafts, else 404.',
    allows: ({ status }) => isIn(status, isEvaluated),
    refusal: HIDDEN,
    view: 'owner',
  },
  whileEditable: {
    doc: 'While registered, invited or draft, else 409 with code 1005.',
    allows: ({ status }) => isIn(status, isEditable),
    refusal: LOCKED,
  },
  whileEditableOrOpened: {
    doc: 'While registered, invited or draft; then the fields that CARS has opened for correction, until their day; else 409 with code 1005.',
    allows: ({ status, isCorrectionOpen }) => isIn(status, isEditable) || isCorrectionOpen === true,
    refusal: LOCKED,
  },
  whileUnderEvaluation: conversing('From the submission to the final report, else 409.'),
  whoAsksOfLidars: conversing('As reviewer of lidars, else 403; then as while under evaluation.', 'lidar'),
  whoAsksOfLidarData: conversing('As reviewer of lidar data, else 403; then as while under evaluation.', 'lidar_data'),
  whoAsksOfPhotometers: conversing(
    'As reviewer of photometers, else 403; then as while under evaluation.',
    'photometer',
  ),
  whoAsksOfPhotometerData: conversing(
    'As reviewer of photometer data, else 403; then as while under evaluation.',
    'photometer_data',
  ),
  whileInvitable: {
    doc: 'While registered or invited, else 409.',
    allows: ({ status }) => isIn(status, (code) => code in STEPS.invite.moves),
    refusal: { status: 409, ...STEPS.invite.refusal },
  },
  whileSubmittable: {
    doc: 'While registered, invited or draft, else 409 with code 1005; then the application must be complete, else 422 with a list.',
    allows: ({ status }) => isIn(status, (code) => code in STEPS.submit.moves),
    refusal: { status: 409, ...STEPS.submit.refusal },
  },
  whileReviewersMayChange: {
    doc: 'From submission on and until evaluated, else 409; no reviewer may own the facility or be a deputy there.',
    allows: ({ status }) => isIn(status, isUnderEvaluation),
    refusal: conflict('Reviewers can be assigned between submission and the final report.'),
  },
  whileSomethingIsDue: {
    doc: 'Until the initial acceptance is complete, else 409.',
    allows: ({ status }) => status !== 'evaluated',
    refusal: conflict('The initial acceptance is complete, so nothing is due.'),
  },
  whilePlanIsWanted: {
    doc: 'Once, after the preliminary report, else 409; the file must be an unlinked PDF of the caller, else 422.',
    allows: ({ status, hasUpgradePlan }) =>
      isIn(status, (code) => code in STEPS.addUpgradePlan.moves) && !hasUpgradePlan,
    refusal: { status: 409, ...STEPS.addUpgradePlan.refusal },
  },
  oncePreliminaryReportIsDue: {
    doc: 'When every required evaluation is submitted, else 409.',
    allows: (state) => state.canIssuePreliminaryReport === true,
    refusal: { status: 409, ...STEPS.issuePreliminary.refusal },
  },
  onceFinalReportIsDue: {
    doc: 'When the upgrade plan is there, the preliminary acceptance was a clear yes or no, or it is said why there is no plan, else 409.',
    allows: ({ canIssueFinalReport, canIssueWithoutPlan, hasPlanReason }) =>
      canIssueFinalReport === true || (canIssueWithoutPlan === true && hasPlanReason === true),
    refusal: { status: 409, ...STEPS.issueFinal.refusal },
    refusalIn: ({ canIssueWithoutPlan }) => (canIssueWithoutPlan ? WITHOUT_PLAN : undefined),
  },
  onceReportExists: {
    doc: 'When the report or plan exists, else 404.',
    allows: ({ hasReport }) => hasReport === true,
    refusal: HIDDEN,
  },
  onceConfigurationApproved: {
    doc: 'From the first accepting final report on, where a version is in force, else 404.',
    allows: ({ isConfigurationApproved }) => isConfigurationApproved === true,
    refusal: HIDDEN,
  },
  whileOpenForEvaluation: openForEvaluation(
    'While submitted and before this evaluation is submitted, else 409. An owner is warned.',
  ),
  asLidarReviewer: openForEvaluation('As reviewer of lidars, else 403; then as while open for evaluation.', 'lidar'),
  asLidarDataReviewer: openForEvaluation(
    'As reviewer of lidar data, else 403; then as while open for evaluation.',
    'lidar_data',
  ),
  asPhotometerReviewer: openForEvaluation(
    'As reviewer of photometers, else 403; then as while open for evaluation.',
    'photometer',
  ),
  asPhotometerDataReviewer: openForEvaluation(
    'As reviewer of photometer data, else 403; then as while open for evaluation.',
    'photometer_data',
  ),
  whilePlanIsAssessed: openForAssessment(
    'From the upgrade plan to the final report, on an evaluation that was not a yes and before its assessment is submitted, else 409. An owner is warned.',
  ),
  asLidarAssessor: openForAssessment('As reviewer of lidars, else 403; then as while the plan is assessed.', 'lidar'),
  asLidarDataAssessor: openForAssessment(
    'As reviewer of lidar data, else 403; then as while the plan is assessed.',
    'lidar_data',
  ),
  asPhotometerAssessor: openForAssessment(
    'As reviewer of photometers, else 403; then as while the plan is assessed.',
    'photometer',
  ),
  asPhotometerDataAssessor: openForAssessment(
    'As reviewer of photometer data, else 403; then as while the plan is assessed.',
    'photometer_data',
  ),
  afterFinalReport: {
    doc: 'From the final report on and without drafts and names, else 404.',
    allows: ({ status }) => status === 'evaluated',
    refusal: HIDDEN,
    view: 'owner',
  },
  whileResettable: {
    doc: 'From submission on, with a reason, else 409.',
    allows: ({ status }) => isIn(status, (code) => code in STEPS.reopen.moves),
    refusal: { status: 409, ...STEPS.reopen.refusal },
  },
  whileWithdrawable: {
    doc: 'From submission on and until the preliminary report, with a reason, else 409.',
    allows: ({ status }) => isIn(status, (code) => code in STEPS.withdraw.moves),
    refusal: { status: 409, ...STEPS.withdraw.refusal },
  },
  onceEvaluationSubmitted: {
    doc: 'Once this evaluation is submitted and until the preliminary report, with a reason, else 409.',
    allows: ({ status, isAspectSubmitted }) => status === 'submitted' && isAspectSubmitted === true,
    refusal: conflict('Only an evaluation that is submitted can be re-opened, until the preliminary report is issued.'),
  },
  whileNeverSubmitted: {
    doc: 'While no application was ever submitted and nothing was accepted, with a reason, else 409.',
    allows: ({ status, isOnRecord }) => isIn(status, isEditable) && !isOnRecord,
    refusal: conflict(
      'Only a facility that never submitted an application, and of which nothing was accepted, can be archived.',
    ),
  },
  asUploader: {
    doc: 'The person who uploaded the file, else 403.',
    allows: ({ isUploader }) => isUploader === true,
    refusal: FORBIDDEN,
  },
  asUploaderElseHidden: {
    doc: 'The person who uploaded the file, else 404.',
    allows: ({ isUploader }) => isUploader === true,
    refusal: HIDDEN,
  },
  never: {
    doc: 'Never: 409. Plans, reports, files of answers and tests, and pictures of what was accepted are kept.',
    allows: () => false,
    refusal: conflict(
      'Upgrade plans, reports, files of answers and tests, and pictures that were accepted cannot be deleted here.',
    ),
  },
  onceAccepted: {
    doc: 'From the initial acceptance on, if only a conditional one, else 404; assessments of a test once it is concluded.',
    allows: ({ isAccepted }) => isAccepted === true,
    refusal: HIDDEN,
    view: 'owner',
  },
  asTestOwner: {
    doc: 'Assessments once the test is concluded; never drafts or the name of an evaluator.',
    allows: () => true,
    refusal: FORBIDDEN,
    view: 'owner',
  },
  onceTestConcluded: {
    doc: 'Once the test is concluded, else 404.',
    allows: ({ testStatus }) => testStatus !== undefined && isConcluded(testStatus),
    refusal: HIDDEN,
    view: 'owner',
  },
  whileTestsBegin: qaStep(
    'create',
    'With the permission to submit tests, else 403; from the initial acceptance on, else 409.',
    'submit-qa-qc-test',
  ),
  whileTestsBeginOnBehalf: qaStep(
    'create',
    'With the permission to schedule tests, else 403; from the initial acceptance on, else 409.',
    'schedule-qa-qc-test',
  ),
  whileTestIsOpen: qaStep(
    'save',
    'With the permission to submit tests, else 403; while the test is a draft or returned, else 409.',
    'submit-qa-qc-test',
  ),
  whileTestIsOpenOnBehalf: qaStep(
    'save',
    'With the permission to schedule tests, else 403; while the test is a draft or returned, else 409.',
    'schedule-qa-qc-test',
  ),
  whileTestIsDeletable: qaStep(
    'delete',
    'With the permission to submit tests, else 403; while the test is a draft that was never submitted, else 409.',
    'submit-qa-qc-test',
  ),
  whileTestIsSubmittable: qaStep(
    'submit',
    'With the permission to submit tests, else 403; while the test is a draft or returned, else 409; then the files must be right, else 422 with a list.',
    'submit-qa-qc-test',
  ),
  whileTestIsWithdrawable: qaStep(
    'withdraw',
    'With the permission to submit tests, else 403; while the test is submitted and no evaluator has saved anything, else 409.',
    'submit-qa-qc-test',
  ),
  whileTestIsSubmitted: qaStep('take', 'While the test is submitted and not taken, else 409. An owner is warned.'),
  whileTestIsInEvaluation: qaStep('release', 'While the test is in evaluation, else 409.'),
  asTestEvaluator: qaStep(
    'evaluate',
    'As the evaluator who has taken the test, while it is in evaluation, else 409.',
    'evaluate-qa-qc-test',
  ),
  asRequester: {
    doc: 'With the permission to submit tests, else 403; from the initial acceptance on, else 409.',
    allows: ({ isAccepted }) => isAccepted === true,
    refusal: TOO_EARLY_TO_ASK,
    permission: 'submit-qa-qc-test',
    view: 'owner',
  },
  asRequestOwner: {
    doc: 'Without internal messages and names.',
    allows: () => true,
    refusal: FORBIDDEN,
    view: 'owner',
  },
  onceRequestCompleted: {
    doc: 'Once the request was completed, else 404; without internal messages and names.',
    allows: ({ hasSupportReport }) => hasSupportReport === true,
    refusal: HIDDEN,
    view: 'owner',
  },
  whileRequestIsNew: supportStep('acknowledge', 'While the request is new, else 409.'),
  whileRequestIsOfAnother: supportStep(
    'take-over',
    'While the request is open and someone else has taken it on, else 409.',
  ),
  whileRequestIsWorkedOn: supportStep('ask', 'While the request is new, taken on or scheduled, else 409.'),
  whileRequestIsDeclinable: supportStep('decline', 'While the request is new or taken on, without slots, else 409.'),
  whileQuestionIsOpen: supportStep(
    'answer',
    'With the permission to submit tests, else 403; while a question is open, else 409.',
    'submit-qa-qc-test',
  ),
  whileRequestIsOfferable: supportStep('offer', 'While the request is taken on and has no slots, else 409.'),
  whileSlotsAreOnOffer: supportStep(
    'choose',
    'With the permission to submit tests, else 403; while slots are on offer, else 409.',
    'submit-qa-qc-test',
  ),
  whileRequestIsScheduled: supportStep('move', 'While the request is scheduled, else 409.'),
  whileRequestIsMovable: {
    doc: 'With the permission to submit tests, else 403; while the request is scheduled, until a week before its slot, else 409.',
    allows: allowsMoveByFacility,
    refusal: supportRefusal('move'),
    refusalIn: ({ supportStatus }) => (supportStatus === 'scheduled' ? TOO_LATE_TO_MOVE : undefined),
    permission: 'submit-qa-qc-test',
  },
  whileRequestIsTakenOn: supportStep('complete', 'While the request is taken on or scheduled, else 409.'),
  whileRequestIsOpen: supportStep('cancel', 'While the request is open, else 409.'),
  whileRequestIsOpenForFacility: supportStep(
    'cancel',
    'With the permission to submit tests, else 403; while the request is open, else 409.',
    'submit-qa-qc-test',
  ),
  whileRequestIsReopenable: supportStep('reopen', 'For a while after its end, else 409.'),
  whileSlotIsEditable: slotStep('edit', 'Until the slot has ended, else 409.'),
  whileSlotIsPlanned: slotStep('open', 'While the slot is planned, else 409.'),
  whileSlotIsOpened: slotStep('close', 'Once the slot was opened and until it has ended, else 409.'),
  whileSlotIsUpcoming: slotStep(
    'cancel',
    'Until the slot has ended, else 409. Requests that are scheduled for it are moved first.',
  ),
  whileSlotIsBookable: {
    doc: 'With the permission to submit tests, else 403; from the initial acceptance on, while the slot is open to the facility and has a free place, before its deadline, else 409.',
    allows: (state) => state.isAccepted === true && allowsSlotStep('book', state),
    refusal: slotRefusal('book'),
    refusalIn: ({ isAccepted }) => (isAccepted ? undefined : TOO_EARLY_TO_BOOK),
    permission: 'submit-qa-qc-test',
  },
  whileBookingIsOpen: slotStep('cancel-booking', 'Until the slot has ended, and not of a request, else 409.'),
  whileBookingIsOpenForFacility: slotStep(
    'cancel-booking',
    'With the permission to submit tests, else 403; until the slot has ended, and not of a request, else 409.',
    'submit-qa-qc-test',
  ),
  whileApprovable: configurationStep(
    'approve',
    'With the permission to issue reports, else 403; while the configuration is provisional and all tests that it requires are valid, else 409.',
    'issue-nf-report',
  ),
  whileApproved: configurationStep(
    'suspend',
    'With the permission to issue reports, else 403; while the configuration is approved, with a reason, else 409.',
    'issue-nf-report',
  ),
  whileSuspended: configurationStep(
    'reinstate',
    'With the permission to issue reports, else 403; while the configuration is suspended, with a reason, else 409.',
    'issue-nf-report',
  ),
  whileInUse: configurationStep(
    'retire',
    'While the configuration is provisional, approved or suspended, with a reason, else 409.',
  ),
  whileInUseByFacility: configurationStep(
    'retire',
    'With the permission to submit tests, else 403; while the configuration is provisional, approved or suspended, with a reason, else 409.',
    'submit-qa-qc-test',
  ),
  whileTestIsValid: qaStep('revoke', 'While the test is passed, with remarks or without, with a reason, else 409.'),
  ...LABEL_RULES,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** A rule by name, typed with its optional fields. */
export const ruleOf = (name: RuleName): Rule => RULES[name];
