import { serverMessage, useActivateUserMutation, useDeactivateUserMutation } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmWindow } from '@portal/ui/overlay';
import { useState } from 'react';
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

/** Whether somebody can log in, and how to change that. */
export function AccountActivation({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { label, question, effects } = WORDS[user.deactivated ? 'activate' : 'deactivate'];
  const { change, isLoading, error, forget } = useActivation(user);
  const close = () => {
    setAsking(false);
    forget();
  };
  async function confirm() {
    const result = await change();
    if (!result.error) setAsking(false);
  }
  return (
    <section className="adm-account" aria-label={texts.title}>
      <output>{texts[statusOfUser(user)]}</output>
      <div>
        <Button danger={!user.deactivated} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmWindow
        open={isAsking}
        title={label}
        confirmLabel={label}
        isBusy={isLoading}
        onCancel={close}
        onConfirm={() => void confirm()}
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

/** The call that turns an account off, or on again where it is off. */
function useActivation({ _id, deactivated }: User) {
  const [deactivate, off] = useDeactivateUserMutation();
  const [activate, on] = useActivateUserMutation();
  const [call, state] = deactivated ? ([activate, on] as const) : ([deactivate, off] as const);
  return { change: () => call(_id), isLoading: state.isLoading, error: state.error, forget: state.reset };
}
