import { CATALOGUE } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';

/** A failed save, where no field is to blame. */
export interface SaveStatus {
  failed: true;
  message: string | null;
}

/** Says that a save failed and why, until the next one is tried; fields that are to blame speak for themselves. */
export function SaveProblem() {
  const { status } = useFormikContext();
  if (!isSaveStatus(status) || 'refused' in status) return null;
  return <FormError title={status.message ?? CATALOGUE.notSaved.message}>What you typed is still here.</FormError>;
}

const isSaveStatus = (status: unknown): status is SaveStatus =>
  typeof status === 'object' && status !== null && 'failed' in status;
