import { CATALOGUE } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';

/** The form status after a failed save. */
export interface SaveStatus {
  failed: true;
  message: string | null;
}

/** The message of a failed save, shown until the next attempt. Field errors are shown at their fields. */
export function SaveProblem() {
  const { status } = useFormikContext();
  if (!isSaveStatus(status) || 'refused' in status) return null;
  return <FormError title={status.message ?? CATALOGUE.notSaved.message}>What you typed is still here.</FormError>;
}

const isSaveStatus = (status: unknown): status is SaveStatus =>
  typeof status === 'object' && status !== null && 'failed' in status;
