import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';

export interface AccountActionProps {
  user: User;
  texts: {
    /** Label of the button, and title of the confirmation. */
    open: string;
    question: (email: string) => string;
    effect: string;
    failedTitle: string;
    /** Fallback if the server gives no message. */
    failed: string;
  };
  /** The change, which takes the id of the user. */
  mutation: Parameters<typeof useConfirmed<string>>[0];
}

/** A button that changes something of an account after a confirmation. */
export function AccountAction({ user, texts, mutation }: AccountActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { confirm, close, isBusy, error } = useConfirmed(mutation, () => setAsking(false));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.open}
        confirmLabel={texts.open}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm(user._id)}
        question={
          <div className="adm-stack">
            <p>{texts.question(user.email)}</p>
            <p className="adm-soft">{texts.effect}</p>
            {error !== undefined && (
              <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
            )}
          </div>
        }
      />
    </>
  );
}
