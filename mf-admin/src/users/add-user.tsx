import { useProfile } from '@portal/api-slice';
import type { UserInput } from '@portal/domain';
import { DropDownForm, Panel } from '@portal/ui/core';
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
  const send = async (user: UserInput) => {
    const answer = await addUser(user);
    if (answer.data !== undefined) onAdded(answer.data);
    return answer;
  };
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
          send={send}
          onSaved={() => go({ isAdding: false })}
        />
      )}
    </WithRoles>
  );
}
