import { useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';

/** Validates the form at every change, but only once it was to be submitted: while a draft is written, nothing is missing. */
export function CheckOnceTried() {
  const { values, submitCount, validateForm } = useFormikContext();
  const isTried = submitCount > 0;
  useEffect(() => {
    if (isTried) void validateForm(values);
  }, [isTried, values, validateForm]);
  return null;
}
