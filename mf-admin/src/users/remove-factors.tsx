import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useRemoveUserFactorsMutation } from '../api/users';
import { MESSAGES } from './messages';

const { factors: texts } = MESSAGES;

/** Removes the second factors of a user after a confirmation. */
export function RemoveFactors({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { confirm, close, isBusy, error } = useConfirmed(useRemoveUserFactorsMutation(), () => setAsking(false));
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
