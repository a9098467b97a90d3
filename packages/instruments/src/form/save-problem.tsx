import { CATALOGUE } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { useFormikContext, WhyFailed } from '@portal/ui/form';

/** The form status after a failed save. */
export interface SaveStatus {
  failed: true;
  message: string | null;
}

/** The message of a failed save, shown until the next attempt. Field errors are shown at their fields. */
export function SaveProblem() {
  const { status } = useFormikContext();
  if (!isSaveStatus(status) || 'refused' in status) return null;
  const why = <WhyFailed>{status.message ?? CATALOGUE.notSaved.message}</WhyFailed>;
  return <FormError title={why}>What you typed is still here.</FormError>;
}

const isSaveStatus = (status: unknown): status is SaveStatus =>
  typeof status === 'object' && status !== null && 'failed' in status;
