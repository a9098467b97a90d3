import { useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';

/**
 * Takes over a newer version of the record as long as nothing is typed. What is typed keeps the version it was made
 * from, so that saving it is noticed as a conflict.
 */
export function FollowRecord({ values }: { values: object }) {
  const { dirty, initialValues, resetForm } = useFormikContext<object>();
  useEffect(() => {
    if (!dirty && versionOf(values) > versionOf(initialValues)) resetForm({ values });
  }, [values, dirty, initialValues, resetForm]);
  return null;
}

const versionOf = (values: object) => ('version' in values ? Number(values.version) : 0);
