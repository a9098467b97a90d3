import { useProfile } from '@portal/api-slice';
import type { Role, User, UserInput } from '@portal/domain';
import { Modal } from '@portal/ui/overlay';
import { useCallback, useMemo } from 'react';
import { useEditUserMutation } from '../api/users';
import { AccountActivation } from './account-activation';
import { MESSAGES } from './messages';
import { useIsLeaving, useUserUrlState } from './use-user-url-state';
import type { UserUrlState } from './use-user-url-state';
import { UserForm, WithRoles } from './user-form';

const { edit: texts } = MESSAGES;
const WIDTH_PX = 680;
const HINTS = { email: texts.emailHint, roles: texts.rolesHint };

/** Dialog that edits a user; undefined closes it. */
export function EditUserDialog({ user }: { user: User | undefined }) {
  const { go } = useUserUrlState();
  const close = () => go({ edit: null });
  return (
    <Modal
      open={user !== undefined}
      title={user && texts.title(user.email)}
      width={WIDTH_PX}
      footer={null}
      onCancel={close}
      destroyOnHidden
    >
      {user && (
        <div className="adm-stack" key={user._id}>
          <WithRoles>{(roles) => <EditForm user={user} roles={roles} onClose={close} />}</WithRoles>
          <AccountActivation user={user} />
        </div>
      )}
    </Modal>
  );
}

interface EditFormProps {
  user: User;
  roles: readonly Role[];
  onClose: () => void;
}

function EditForm({ user, roles, onClose }: EditFormProps) {
  const [editUser] = useEditUserMutation();
  const draftKey = `${useProfile()?._id}:user:${user._id}`;
  const isLeaving = useIsLeaving(useCallback(({ edit }: UserUrlState) => edit === user._id, [user._id]));
  const values = useMemo(() => valuesOf(user, roles), [user, roles]);
  return (
    <UserForm
      label={texts.title(user.email)}
      user={values}
      hints={HINTS}
      roles={roles}
      draftKey={draftKey}
      isLeaving={isLeaving}
      send={(input) => editUser({ id: user._id, user: input })}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}

/** Initial values of the form; roles in the order of the checkboxes, so undoing a change leaves the form unchanged. */
const valuesOf = ({ email, first_name, last_name, roles: userRoles }: User, roles: readonly Role[]): UserInput => ({
  email,
  first_name,
  last_name,
  roles: roles.filter(({ _id }) => userRoles.some((role) => role._id === _id)).map(({ _id }) => _id),
});
