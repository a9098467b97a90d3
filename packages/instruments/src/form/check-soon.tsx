import { useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';

const PAUSE_MS = 100;

/**
 * Checks the form a moment after the last key or step, and not at every key: letters appear at once however long the
 * form is, and an error goes as soon as the value is right.
 */
export function CheckSoon() {
  const { values, validateForm } = useFormikContext();
  useEffect(() => {
    const timer = setTimeout(() => void validateForm(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
  return null;
}
