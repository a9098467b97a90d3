import { setIn, useFormikContext } from 'formik';
import { useLayoutEffect, useState } from 'react';
import type { Problem } from './problems';

const NONE: ReadonlySet<string> = new Set();

/**
 * The fields that failed at the last attempt to submit; none before. They are the touched ones from then on: Formik
 * marks every field, so that one which a later answer asks for first would be red at once.
 */
export function useFailedFields(problems: readonly Problem[]): ReadonlySet<string> {
  const { submitCount, isSubmitting, setTouched } = useFormikContext();
  const [failed, setFailed] = useState<ReadonlySet<string>>(NONE);
  useLayoutEffect(() => {
    if (isSubmitting) return;
    const fields = submitCount > 0 ? problems.map(({ field }) => field) : [];
    setFailed(fields.length > 0 ? new Set(fields) : NONE);
    if (submitCount > 0)
      void setTouched(
        fields.reduce((marked, field) => setIn(marked, field, true), {}),
        false,
      );
    // Only an attempt changes them; while the user types, each field shows its own error.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isSubmitting, submitCount]);
  return failed;
}
