import { problemsOf, useFormikContext } from '@portal/ui/form';

/** Dotted paths of the fields whose values would be refused, whether or not the user has tried to save. */
export function useRefusedPaths(): readonly string[] {
  const { errors, status, values } = useFormikContext<object>();
  return problemsOf(errors, status, values).map(({ field }) => field);
}
