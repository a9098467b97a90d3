import { Alert, Button } from '@portal/ui/core';
import { FormActions, SubmitButton, useFormikContext } from '@portal/ui/form';
import { VERDICT_MESSAGES } from './messages';
import type { Notice } from './use-verdict-form';

/** Props of `VerdictActions`. */
export interface VerdictActionsProps {
  notice: Notice | null;
  isBusy: boolean;
  onSave: () => void;
  /** Closes the window around the form; without one there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
}

const { form: texts } = VERDICT_MESSAGES;

/** The buttons of a verdict, and what became of the last attempt. */
export function VerdictActions({ notice, isBusy, onSave, onCancel }: VerdictActionsProps) {
  const { dirty } = useFormikContext();
  return (
    <div className="verdict-actions">
      {notice && <Alert type={notice.tone} showIcon title={notice.title} description={notice.text} />}
      <FormActions>
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        <Button onClick={onSave} loading={isBusy}>
          {texts.save}
        </Button>
        <SubmitButton whileInvalid="explain" disabled={isBusy}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
      {dirty && <span className="verdict-soft">{texts.unsaved}</span>}
    </div>
  );
}
