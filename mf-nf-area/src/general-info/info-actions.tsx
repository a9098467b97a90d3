import { Button } from '@portal/ui/core';
import { FormActions, SubmitButton, useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { MESSAGES } from '../messages';

const { info } = MESSAGES;

/** Saves what is typed, or takes it back after a question. */
export function InfoActions() {
  const { dirty, resetForm } = useFormikContext();
  const [isAsking, setAsking] = useState(false);
  const revert = () => {
    setAsking(false);
    resetForm();
  };
  return (
    <FormActions>
      <SubmitButton whileInvalid="explain" isQuiet={!dirty}>
        {info.save}
      </SubmitButton>
      <Button disabled={!dirty} onClick={() => setAsking(true)}>
        {info.revert}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={info.revert}
        question={info.revertQuestion}
        confirmLabel={info.revert}
        onConfirm={revert}
        onCancel={() => setAsking(false)}
      />
    </FormActions>
  );
}
