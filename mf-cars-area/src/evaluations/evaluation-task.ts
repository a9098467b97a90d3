import type { Aspect, ComplianceCode, EditedEvaluation, FormerEvaluation } from '@portal/domain';
import type { KeepUnsavedProps } from '@portal/ui/form';
import type { ReactNode } from 'react';
import type { EvaluationAddress } from '../api/evaluation-address';

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
  /** The user or role who evaluates next, in words; `null` once the evaluation is closed. */
  upTo: string | null;
  /** `null` without a suggestion. */
  suggested: ComplianceCode | null;
  /** What the round before had on it; `null` for nothing. */
  former: FormerEvaluation | null;
  /** Whether the user may open the submitted evaluation again. */
  mayReopen: boolean;
  facilityName: string;
  /** Suggestion and data sheet; on narrow screens they come before the buttons. */
  beside: ReactNode;
  /** Hint below the compliance, if not the one for instruments. */
  complianceHint?: string | undefined;
  isLeaving?: KeepUnsavedProps['isLeaving'];
  /** Closes the dialog around the form; absent outside a dialog. */
  onClose?: (() => void) | undefined;
}
