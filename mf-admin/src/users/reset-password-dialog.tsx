import { serverMessage, useConfirmed, useResetPasswordMutation } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import { useUserUrlState } from './use-user-url-state';

export interface ResetPasswordDialogProps {
  /** The user whose password to reset; undefined closes the dialog. */
  user: User | undefined;
  /** Called with what happened, in words. */
  onReset: (said: string) => void;
}

const { reset: texts } = MESSAGES;

/** Confirms the reset of a user's password. */
export function ResetPasswordDialog({ user, onReset }: ResetPasswordDialogProps) {
  const { go } = useUserUrlState();
  const { confirm, close, isBusy, error } = useConfirmed(useResetPasswordMutation(), () => go({ reset: null }));
  const reset = ({ email, activated }: User) =>
    confirm({ email }, () => onReset((activated ? texts.done : texts.activatedAgain)(email)));
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => user && void reset(user)}
      question={
        user && (
          <div className="adm-stack">
            <p>{texts.question(user.email)}</p>
            <p className="adm-soft">{user.activated ? texts.effect : texts.effectWaiting}</p>
            {error !== undefined && (
              <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
            )}
          </div>
        )
      }
    />
  );
}
