import { problemsOf, useFormikContext } from '@portal/ui/form';

/** Dotted paths of invalid fields, once a save was attempted; before that, none. */
export function useProblemPaths(): readonly string[] {
  const { errors, status, values, submitCount } = useFormikContext<object>();
  return submitCount === 0 ? [] : problemsOf(errors, status, values).map(({ field }) => field);
}
