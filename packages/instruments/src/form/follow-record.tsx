import { useFormikContext } from '@portal/ui/form';
import { useEffect } from 'react';

/**
 * Resets the form to a newer version of the record while the form is unchanged. A changed form keeps the version it
 * started from, so that saving it is detected as a conflict.
 */
export function FollowRecord({ values }: { values: object }) {
  const { dirty, initialValues, resetForm } = useFormikContext<object>();
  useEffect(() => {
    if (!dirty && versionOf(values) > versionOf(initialValues)) resetForm({ values });
  }, [values, dirty, initialValues, resetForm]);
  return null;
}

const versionOf = (values: object) => ('version' in values ? Number(values.version) : 0);
