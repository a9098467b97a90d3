import type { QaTest } from '@portal/domain';
import { useEffect } from 'react';
import { useCheckQaTestMutation } from '../../api/qa-tests';

/**
 * Asks for the self-check of a test with files that has none: after new files, and after details that the former one
 * followed from. `isHeld`: files are still on their way.
 */
export function useMissingCheck({ _id: id, self_check, files }: QaTest, isHeld = false) {
  const [check, { isError, isLoading }] = useCheckQaTestMutation();
  const isMissing = self_check === null && files.length > 0;
  const isToCheck = isMissing && !isHeld;
  useEffect(() => {
    if (isToCheck) void check(id);
  }, [check, id, isToCheck]);
  return { isLoading, isError, isAwaited: isToCheck && !isError };
}
