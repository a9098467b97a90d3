import {
  fieldErrors,
  serverMessage,
  useConfirmed,
  useIssueFinalReportMutation,
  useIssuePreliminaryReportMutation,
} from '@portal/api-slice';
import type { Acceptance, ConfigurationChoiceInput } from '@portal/domain';
import { Alert, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { useEffect } from 'react';
import { MESSAGES } from '../messages';
import type { AcceptanceStep } from './acceptance-steps';

const { acceptance: texts } = MESSAGES;

export interface ConfirmAcceptanceProps {
  id: string;
  step: AcceptanceStep;
  /** `null` while there is nothing to confirm. */
  choice: Acceptance | null;
  /** What was chosen for the operational configuration; by default without it. */
  configuration?: ConfigurationChoiceInput | undefined;
  /** Fields of the form that were refused. */
  onRefused?: (errors: Record<string, string>) => void;
  onClose: () => void;
  onIssued: () => void;
  /** After the closing animation. */
  onClosed: () => void;
}

/** Confirms an acceptance, which issues its report; shows a refusal. */
export function ConfirmAcceptance(props: ConfirmAcceptanceProps) {
  const { id, step, choice, configuration, onClose, onIssued, onClosed, onRefused } = props;
  const preliminary = useIssuePreliminaryReportMutation();
  const final = useIssueFinalReportMutation();
  const { confirm, close, isBusy, error } = useConfirmed(step === 'preliminary' ? preliminary : final, onClose);
  const shown = useLast(choice ?? undefined);
  useEffect(() => {
    const errors = fieldErrors(error);
    if (errors) onRefused?.(errors);
    // Once per answer, whatever is rendered meanwhile.
    // eslint-disable-next-line react/exhaustive-deps
  }, [error]);
  return (
    <ConfirmDialog
      open={choice !== null}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => choice && void confirm({ id, acceptance: choice.code, configuration }, onIssued)}
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
