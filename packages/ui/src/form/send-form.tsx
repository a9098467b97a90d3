import type { FormikConfig, FormikHelpers, FormikValues } from 'formik';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormError } from '../core/states';
import { CancelButton } from './cancel-button';
import { FormActions, FormLayout } from './form-layout';
import { Formik } from './formik';
import { KeepUnsaved } from './keep-unsaved';
import { forgetUnsaved } from './local-drafts';
import { serverErrors } from './problems';
import { SubmitButton } from './submit-button';

/** Why a form was refused: messages by dotted path of the field, or else one for all of it. */
export interface Refusal {
  errors: Record<string, string> | null;
  message: string | null;
}

export interface SendFormTexts {
  /** Over the messages on fields. */
  problems: string;
  failedTitle: string;
  /** Where the server says nothing. */
  failed: string;
  send: ReactNode;
  cancel?: string;
}

export interface SendFormProps<Values> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'validate'
> {
  /** Accessible name of the form. */
  label: string;
  texts: SendFormTexts;
  /** Under which what is typed is kept in this browser until it is sent. */
  draftKey?: string;
  /** Sends what was typed; why it was refused, if it was. */
  onSend: (values: Values) => Promise<Refusal | undefined>;
  /** After it was sent, and nothing of it is kept any more: the place to lead on from. */
  onSent?: (values: Values) => void;
  /** Without it, nothing is to be cancelled. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form that is sent once, as opposed to one that edits a record: what was typed outlives a refusal. */
export function SendForm<Values extends FormikValues>(props: SendFormProps<Values>) {
  const { label, texts, draftKey, onSend, onSent, onCancel, children, ...formik } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: Values, form: FormikHelpers<Values>) {
    setProblem(null);
    const refusal = await onSend(values);
    if (refusal) {
      form.setStatus(serverErrors(values, refusal.errors));
      if (!refusal.errors) setProblem(refusal.message ?? texts.failed);
      return;
    }
    if (draftKey !== undefined) forgetUnsaved(draftKey);
    form.resetForm();
    onSent?.(values);
  }

  return (
    <Formik {...formik} onSubmit={submit}>
      <FormLayout label={label} problemsTitle={texts.problems}>
        {draftKey !== undefined && <KeepUnsaved draftKey={draftKey} />}
        {children}
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          {onCancel && (
            <CancelButton draftKey={draftKey} onCancel={onCancel}>
              {texts.cancel}
            </CancelButton>
          )}
          <SubmitButton whileInvalid="explain">{texts.send}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
