import { serverMessage, useConfirmed } from '@portal/api-slice';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';

interface RemoveButtonProps<Argument> {
  /** What is removed, in words. */
  what: string;
  mutation: Parameters<typeof useConfirmed<Argument>>[0];
  argument: Argument;
}

/** Removes a second factor after a confirmation. */
export function RemoveButton<Argument>({ what, mutation, argument }: RemoveButtonProps<Argument>) {
  const [isAsking, setAsking] = useState(false);
  const { confirm, close, isBusy, error } = useConfirmed(mutation, () => setAsking(false));
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${what}`}
        confirmLabel="Remove"
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm(argument)}
        question={
          <>
            <p>Are you sure you want to remove {what}? You can no longer log in with it.</p>
            <p>A notice is mailed to your address.</p>
            {error !== undefined && (
              <FormError title="Not removed">{serverMessage(error) ?? 'Please try again in a moment.'}</FormError>
            )}
          </>
        }
      />
    </>
  );
}
