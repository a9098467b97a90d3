import type { AcceptanceStatusCode } from '../acceptance/status';

/** What the rules look at. A fact that nobody has established counts as absent. */
export interface CallState {
  status?: AcceptanceStatusCode;
  hasUpgradePlan?: boolean;
  canIssuePreliminaryReport?: boolean;
  canIssueFinalReport?: boolean;
  /** The final report may be issued, were it said why there is no upgrade plan. */
  canIssueWithoutPlan?: boolean;
  /** It is said why there is no upgrade plan. */
  hasPlanReason?: boolean;
  /** A report, or the plan that is asked for, exists. */
  hasReport?: boolean;
  isConfigurationApproved?: boolean;
  /** An application was submitted before, in whichever round, or something was accepted without one. */
  isOnRecord?: boolean;
  /** The evaluation that is written was submitted before. */
  isAspectSubmitted?: boolean;
  /** The evaluation that the plan is assessed on was not a yes, and its assessment is not submitted. */
  isPlanUnassessed?: boolean;
  /** Fields of an instrument of the facility were opened for correction. */
  isCorrectionOpen?: boolean;
  /** The file was uploaded by the person who asks. */
  isUploader?: boolean;
  /** The link of a mail is valid, unused and not expired. */
  isLinkLive?: boolean;
  /** The account was taken out of use, and still carries a name. */
  isFormer?: boolean;
  /** The caller holds a live deploy token for this part, or for any part where the call is about none. */
  holdsDeployToken?: boolean;
  /** The caller is one of those whom an administrator chose for every part of this preview. */
  isPreviewer?: boolean;
}
