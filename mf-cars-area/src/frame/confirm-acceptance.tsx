import {
  serverMessage,
  useConfirmed,
  useIssueFinalReportMutation,
  useIssuePreliminaryReportMutation,
} from '@portal/api-slice';
import { ACCEPTANCES, byCode } from '@portal/domain';
import { Alert, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { MESSAGES } from '../messages';
import type { AcceptanceStep } from './acceptance-steps';

const { acceptance: texts } = MESSAGES;

export interface ConfirmAcceptanceProps {
  id: string;
  step: AcceptanceStep;
  /** Code of the chosen acceptance; empty while there is nothing to confirm. */
  choice: string;
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
  const acceptance = byCode(ACCEPTANCES, choice) ?? undefined;
  const shown = useLast(acceptance);
  return (
    <ConfirmDialog
      open={acceptance !== undefined}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => acceptance && void confirm({ id, acceptance: acceptance.code }, onIssued)}
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
