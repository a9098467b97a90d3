import { reasonSchema } from '@portal/domain';
import { Alert, Button, FormError } from '@portal/ui/core';
import {
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SubmitButton,
  TextAreaField,
  forgetUnsaved,
  serverErrors,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { REASON_MESSAGES as texts } from './messages';

/** The outcome of a step back. */
export type StepBackResult =
  | { ok: true }
  | { ok: false; errors: Readonly<Record<string, string>> | null; message: string | null };

export interface ReasonDialogProps {
  isOpen: boolean;
  /** What is done, and to which facility. */
  title: string;
  effects: readonly string[];
  hint: string;
  confirmLabel: string;
  /** Under which the typed reason is kept in this browser. */
  draftKey: string;
  onConfirm: (reason: string) => Promise<StepBackResult>;
  onClose: () => void;
  onClosed?: () => void;
}

/** Confirms a step back, with a reason; what was typed outlives a failed attempt. */
export function ReasonDialog({ isOpen, title, onClose, onClosed, ...form }: ReasonDialogProps) {
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      {...(onClosed && { afterClose: onClosed })}
    >
      <ReasonForm title={title} onClose={onClose} {...form} />
    </Modal>
  );
}

const START = { reason: '' };

function ReasonForm(props: Omit<ReasonDialogProps, 'isOpen' | 'onClosed'>) {
  const { title, effects, hint, confirmLabel, draftKey, onConfirm, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const result = await onConfirm(reasonSchema.cast(values).reason);
    if (result.ok) {
      forgetUnsaved(draftKey);
      return onClose();
    }
    form.setStatus(serverErrors(values, result.errors));
    if (!result.errors) setProblem(result.message ?? texts.failed);
  }

  return (
    <Formik initialValues={START} validationSchema={reasonSchema} onSubmit={confirm}>
      <FormLayout label={title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <Alert type="warning" showIcon title={texts.effects} description={<Effects sentences={effects} />} />
        <TextAreaField name="reason" label={texts.reason} hint={hint} minRows={4} required />
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{confirmLabel}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const Effects = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="fac-effects">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
