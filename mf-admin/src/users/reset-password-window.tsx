import { serverMessage, useResetPasswordMutation } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmWindow } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import { useUserPlace } from './use-user-place';

/** Props of `ResetPasswordWindow`. */
export interface ResetPasswordWindowProps {
  /** Whose password; the window is closed without one. */
  user: User | undefined;
  onReset: (email: string) => void;
}

const { reset: texts } = MESSAGES;

/** Asks before the password of a user is reset. */
export function ResetPasswordWindow({ user, onReset }: ResetPasswordWindowProps) {
  const { go } = useUserPlace();
  const [resetPassword, { isLoading, error, reset: forget }] = useResetPasswordMutation();
  const close = () => {
    forget();
    go({ reset: null });
  };
  async function confirm({ email }: User) {
    const result = await resetPassword({ email });
    if (result.error) return;
    close();
    onReset(email);
  }
  return (
    <ConfirmWindow
      open={user !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isLoading}
      onCancel={close}
      onConfirm={() => user && void confirm(user)}
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
