import { useListUsersQuery, useListUsersWithRoleQuery } from '@portal/api-slice';
import type { SearchChoice } from '@portal/ui/filter';
import { useMemo } from 'react';
import { choicesOf } from './people-choices';

/** Among whom a new owner is chosen: holders of the role of owners, or everybody with an account in use. */
export type Owners = 'role' | 'all';

/** Who can take over a facility: not who owns it already. `null` until they are loaded; how to try again where that failed. */
export function useOwners(among: Owners, present: string): { choices: SearchChoice[] | null; onRetry?: () => void } {
  const holders = useListUsersWithRoleQuery('National Facility', { skip: among !== 'role' });
  const everybody = useListUsersQuery(undefined, { skip: among !== 'all' });
  const people = useMemo(
    () => (among === 'role' ? holders.data : everybody.data?.filter(({ deactivated }) => !deactivated)),
    [among, holders.data, everybody.data],
  );
  const choices = useMemo(() => people && choicesOf(people.filter(({ _id }) => _id !== present)), [people, present]);
  if (choices) return { choices };
  const { isError, refetch } = among === 'role' ? holders : everybody;
  return { choices: null, ...(isError && { onRetry: () => void refetch() }) };
}
