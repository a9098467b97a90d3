import { ROLES, USER_STATUS_NAMES } from '@portal/domain';
import type { UserQuery } from '@portal/domain';
import type { Choice } from '@portal/ui/form';
import { useTableFilter } from '@portal/ui/table';
import { useMemo } from 'react';
import { useListRolesQuery } from '../api/users';
import { chipOf, knownIn, unknownAmong } from '../filters/choices';
import type { Filter } from '../filters/choices';
import { MESSAGES } from './messages';

const { filters: texts } = MESSAGES;

const CODES: readonly Choice[] = ROLES.map(({ code, name }) => ({ value: code, label: name }));
const STATES: readonly Choice[] = Object.entries(USER_STATUS_NAMES).map(([value, label]) => ({ value, label }));

/** The filters of the list of users, as sent to the server. */
export type UserFilters = Pick<UserQuery, 'role' | 'status'>;

/** The URL parameters of the filters. */
export const USER_FILTERS = ['role', 'status'] as const;

/** The filters in the URL, with their choices. Unknown values are ignored, since the server would refuse them; `unknown` names them. */
export function useUserFilters() {
  const [roleText, setRole] = useTableFilter('role');
  const [statusText, setStatus] = useTableFilter('status');
  const role = knownIn(CODES, roleText);
  const status = knownIn(STATES, statusText);
  const unknown = unknownAmong([
    ['role', roleText, role],
    ['status', statusText, status],
  ]);
  const { data: named } = useListRolesQuery();
  // An installation may rename roles.
  const roles = useMemo(() => named?.map(({ _id, name }) => ({ value: _id, label: name })) ?? CODES, [named]);
  const query = useMemo((): UserFilters => ({ role, status }), [role, status]);
  const lists: readonly Filter[] = [
    { ...texts.role, options: roles, value: role, onChange: setRole },
    { ...texts.status, options: STATES, value: status, onChange: setStatus },
  ];
  return { query, lists, unknown, chips: lists.flatMap(chipOf) };
}
