import { problemsOf, useFormikContext } from '@portal/ui/form';

/** Dotted paths of what is to be corrected, once somebody has tried to save; before that, nothing is held against them. */
export function useProblemPaths(): readonly string[] {
  const { errors, status, values, submitCount } = useFormikContext<object>();
  return submitCount === 0 ? [] : problemsOf(errors, status, values).map(({ field }) => field);
}
