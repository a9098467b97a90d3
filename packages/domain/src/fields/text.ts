import { string } from 'yup';
import { LENGTHS } from '../limits/limits';

/** The words of a field that was left empty. */
export const REQUIRED = 'Required';

/** Message of a limit of characters. */
export const tooLong = (max: number) => `Maximum ${max} characters`;

/** Non-space, at sign, non-space. Linear only on short texts, hence the cap in `email`. */
const EMAIL = /^\S+@\S+$/;
export const INVALID_EMAIL = 'Invalid E-Mail address';

/** Something that can be seen: neither space nor a sign that only directs how others are shown. */
const VISIBLE = /[^\s\p{Cf}]/u;

const trimmed = (value: string) => (VISIBLE.test(value) ? value.trim() : '');

/** A text without spaces around it and of at most `max` characters. */
export const text = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  string()
    // The library's own trim throws on anything that is no text, instead of refusing it.
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError('Must be a text')
    .max(max, message)
    // The database cannot store this one character.
    .test('storable', 'Contains a character that cannot be stored', (value) => !value?.includes('\0'));

/** A text that may be left out (unchanged) or empty (`null`). */
export const optionalText = (max?: number) =>
  text(max)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable();

/** An e-mail address that may be left out or empty. */
export const optionalEmail = () =>
  optionalText().test(
    'email',
    INVALID_EMAIL,
    (value) => !value || value.length > LENGTHS.shortText || EMAIL.test(value),
  );

/** An e-mail address; `missing` is the message of an empty field. */
export const email = (missing = INVALID_EMAIL) =>
  text()
    .test('email', INVALID_EMAIL, (value) => !value || value.length > LENGTHS.shortText || EMAIL.test(value))
    .required(missing);
