import { useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';
import type { VerdictFormValues } from './verdict-values';

const versionOf = ({ version }: VerdictFormValues) => Number(version);

/**
 * Takes over a newer version of the verdict as long as nothing is typed. What is typed keeps the version it was made
 * from, so that saving it is noticed as a conflict.
 */
export function FollowVerdict({ values }: { values: VerdictFormValues }) {
  const { dirty, initialValues, resetForm } = useFormikContext<VerdictFormValues>();
  useEffect(() => {
    if (!dirty && versionOf(values) > versionOf(initialValues)) resetForm({ values });
  }, [values, dirty, initialValues, resetForm]);
  return null;
}
