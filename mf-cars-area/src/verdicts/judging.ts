import type { ComplianceCode, EditedVerdict, VerdictSubject } from '@portal/domain';
import type { KeepUnsavedProps } from '@portal/ui/form';
import type { ReactNode } from 'react';
import type { VerdictAddress } from './use-verdict-save';

/** Everything that a verdict's form needs to know. */
export interface Judging {
  address: VerdictAddress;
  /** Beginning of the names of its fields. */
  subject: VerdictSubject;
  /** The aspect as people call it. */
  aspect: string;
  /** What is judged, e.g. "Feasibility of RALI". */
  about: string;
  verdict: EditedVerdict;
  mayEdit: boolean;
  /** Whether an administrator judges the own facility. */
  isOwn: boolean;
  /** To whom the verdict is up, in words; `null` once the evaluation is closed. */
  upTo: string | null;
  /** What the portal suggests; `null` while it suggests nothing. */
  suggested: ComplianceCode | null;
  /** What the verdict is based on; where there is no room beside the form, it comes before its buttons. */
  beside: ReactNode;
  /** Below the choice of a compliance, where it is another one than for instruments. */
  complianceHint?: string | undefined;
  leaves?: KeepUnsavedProps['leaves'];
  /** Closes the window around the form; absent where it stands on the page. */
  onClose?: (() => void) | undefined;
}
