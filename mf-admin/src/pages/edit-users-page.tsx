import { retryOf } from '@portal/api-slice';
import { USER_SORTS } from '@portal/domain';
import type { User } from '@portal/domain';
import { Alert, ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { usePagedQuery } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetUserQuery, usePageUsersQuery } from '../api/users';
import { AddUser } from '../users/add-user';
import { AnonymiseDialog } from '../users/anonymise-dialog';
import { EditUserDialog } from '../users/edit-user-dialog';
import { LockDialog } from '../users/lock-dialog';
import { MESSAGES } from '../users/messages';
import { ResetPasswordDialog } from '../users/reset-password-dialog';
import { useUserUrlState } from '../users/use-user-url-state';
import { useUserFilters } from '../users/use-user-filters';
import { UsersTable } from '../users/users-table';
import '../page.css';
import '../users/users.css';

const PAGE_SIZE = 25;

/** `/admin/edit-users`: the administration of accounts. */
export function EditUsersPage() {
  const [done, setDone] = useState<string | null>(null);
  return (
    <UnsavedForms>
      <div className="adm-page">
        <PageTitle title={MESSAGES.title} />
        <AddUser onAdded={setDone} />
        {done !== null && <Alert key={done} type="success" showIcon title={done} />}
        <Users onReset={setDone} onAnonymised={() => setDone(MESSAGES.anonymise.done)} />
      </div>
    </UnsavedForms>
  );
}

interface UsersProps {
  onReset: (said: string) => void;
  onAnonymised: () => void;
}

function Users(props: UsersProps) {
  const filters = useUserFilters();
  const paging = usePagedQuery(PAGE_SIZE, undefined, USER_SORTS);
  const query = useMemo(() => ({ ...paging, ...filters.query }), [paging, filters.query]);
  const result = usePageUsersQuery(query, { refetchOnMountOrArgChange: true });
  const { data, currentData } = result;
  const onRetry = retryOf(result);
  if (!data) return <NoUsers onRetry={onRetry} />;
  return (
    <UserDialogs {...props} users={data.rows}>
      <UsersTable users={data} filters={filters} pageSize={PAGE_SIZE} isStale={!currentData} onRetry={onRetry} />
    </UserDialogs>
  );
}

/** The dialogs about the user in the URL, whether or not the table contains the user. */
function UserDialogs({ users, onReset, onAnonymised, children }: UsersProps & UserDialogsProps) {
  const { urlState } = useUserUrlState();
  const user = useUser(urlState.edit ?? urlState.reset ?? urlState.lock ?? urlState.anonymise, users);
  const known = user?.anonymised ? undefined : (user ?? undefined);
  const about = (id: string | null) => (known?._id === id ? known : undefined);
  return (
    <>
      {user === null && <Alert type="warning" showIcon title={MESSAGES.gone} />}
      {user?.anonymised && <Alert type="warning" showIcon title={MESSAGES.account.anonymised} />}
      {children}
      <EditUserDialog user={about(urlState.edit)} />
      <ResetPasswordDialog user={about(urlState.reset)} onReset={onReset} />
      <LockDialog user={about(urlState.lock)} />
      <AnonymiseDialog user={about(urlState.anonymise)} onDone={onAnonymised} />
    </>
  );
}

interface UserDialogsProps {
  users: readonly User[];
  /** Shown above the dialogs' messages. */
  children: ReactNode;
}

/** A user by id, from the loaded page or loaded separately; `null` for no id. */
function useUser(id: string | null, shown: readonly User[]): User | null | undefined {
  const known = shown.find(({ _id }) => _id === id);
  const { currentData } = useGetUserQuery(id ?? '', { skip: id === null || known !== undefined });
  return known ?? (id === null ? undefined : currentData);
}

function NoUsers({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label={MESSAGES.loading} />;
  return (
    <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
      {MESSAGES.failed}
    </ErrorState>
  );
}
