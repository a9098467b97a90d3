import { problemsOf, useFormikContext } from '@portal/ui/form';

/** Dotted paths of invalid fields; empty before the first attempt to save. */
export function useProblemPaths(): readonly string[] {
  const { errors, status, values, submitCount } = useFormikContext<object>();
  return submitCount === 0 ? [] : problemsOf(errors, status, values).map(({ field }) => field);
}
