import { serverMessage } from '@portal/api-slice';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import type { LazyDialogProps } from '../layout/use-lazy-dialog';

export interface RemoveDialogProps extends LazyDialogProps {
  /** What is removed, in words. */
  what: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
}

/** Asks whether a second factor is to be removed. */
export const RemoveDialog = ({ what, isBusy, error, open, onClose, onConfirm }: RemoveDialogProps) => (
  <ConfirmDialog
    open={open}
    title={`Remove ${what}`}
    confirmLabel="Remove"
    isBusy={isBusy}
    onCancel={onClose}
    onConfirm={onConfirm}
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
);
