import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { ReleasedPart, ReleaseRecord, ShareRecord } from '@portal/domain';
import { FormError, Icon } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { useRollBackMutation } from '../api/releases';
import { MESSAGES } from './messages';
import { currentOf, nameOf, takenBackInWords, wasTakenBack } from './release-facts';

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
  const { from = '', to = '', warnings = [] } = useLast(way) ?? {};
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
          {warnings.map((warning) => (
            <p key={warning}>
              <Icon name="warning" /> {warning}
            </p>
          ))}
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
  /** Consequences that the administrator may not expect, in sentences. */
  warnings: string[];
}

/** The rollback of a part to this release, with the present share of the part. */
export function wayBackTo(release: ReleaseRecord, part: ReleasedPart, share?: ShareRecord): WayBack {
  const current = currentOf(part);
  const to = nameOf(release, part);
  const warnings = [
    ...(wasTakenBack(release) ? [texts.wasTakenBack(to, takenBackInWords(release))] : []),
    ...(share ? [texts.endsShare(share.percent)] : []),
  ];
  return { hash: release.hash, from: current ? nameOf(current, part) : 'nothing', to, warnings };
}
