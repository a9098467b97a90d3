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
import { WhyFailed } from './why-failed';

/** The reasons for a refusal: messages keyed by dotted path of the field, otherwise one for the whole form. */
export interface Refusal {
  errors: Record<string, string> | null;
  message: string | null;
}

export interface SendFormTexts {
  /** Title of the error summary. */
  problems: string;
  failedTitle: string;
  /** Fallback if the server gives no message. */
  failed: string;
  send: ReactNode;
  /** By default "Cancel". */
  cancel?: string;
}

export interface SendFormProps<Values> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'validate'
> {
  /** Accessible name of the form. */
  label: string;
  texts: SendFormTexts;
  /** Key of the local draft, which is kept until the form is sent. */
  draftKey?: string;
  /** Sends the values; resolves to the refusal, if any. */
  onSend: (values: Values) => Promise<Refusal | undefined>;
  /** Called after the form was sent and its draft removed, e.g. to navigate. */
  onSent?: (values: Values) => void;
  /** If omitted, the form has no Cancel button. */
  onCancel?: () => void;
  /** Set if sending is not the primary action of the page. */
  isQuiet?: boolean;
  /** Dotted path of the field with the initial focus. */
  focusOn?: string;
  /** Columns of fields where they fit. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** A form that is sent once, as opposed to one that edits a record. The input survives a refusal. */
export function SendForm<Values extends FormikValues>(props: SendFormProps<Values>) {
  const {
    label,
    texts,
    draftKey,
    onSend,
    onSent,
    onCancel,
    isQuiet = false,
    focusOn,
    columns = 1,
    children,
    ...formik
  } = props;
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
      <FormLayout label={label} columns={columns} problemsTitle={texts.problems} focusOn={focusOn}>
        {draftKey !== undefined && <KeepUnsaved draftKey={draftKey} />}
        {children}
        {problem !== null && (
          <FormError title={texts.failedTitle}>
            <WhyFailed>{problem}</WhyFailed>
          </FormError>
        )}
        <FormActions>
          {onCancel && (
            <CancelButton draftKey={draftKey} onCancel={onCancel}>
              {texts.cancel ?? 'Cancel'}
            </CancelButton>
          )}
          <SubmitButton whileInvalid="explain" isQuiet={isQuiet}>
            {texts.send}
          </SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
