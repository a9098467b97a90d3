import { serverMessage, useConfirmed, useDeleteFileMutation } from '@portal/api-slice';
import type { SharedFile } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { MESSAGES } from './messages';

/** Props of `DeleteWindow`. */
export interface DeleteWindowProps {
  /** What to delete; nothing is asked without. */
  file: SharedFile | undefined;
  onClose: () => void;
  /** When the window is gone. */
  onClosed: () => void;
}

const { remove: texts } = MESSAGES;

/** Asks before a file is deleted; a refusal is said in the window. */
export function DeleteDialog({ file, onClose, onClosed }: DeleteWindowProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useDeleteFileMutation(), onClose);
  const shown = useLast(file);
  return (
    <ConfirmDialog
      open={file !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => file && void confirm(file._id)}
      onClosed={onClosed}
      question={
        <div className="adm-stack">
          <p className="adm-file-name">{texts.question(shown?.name ?? '')}</p>
          <p>{texts.effect}</p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
        </div>
      }
    />
  );
}
