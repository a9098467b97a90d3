import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { useRollBackMutation } from '../api/releases';
import { MESSAGES } from './messages';
import { currentOf, nameOf } from './release-facts';

export interface RollBackDialogProps {
  part: string;
  /** The rollback to confirm; undefined closes the dialog. */
  way: WayBack | undefined;
  onClose: () => void;
  /** Called when the closing animation is over. */
  onClosed: () => void;
  onDone: (way: WayBack) => void;
}

const { rollBack: texts } = MESSAGES;

/** Confirms a rollback; a refusal is shown in the dialog. */
export function RollBackDialog({ part, way, onClose, onClosed, onDone }: RollBackDialogProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useRollBackMutation(), onClose);
  const { from = '', to = '' } = useLast(way) ?? {};
  const goBack = (target: WayBack) => confirm({ part, hash: target.hash }, () => onDone(target));
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

/** A rollback to confirm, with names as of the opening of the dialog. */
export interface WayBack {
  hash: string;
  from: string;
  to: string;
}

/** The rollback of a part to this release. */
export function wayBackTo(release: ReleaseRecord, part: ReleasedPart): WayBack {
  const current = currentOf(part);
  return { hash: release.hash, from: current ? nameOf(current, part) : 'nothing', to: nameOf(release, part) };
}
