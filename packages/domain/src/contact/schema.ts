import type { InferType } from 'yup';
import { form } from '../fields/form';
import { email, line, text } from '../fields/text';
import { named } from '../fields/web-address';
import { LENGTHS } from '../limits/limits';

const REQUIRED_FIELD = 'Required field';

/** A message of a visitor who is not logged in. */
export const contactSchema = form({
  email: email(REQUIRED_FIELD),
  first_name: named(line(LENGTHS.contactName)).required(REQUIRED_FIELD),
  last_name: named(line(LENGTHS.contactName)).required(REQUIRED_FIELD),
  subject: line(LENGTHS.contactSubject).required(REQUIRED_FIELD),
  message: text(LENGTHS.contactMessage).required(REQUIRED_FIELD),
});

/** A message of a logged-in user. The names come from the account and cannot be edited, so they have no limit. */
export const ownContactSchema = contactSchema.shape({
  first_name: line().required(REQUIRED_FIELD),
  last_name: line().required(REQUIRED_FIELD),
});
export type ContactMessage = InferType<typeof contactSchema>;
