import type { AcceptanceStatusCode } from '../acceptance/status';
import type { LabelFacts } from '../label/label-steps';
import type { ConfigurationFacts } from '../qa/configuration-steps';
import type { RegularEvaluationFacts } from '../regular-evaluation/evaluation-steps';
import type { SlotFacts } from '../support/slot-steps';
import type { SupportFacts } from '../support/support-steps';
import type { QaTestFacts } from '../qa/workflow';

/** The facts that rules depend on. A fact that was not determined counts as false. */
export interface CallState
  extends QaTestFacts, ConfigurationFacts, SupportFacts, SlotFacts, LabelFacts, RegularEvaluationFacts {
  /** A label was granted once. */
  wasLabelled?: boolean;
  status?: AcceptanceStatusCode;
  hasUpgradePlan?: boolean;
  canIssuePreliminaryReport?: boolean;
  canIssueFinalReport?: boolean;
  /** The final report may be issued if a reason for the missing upgrade plan is given. */
  canIssueWithoutPlan?: boolean;
  hasPlanReason?: boolean;
  hasReport?: boolean;
  isConfigurationApproved?: boolean;
  /** An application was submitted in any round, or a version was accepted without one. */
  isOnRecord?: boolean;
  isAspectSubmitted?: boolean;
  /** The evaluation was not a yes, and the assessment of the plan for it is not submitted. */
  isPlanUnassessed?: boolean;
  isCorrectionOpen?: boolean;
  isUploader?: boolean;
  /** The link of a mail is valid, unused and not expired. */
  isLinkLive?: boolean;
  /** The account is deactivated and not yet anonymised. */
  isFormer?: boolean;
  /** The caller has a valid deploy token for the part, or for any part if the call concerns none. */
  holdsDeployToken?: boolean;
  /** An administrator chose the caller as previewer for every part of the preview. */
  isPreviewer?: boolean;
}
