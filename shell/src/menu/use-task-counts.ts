import { useIsLoggedIn, useListTasksQuery, useProfile } from '@portal/api-slice';
import { countTasks } from '@portal/domain';
import { useCallback } from 'react';
import { isWithin } from './is-within';

/** Returns how many things wait for the user on these pages or on pages below them. */
export function useTaskCounts(): (paths: readonly string[]) => number {
  const isLoggedIn = useIsLoggedIn();
  const isSettingUp = useProfile()?.needs_factor === true;
  const { data: tasks } = useListTasksQuery(undefined, { skip: !isLoggedIn || isSettingUp });
  return useCallback(
    (paths) => countTasks((tasks ?? []).filter((task) => paths.some((path) => isWithin(pathnameOf(task.path), path)))),
    [tasks],
  );
}

const pathnameOf = (path: string) => path.split('?')[0] ?? path;
