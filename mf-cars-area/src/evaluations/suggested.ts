import type { ComplianceCode } from '@portal/domain';
import type { ReactNode } from 'react';

/** The suggestion for an evaluation, with the panel that explains it. */
export interface Suggested {
  /** `null` without a suggestion. */
  compliance: ComplianceCode | null;
  panel: ReactNode;
}
