import type { ReactNode } from 'react';
import { RecordFormContext } from './use-record-form';
import type { FramedForm } from './use-record-form';

/** Props of `RecordFormFrame`. */
export interface RecordFormFrameProps {
  form: FramedForm;
  children: ReactNode;
}

/** Around the form that `useRecordForm` saves, with `KeepUnsaved` in it; asks the question about two versions. */
export function RecordFormFrame({ form, children }: RecordFormFrameProps) {
  return (
    <RecordFormContext value={form.form}>
      {children}
      {form.question}
    </RecordFormContext>
  );
}
