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

/**
 * Controls, but for tabs and the breaks of lines and pages, and what turns the direction of other signs: a text with them is
 * shown in one way and printed in another. The database cannot store the first of them at all.
 */
const HIDDEN = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

/** The first character of a text that no field takes. */
export const hiddenIn = (value: string): string | undefined => HIDDEN.exec(value)?.[0];

const inHex = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

const trimmed = (value: string) => (VISIBLE.test(value) ? value.trim() : '');

/** A text without spaces around it and of at most `max` characters. */
export const text = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  string()
    // The library's own trim throws on anything that is no text, instead of refusing it.
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError('Must be a text')
    .max(max, message)
    .test('shown', (value, { createError }) => {
      const character = hiddenIn(value ?? '');
      return (
        character === undefined ||
        createError({ message: `Contains the character ${inHex(character)}, which nobody can see` })
      );
    });

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
