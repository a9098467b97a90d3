import type { Aspect, ComplianceCode, EditedEvaluation, FormerEvaluation } from '@portal/domain';
import type { KeepUnsavedProps } from '@portal/ui/form';
import type { ReactNode } from 'react';
import type { EvaluationAddress } from '../api/evaluation-address';
import type { NextDue } from './open-evaluation';

/** Props of an evaluation's form. */
export interface EvaluationTask {
  address: EvaluationAddress;
  /** Prefix of its field names. */
  aspect: Aspect;
  /** Displayed name of the aspect. */
  aspectName: string;
  /** Displayed name of the evaluation, e.g. "Feasibility of RALI". */
  about: string;
  evaluation: EditedEvaluation;
  mayEdit: boolean;
  /** Whether an administrator evaluates a facility of their own. */
  isOwn: boolean;
  /** Whether an administrator evaluates in the place of a reviewer, which is allowed and recorded. */
  isForReviewer: boolean;
  /** The user or role that evaluates next, in words; `null` once the evaluation is closed. */
  upTo: string | null;
  /** `null` without a suggestion. */
  suggested: ComplianceCode | null;
  /** The last evaluation of an earlier round; `null` if there is none. */
  former: FormerEvaluation | null;
  /** Whether the user may reopen the submitted evaluation. */
  mayReopen: boolean;
  facilityName: string;
  /** Suggestion and data sheet; on narrow screens they come before the buttons. */
  beside: ReactNode;
  /** The form of the plan's assessment for users who have to assess it, beside the evaluation. */
  toAssess?: ReactNode;
  /** The assessment of the plan for readers, below the evaluation. */
  assessed?: ReactNode;
  /** Hint below the compliance, if it differs from the one for instruments. */
  complianceHint?: string | undefined;
  isLeaving?: KeepUnsavedProps['isLeaving'];
  /** Closes the dialog around the form; undefined outside a dialog. */
  onClose?: (() => void) | undefined;
  /** In a dialog, which then stays open after the submission. */
  next?: NextDue | undefined;
}
