import { serverMessage, useRollBackMutation } from '@portal/api-slice';
import { FormError } from '@portal/ui/core';
import { ConfirmWindow } from '@portal/ui/overlay';
import { useLast } from '../use-last';
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
export function RollBackWindow({ part, way, onClose, onClosed, onDone }: RollBackWindowProps) {
  const [rollBack, { isLoading, error, reset }] = useRollBackMutation();
  const { from = '', to = '' } = useLast(way) ?? {};
  const close = () => {
    reset();
    onClose();
  };
  async function confirm() {
    if (!way) return;
    const { error: refusal } = await rollBack({ part, hash: way.hash });
    if (refusal !== undefined) return;
    close();
    onDone(way);
  }
  return (
    <ConfirmWindow
      open={way !== undefined}
      title={texts.title(part)}
      confirmLabel={texts.confirm(to)}
      isBusy={isLoading}
      onCancel={close}
      onConfirm={() => void confirm()}
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
