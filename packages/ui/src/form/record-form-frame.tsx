import type { ReactNode } from 'react';
import { RecordFormContext } from './use-record-form';
import type { FramedForm } from './use-record-form';

export interface RecordFormFrameProps {
  form: FramedForm;
  children: ReactNode;
}

/** The frame for a form saved with `useRecordForm`, which must contain `KeepUnsaved`. Renders the conflict dialog. */
export function RecordFormFrame({ form, children }: RecordFormFrameProps) {
  return (
    <RecordFormContext value={form.form}>
      {children}
      {form.question}
    </RecordFormContext>
  );
}
