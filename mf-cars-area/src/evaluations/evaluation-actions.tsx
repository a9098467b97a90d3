import { Button } from '@portal/ui/core';
import { CancelButton, DraftNotice, FormActions, SubmitButton, useFormikContext } from '@portal/ui/form';
import type { DraftFormNotice } from '@portal/ui/form';
import type { EvaluationFormValues } from './evaluation-values';
import { EVALUATION_MESSAGES } from './messages';

export interface EvaluationActionsProps {
  notice: DraftFormNotice | null;
  isBusy: boolean;
  isSaving: boolean;
  draftKey: string;
  onSave: (values: EvaluationFormValues) => void;
  /** Closes the dialog around the form; undefined outside a dialog. */
  onCancel?: (() => void) | undefined;
}

const { form: texts } = EVALUATION_MESSAGES;

/** The buttons of an evaluation, and the outcome of the last attempt. */
export function EvaluationActions({ notice, isBusy, isSaving, draftKey, onSave, onCancel }: EvaluationActionsProps) {
  const { dirty, values } = useFormikContext<EvaluationFormValues>();
  return (
    <div className="evaluation-actions">
      <DraftNotice notice={notice} />
      <FormActions>
        {onCancel && (
          <CancelButton draftKey={draftKey} onCancel={onCancel}>
            {texts.cancel}
          </CancelButton>
        )}
        <Button onClick={() => onSave(values)} loading={isSaving} disabled={isBusy && !isSaving}>
          {texts.save}
        </Button>
        <SubmitButton whileInvalid="explain" isBusy={isBusy && !isSaving} disabled={isSaving}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
      {dirty && <span className="evaluation-soft">{texts.unsaved}</span>}
    </div>
  );
}
