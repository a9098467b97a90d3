import {
  serverMessage,
  useConfirmed,
  useIssueFinalReportMutation,
  useIssuePreliminaryReportMutation,
} from '@portal/api-slice';
import type { Acceptance } from '@portal/domain';
import { Alert, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import type { AcceptanceStep } from './acceptance-steps';

const { acceptance: texts } = MESSAGES;

export interface ConfirmAcceptanceProps {
  id: string;
  step: AcceptanceStep;
  /** `null` while there is nothing to confirm. */
  choice: Acceptance | null;
  onClose: () => void;
  onIssued: () => void;
  /** After the closing animation. */
  onClosed: () => void;
}

/** Confirms an acceptance, which issues its report; shows a refusal. */
export function ConfirmAcceptance({ id, step, choice, onClose, onIssued, onClosed }: ConfirmAcceptanceProps) {
  const preliminary = useIssuePreliminaryReportMutation();
  const final = useIssueFinalReportMutation();
  const { confirm, close, isBusy, error } = useConfirmed(step === 'preliminary' ? preliminary : final, onClose);
  const shown = useLast(choice ?? undefined);
  return (
    <ConfirmDialog
      open={choice !== null}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => choice && void confirm({ id, acceptance: choice.code }, onIssued)}
      onClosed={onClosed}
      question={
        <div className="cars-stack">
          <p>{texts.question(shown?.name ?? '')}</p>
          <Alert type="warning" showIcon title={texts.warning} />
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
        </div>
      }
    />
  );
}
