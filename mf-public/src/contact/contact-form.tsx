import { fieldErrors, serverMessage } from '@portal/api-slice';
import { contactSchema, LAYOUT, ownContactSchema } from '@portal/domain';
import type { ContactMessage, Person } from '@portal/domain';
import { Alert, FormError, Icon } from '@portal/ui/core';
import { EmailField, Formik, FormLayout, serverErrors, SubmitButton, TextAreaField, TextField } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useSendContactMutation } from '../api/contact';
import { MESSAGES } from './messages';

export interface ContactFormProps {
  /** The logged-in user, whose name and address come from the account and are read-only here; `null` for visitors. */
  sender: Pick<Person, 'email' | 'first_name' | 'last_name'> | null;
  /** The initial text, which can be edited. */
  proposed?: Pick<ContactMessage, 'subject' | 'message'>;
}

const NOTHING = { subject: '', message: '' };

const NOBODY = { email: '', first_name: '', last_name: '' };

const messageOf = ({ email, first_name, last_name }: typeof NOBODY, proposed: typeof NOTHING): ContactMessage => ({
  email,
  first_name,
  last_name,
  ...proposed,
});

// The button had the focus, which a disabled one loses.
const focus = (element: HTMLElement | null) => element?.focus();

/** A message to the operators. It cannot be sent twice; if sending fails, the text is kept. */
export function ContactForm({ sender, proposed = NOTHING }: ContactFormProps) {
  const schema = sender ? ownContactSchema : contactSchema;
  const [send, { isSuccess, isError, error }] = useSendContactMutation();
  const person = { readOnly: sender !== null || isSuccess, required: sender === null };

  async function submit(message: ContactMessage, form: FormikHelpers<ContactMessage>) {
    const result = await send(schema.cast(message));
    form.setStatus(serverErrors(message, fieldErrors(result.error)));
  }

  return (
    <Formik initialValues={messageOf(sender ?? NOBODY, proposed)} validationSchema={schema} onSubmit={submit}>
      <FormLayout label={MESSAGES.title}>
        <EmailField name="email" label={MESSAGES.email} hint={sender ? MESSAGES.fromAccount : undefined} {...person} />
        <TextField name="first_name" label={MESSAGES.firstName} autoComplete="given-name" {...person} />
        <TextField name="last_name" label={MESSAGES.lastName} autoComplete="family-name" {...person} />
        <TextField name="subject" label={MESSAGES.subject} readOnly={isSuccess} required />
        <TextAreaField
          name="message"
          label={MESSAGES.message}
          minRows={LAYOUT.messageMinRows}
          readOnly={isSuccess}
          required
        />
        {isError && !fieldErrors(error) && (
          <FormError title={MESSAGES.failedTitle}>{MESSAGES.failed(serverMessage(error))}</FormError>
        )}
        <SubmitButton icon={<Icon name="send" />} disabled={isSuccess} whileInvalid="explain">
          {MESSAGES.send}
        </SubmitButton>
        <output className="pub-sent">
          {isSuccess && (
            <div ref={focus} tabIndex={-1}>
              <Alert type="success" showIcon title={MESSAGES.sentTitle} description={MESSAGES.sent} />
            </div>
          )}
        </output>
      </FormLayout>
    </Formik>
  );
}
