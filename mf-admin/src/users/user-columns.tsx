import type { User } from '@portal/domain';
import { Chip, Icon, Button } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from './messages';
import { statusOfUser } from './status-of-user';
import { useUserUrlState } from './use-user-url-state';

const {
  table: { columns: titles, noRoles },
  status,
} = MESSAGES;

const TONES = {
  activated: 'success',
  waiting: 'warning',
  locked: 'danger',
  deactivated: 'neutral',
  anonymised: 'neutral',
} as const;

/** As the table is sorted: by last name. An anonymised user has no name, but words in its place. */
const nameOf = ({ first_name, last_name, anonymised }: User) =>
  anonymised ? `${first_name} ${last_name}` : `${last_name}, ${first_name}`;
const rolesOf = ({ roles }: User) => roles.map(({ name }) => name).join(', ');
const statusIn = (user: User) => status[statusOfUser(user)];

/** Columns of the table of users; sortable ones use the server's keys. */
export const USER_COLUMNS: readonly Column<User>[] = [
  {
    key: 'email',
    title: titles.email,
    cell: (user) => <Email user={user} />,
    sortBy: 'server',
    isHeader: true,
  },
  { key: 'name', title: titles.name, cell: nameOf, sortBy: 'server' },
  { key: 'roles', title: titles.roles, cell: (user) => <Roles user={user} />, sortBy: 'server' },
  {
    key: 'status',
    title: titles.status,
    cell: (user) => <Status user={user} />,
    sortBy: 'server',
  },
  { key: 'actions', title: titles.actions, cell: (user) => <UserActions user={user} /> },
];

/** The address, with an icon that repeats the status column. */
const Email = ({ user }: { user: User }) => (
  <span className={`adm-email adm-email-${statusOfUser(user)}`}>
    <Icon name={statusOfUser(user) === 'activated' ? 'check' : 'close'} />
    <span>{user.email}</span>
  </span>
);

const Roles = ({ user }: { user: User }) => rolesOf(user) || <span className="adm-soft">{noRoles}</span>;

const Status = ({ user }: { user: User }) => (
  <span className="adm-status">
    <Chip tone={TONES[statusOfUser(user)]}>{statusIn(user)}</Chip>
  </span>
);

const { table: texts } = MESSAGES;

/**
 * Actions on a user. A locked or deactivated user needs no password reset, and an anonymised one has no actions. Locking
 * is not in a menu: in an emergency, every click counts.
 */
function UserActions({ user }: { user: User }) {
  const { go } = useUserUrlState();
  const { _id, email, locked, deactivated, anonymised } = user;
  if (anonymised) return null;
  const more = deactivated
    ? { label: texts.anonymise, onChoose: () => go({ anonymise: _id }) }
    : { label: locked ? texts.unlock : texts.lock, onChoose: () => go({ lock: _id }) };
  return (
    <span className="adm-row-actions">
      <Button
        icon={<Icon name="edit" />}
        aria-haspopup="dialog"
        aria-label={`${texts.edit} ${email}`}
        onClick={() => go({ edit: _id })}
      >
        {texts.edit}
      </Button>
      {!deactivated && !locked && (
        <Button
          icon={<Icon name="retry" />}
          aria-haspopup="dialog"
          aria-label={texts.of(texts.reset, email)}
          onClick={() => go({ reset: _id })}
        >
          {texts.reset}
        </Button>
      )}
      <Button aria-haspopup="dialog" aria-label={texts.about(more.label, email)} onClick={more.onChoose}>
        {more.label}
      </Button>
    </span>
  );
}
