import type { EvaluationAddress } from '@portal/api-slice';
import type { ComplianceCode, EditedEvaluation, Aspect } from '@portal/domain';
import type { KeepUnsavedProps } from '@portal/ui/form';
import type { ReactNode } from 'react';

/** Everything that an evaluation's form needs to know. */
export interface EvaluationTask {
  address: EvaluationAddress;
  /** Beginning of the names of its fields. */
  aspect: Aspect;
  /** The aspect as people call it. */
  aspectName: string;
  /** What is evaluated, e.g. "Feasibility of RALI". */
  about: string;
  evaluation: EditedEvaluation;
  mayEdit: boolean;
  /** Whether an administrator evaluates a facility of their own. */
  isOwn: boolean;
  /** To whom the evaluation is up, in words; `null` once the evaluation is closed. */
  upTo: string | null;
  /** What the portal suggests; `null` while it suggests nothing. */
  suggested: ComplianceCode | null;
  /** What the evaluation is based on; where there is no room beside the form, it comes before its buttons. */
  beside: ReactNode;
  /** Below the choice of a compliance, where it is another one than for instruments. */
  complianceHint?: string | undefined;
  isLeaving?: KeepUnsavedProps['isLeaving'];
  /** Closes the window around the form; absent where it stands on the page. */
  onClose?: (() => void) | undefined;
}
