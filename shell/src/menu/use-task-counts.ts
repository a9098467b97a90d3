import { useGetTaskSummaryQuery, useIsLoggedIn, useProfile } from '@portal/api-slice';
import { countOnPages } from '@portal/domain';
import { useCallback } from 'react';
import { isWithin } from './is-within';

/** Returns how many things wait for the user on these pages or on pages below them. */
export function useTaskCounts(): (paths: readonly string[]) => number {
  const isLoggedIn = useIsLoggedIn();
  const isSettingUp = useProfile()?.needs_factor === true;
  const { data: summary } = useGetTaskSummaryQuery(undefined, { skip: !isLoggedIn || isSettingUp });
  return useCallback(
    (paths) => (summary ? countOnPages(summary, (page) => paths.some((path) => isWithin(page, path))) : 0),
    [summary],
  );
}
