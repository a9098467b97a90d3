import { useListRolesQuery } from '@portal/api-slice';
import type { Role } from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from './messages';

const { form: texts } = MESSAGES;

/** Loads the roles and shows its content once they are there. */
export function WithRoles({ children }: { children: (roles: readonly Role[]) => ReactNode }) {
  const { data: roles, isError, refetch } = useListRolesQuery();
  if (roles) return children(roles);
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
