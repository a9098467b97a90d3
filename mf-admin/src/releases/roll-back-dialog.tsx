import { serverMessage, useConfirmed, useRollBackMutation } from '@portal/api-slice';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { MESSAGES } from './messages';
import type { WayBack } from './way-back';

/** Props of `RollBackWindow`. */
export interface RollBackWindowProps {
  /** Name of the part. */
  part: string;
  /** What is asked about; nothing is asked without. */
  way: WayBack | undefined;
  onClose: () => void;
  /** When the window is gone. */
  onClosed: () => void;
  onDone: (way: WayBack) => void;
}

const { rollBack: texts } = MESSAGES;

/** Asks before a part goes back to an earlier release; a refusal is said in the window. */
export function RollBackDialog({ part, way, onClose, onClosed, onDone }: RollBackWindowProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useRollBackMutation(), onClose);
  const { from = '', to = '' } = useLast(way) ?? {};
  const goBack = (asked: WayBack) => confirm({ part, hash: asked.hash }, () => onDone(asked));
  return (
    <ConfirmDialog
      open={way !== undefined}
      title={texts.title(part)}
      confirmLabel={texts.confirm(to)}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => way && void goBack(way)}
      onClosed={onClosed}
      question={
        <div className="adm-stack">
          <p>{texts.question(part, from, to)}</p>
          <p>{texts.effect(to)}</p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>
              <span className="adm-sentences">{serverMessage(error) ?? texts.failed}</span>
            </FormError>
          )}
        </div>
      }
    />
  );
}
