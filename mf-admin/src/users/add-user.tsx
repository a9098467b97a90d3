import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import { userSchema } from '@portal/domain';
import type { UserEdit } from '@portal/domain';
import { DropDownForm, Panel } from '@portal/ui/core';
import { forgetUnsaved, serverErrors } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useAddUserMutation } from '../api/users';
import { MESSAGES } from './messages';
import { useIsLeaving, useUserUrlState } from './use-user-url-state';
import type { UserUrlState } from './use-user-url-state';
import { UserForm, WithRoles } from './user-form';

export interface AddUserProps {
  /** Receives the server's message. */
  onAdded: (message: string) => void;
}

const { add: texts } = MESSAGES;
const HINTS = { roles: MESSAGES.form.rolesHint };
const NOBODY = { email: '', first_name: '', last_name: '', roles: [] };
const isAdding = (urlState: UserUrlState) => urlState.isAdding;

/** A form for a new user that drops down from its button. */
export function AddUser({ onAdded }: AddUserProps) {
  const { urlState, go } = useUserUrlState();
  return (
    <div className="adm-form">
      <DropDownForm label={texts.open} isOpen={urlState.isAdding} onToggle={(isOpen) => go({ isAdding: isOpen })}>
        <Panel title={texts.title}>
          <div className="adm-stack">
            <p className="adm-soft">{texts.hint}</p>
            <NewUserForm onAdded={onAdded} />
          </div>
        </Panel>
      </DropDownForm>
    </div>
  );
}

function NewUserForm({ onAdded }: AddUserProps) {
  const [addUser] = useAddUserMutation();
  const { go } = useUserUrlState();
  const draftKey = `${useProfile()?._id}:user:new`;
  const isLeaving = useIsLeaving(isAdding);
  async function save(values: UserEdit, form: FormikHelpers<UserEdit>) {
    const { data, error } = await addUser(userSchema.cast(values));
    if (data !== undefined) {
      onAdded(data);
      // Discard the local draft first; otherwise closing the form would ask about unsaved changes.
      forgetUnsaved(draftKey);
      go({ isAdding: false });
      return null;
    }
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    return errors ? null : (serverMessage(error) ?? MESSAGES.form.notSaved);
  }
  return (
    <WithRoles>
      {(roles) => (
        <UserForm
          label={texts.title}
          user={NOBODY}
          hints={HINTS}
          roles={roles}
          draftKey={draftKey}
          isLeaving={isLeaving}
          onSave={save}
        />
      )}
    </WithRoles>
  );
}
