import { fieldErrors, useSendContactMutation } from '@portal/api-slice';
import { contactSchema, LAYOUT } from '@portal/domain';
import type { ContactMessage, Person } from '@portal/domain';
import { Alert, Icon } from '@portal/ui/core';
import {
  EmailField,
  FormError,
  Formik,
  FormLayout,
  serverErrors,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { MESSAGES } from '../messages';

/** Props of `ContactForm`. */
export interface ContactFormProps {
  /** Who is logged in: name and address come from the account and stay as they are there. */
  sender: Pick<Person, 'email' | 'first_name' | 'last_name'> | null;
}

const { contact } = MESSAGES;
const NOBODY = { email: '', first_name: '', last_name: '' };

const emptyMessage = ({ email, first_name, last_name }: typeof NOBODY): ContactMessage => ({
  email,
  first_name,
  last_name,
  subject: '',
  message: '',
});

/** A message to those who run the portal. Once sent, it is not sent again; when that fails, what was typed stays. */
export function ContactForm({ sender }: ContactFormProps) {
  const [send, { isSuccess, isError, error }] = useSendContactMutation();
  const fixed = sender ? { readOnly: true, hint: contact.fromAccount } : { readOnly: isSuccess };

  async function submit(message: ContactMessage, form: FormikHelpers<ContactMessage>) {
    const result = await send(contactSchema.cast(message));
    form.setStatus(serverErrors(message, fieldErrors(result.error)));
  }

  return (
    <Formik initialValues={emptyMessage(sender ?? NOBODY)} validationSchema={contactSchema} onSubmit={submit}>
      <FormLayout label={contact.title}>
        {!isSuccess && <p>{contact.introduction}</p>}
        <EmailField name="email" label={contact.email} required {...fixed} />
        <TextField name="first_name" label={contact.firstName} autoComplete="given-name" required {...fixed} />
        <TextField name="last_name" label={contact.lastName} autoComplete="family-name" required {...fixed} />
        <TextField name="subject" label={contact.subject} readOnly={isSuccess} required />
        <TextAreaField
          name="message"
          label={contact.message}
          minRows={LAYOUT.messageMinRows}
          readOnly={isSuccess}
          required
        />
        {isError && !fieldErrors(error) && <FormError title={contact.failedTitle}>{contact.failed}</FormError>}
        <SubmitButton icon={<Icon name="send" />} disabled={isSuccess} whileInvalid="explain">
          {contact.send}
        </SubmitButton>
        <output className="pub-sent">
          {isSuccess && <Alert type="success" showIcon title={contact.sentTitle} description={contact.sent} />}
        </output>
      </FormLayout>
    </Formik>
  );
}
