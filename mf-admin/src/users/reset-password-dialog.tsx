import { serverMessage, useConfirmed, useResetPasswordMutation } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import { useUserUrlState } from './use-user-url-state';

/** Props of `ResetPasswordWindow`. */
export interface ResetPasswordWindowProps {
  /** Whose password; the window is closed without one. */
  user: User | undefined;
  onReset: (email: string) => void;
}

const { reset: texts } = MESSAGES;

/** Asks before the password of a user is reset. */
export function ResetPasswordDialog({ user, onReset }: ResetPasswordWindowProps) {
  const { go } = useUserUrlState();
  const { confirm, close, isBusy, error } = useConfirmed(useResetPasswordMutation(), () => go({ reset: null }));
  const reset = ({ email }: User) => confirm({ email }, () => onReset(email));
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
