import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import {
  useActivateUserMutation,
  useDeactivateUserMutation,
  useEndUserSessionsMutation,
  useRemoveUserFactorsMutation,
} from '../api/users';
import { AccountAction } from './account-action';
import { MESSAGES } from './messages';
import { statusOfUser } from './status-of-user';

const { account: texts } = MESSAGES;

const WORDS = {
  deactivate: {
    label: texts.deactivate,
    question: texts.deactivateQuestion,
    effects: texts.deactivateEffects,
  },
  activate: { label: texts.activate, question: texts.activateQuestion, effects: texts.activateEffects },
} as const;

/** Shows whether an account is active, with a button to change that. */
export function AccountActivation({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { label, question, effects } = WORDS[user.deactivated ? 'activate' : 'deactivate'];
  const { confirm, close, isBusy, error } = useConfirmed(useActivation(user), () => setAsking(false));
  const endSessions = useEndUserSessionsMutation();
  const removeFactors = useRemoveUserFactorsMutation();
  return (
    <section className="adm-account" aria-label={texts.title}>
      <output>{texts[statusOfUser(user)]}</output>
      <div>
        {user.activated && !user.deactivated && (
          <AccountAction user={user} texts={MESSAGES.sessions} mutation={endSessions} />
        )}
        {user.second_factor && <AccountAction user={user} texts={MESSAGES.factors} mutation={removeFactors} />}
        <Button danger={!user.deactivated} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={label}
        confirmLabel={label}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm(user._id)}
        question={
          <div className="adm-stack">
            <p>{question(user.email)}</p>
            <ul>
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            {error !== undefined && (
              <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
            )}
          </div>
        }
      />
    </section>
  );
}

/** The mutation that deactivates an account, or activates a deactivated one. */
function useActivation({ deactivated }: User) {
  const deactivate = useDeactivateUserMutation();
  const activate = useActivateUserMutation();
  return deactivated ? activate : deactivate;
}
