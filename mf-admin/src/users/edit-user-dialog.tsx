import { saveAttempt, useProfile } from '@portal/api-slice';
import { userEditSchema } from '@portal/domain';
import type { Role, User, UserEdit } from '@portal/domain';
import { RecordFormFrame, useRecordForm } from '@portal/ui/form';
import type { Conflict } from '@portal/ui/form';
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
  const draftKey = `${useProfile()?._id}:user:${user._id}`;
  const isLeaving = useIsLeaving(useCallback(({ edit }: UserUrlState) => edit === user._id, [user._id]));
  const values = useMemo(() => valuesOf(user, roles), [user, roles]);
  const form = useAccountForm(user._id, roles, draftKey);

  async function save(typed: UserEdit) {
    const outcome = await form.submit(typed);
    if (outcome.state === 'saved' && outcome.canClose) onClose();
    return outcome.state === 'failed' ? outcome.message : null;
  }

  return (
    <RecordFormFrame form={form}>
      <UserForm
        label={texts.title(user.email)}
        user={values}
        hints={HINTS}
        roles={roles}
        draftKey={draftKey}
        isLeaving={isLeaving}
        onSave={save}
        onCancel={onClose}
      />
    </RecordFormFrame>
  );
}

/** Saves an account, with the changes that were saved elsewhere in the meantime. */
function useAccountForm(id: string, roles: readonly Role[], draftKey: string) {
  const [editUser] = useEditUserMutation();
  return useRecordForm<UserEdit, User>(
    {
      draftKey,
      valuesOf: (user) => valuesOf(user, roles),
      differences: (theirs, mine) => differencesOf(valuesOf(theirs, roles), mine, roles),
      sets: ['roles'],
      undecided: MESSAGES.form.conflict,
    },
    async (values) => saveAttempt(await editUser({ id, user: userEditSchema.cast(values) })),
  );
}

const FIELDS = [
  ['email', MESSAGES.form.email],
  ['first_name', MESSAGES.form.firstName],
  ['last_name', MESSAGES.form.lastName],
  ['roles', MESSAGES.form.roles],
] as const;

/** The fields with different values, in words. */
function differencesOf(theirs: UserEdit, mine: UserEdit, roles: readonly Role[]): Conflict[] {
  const inWords = (value: string | readonly string[]) =>
    typeof value === 'string' ? value : roles.flatMap(({ _id, name }) => (value.includes(_id) ? name : [])).join(', ');
  return FIELDS.map(([name, label]) => ({ label, before: inWords(theirs[name]), after: inWords(mine[name]) })).filter(
    ({ before, after }) => before !== after,
  );
}

/** Initial values of the form; roles in the order of the checkboxes, so undoing a change leaves the form unchanged. */
const valuesOf = (
  { email, first_name, last_name, roles: userRoles, version }: User,
  roles: readonly Role[],
): UserEdit => ({
  email,
  first_name,
  last_name,
  roles: roles.filter(({ _id }) => userRoles.some((role) => role._id === _id)).map(({ _id }) => _id),
  version,
});
