import type { InferType } from 'yup';
import { form } from '../fields/form';
import { email, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';

const REQUIRED_FIELD = 'Required field';

/** A message of a visitor who is not logged in. */
export const contactSchema = form({
  email: email(REQUIRED_FIELD),
  first_name: text(LENGTHS.contactName).required(REQUIRED_FIELD),
  last_name: text(LENGTHS.contactName).required(REQUIRED_FIELD),
  subject: text(LENGTHS.contactSubject).required(REQUIRED_FIELD),
  message: text(LENGTHS.contactMessage).required(REQUIRED_FIELD),
});

/** A message of a logged-in user. The names come from the account and cannot be edited, so they have no limit. */
export const ownContactSchema = contactSchema.shape({
  first_name: text().required(REQUIRED_FIELD),
  last_name: text().required(REQUIRED_FIELD),
});
export type ContactMessage = InferType<typeof contactSchema>;
