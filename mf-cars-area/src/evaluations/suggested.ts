import type { ComplianceCode } from '@portal/domain';
import type { ReactNode } from 'react';

/** What the portal suggests for an evaluation, with the panel that shows why. */
export interface Suggested {
  /** `null` while it suggests nothing. */
  compliance: ComplianceCode | null;
  panel: ReactNode;
}
