import { useListUsersQuery } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { Alert, ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { useState } from 'react';
import { AuditLink } from '../audit/audit-link';
import { AddUser } from '../users/add-user';
import { AnonymiseWindow } from '../users/anonymise-window';
import { EditUserWindow } from '../users/edit-user-window';
import { MESSAGES } from '../users/messages';
import { ResetPasswordWindow } from '../users/reset-password-window';
import { useUserPlace } from '../users/use-user-place';
import { UsersTable } from '../users/users-table';
import { ReleasesLink } from '../releases/releases-link';
import '../page.css';
import '../users/users.css';

/** `/admin/edit-users` */
export function EditUsersPage() {
  const { data: users, isError, refetch } = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [done, setDone] = useState<string | null>(null);
  return (
    <UnsavedForms>
      <div className="adm-page">
        <PageTitle title={MESSAGES.title}>
          <div className="adm-buttons">
            <AuditLink />
            <ReleasesLink />
          </div>
        </PageTitle>
        <AddUser onAdded={(email) => setDone(MESSAGES.add.done(email))} />
        {done !== null && <Alert key={done} type="success" showIcon title={done} />}
        {users ? (
          <Users
            users={users}
            onReset={(email) => setDone(MESSAGES.reset.done(email))}
            onAnonymised={() => setDone(MESSAGES.anonymise.done)}
          />
        ) : (
          <NoUsers onRetry={isError ? () => void refetch() : undefined} />
        )}
      </div>
    </UnsavedForms>
  );
}

interface UsersProps {
  users: readonly User[];
  onReset: (email: string) => void;
  onAnonymised: () => void;
}

function Users({ users, onReset, onAnonymised }: UsersProps) {
  const { place } = useUserPlace();
  const userAt = (id: string | null) => users.find(({ _id, anonymised }) => _id === id && !anonymised);
  const asked = [place.edit, place.reset, place.anonymise].filter((id) => id !== null);
  const isAnonymised = users.some(({ _id, anonymised }) => anonymised && asked.includes(_id));
  const isGone = !isAnonymised && asked.some((id) => !userAt(id));
  return (
    <>
      {isGone && <Alert type="warning" showIcon title={MESSAGES.gone} />}
      {isAnonymised && <Alert type="warning" showIcon title={MESSAGES.account.anonymised} />}
      <UsersTable users={users} />
      <EditUserWindow user={userAt(place.edit)} />
      <ResetPasswordWindow user={userAt(place.reset)} onReset={onReset} />
      <AnonymiseWindow user={userAt(place.anonymise)} onDone={onAnonymised} />
    </>
  );
}

function NoUsers({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label={MESSAGES.loading} />;
  return (
    <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
      {MESSAGES.failed}
    </ErrorState>
  );
}
