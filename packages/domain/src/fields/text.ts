import { string } from 'yup';
import { LENGTHS } from '../limits/limits';
import { isSeen, seenLength, whyUnshown, whyUnshownInLine } from './seen';

export const REQUIRED = 'Required';

/** The message for a text with too many characters. */
export const tooLong = (max: number) => `Maximum ${max} characters`;

/**
 * Non-space, at sign, non-space, without characters that separate addresses or quote parts of them, so that one address
 * is one mailbox. Linear only on short texts, hence the cap in `email`.
 */
const IN_WORD = String.raw`\p{L}\p{M}\p{N}`;
/** Before the at sign, the characters of RFC 5322 that need no quotes, and letters of all alphabets (RFC 6531). */
const LOCAL = String.raw`[${IN_WORD}!#$%&'*+/=?^_{|}~-]+`;
const HOST = `[${IN_WORD}_-]+`;
/** One address is one mailbox: no lists, comments and quotes, nothing that is drawn as nothing, and a name of a host. */
const EMAIL = new RegExp(
  String.raw`^(?!.*[\p{Default_Ignorable_Code_Point}\u2800])${LOCAL}(?:\.${LOCAL})*@${HOST}(?:\.${HOST})*$`,
  'u',
);
export const INVALID_EMAIL = 'Invalid E-Mail address';

const trimmed = (value: string) => (isSeen(value) ? value.trim() : '');

const trimmedText = (max: number, message: string) =>
  string()
    // The library's own trim throws on a value that is not a text instead of rejecting it.
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError('Must be a text')
    .max(max, message);

type Trimmed = ReturnType<typeof trimmedText>;

const shown = (schema: Trimmed, why: (value: string) => string | undefined): Trimmed =>
  schema.test('shown', (value, { createError }) => {
    const problem = why(value ?? '');
    return problem === undefined || createError({ message: problem });
  });

/** A trimmed text of at most `max` characters. */
export const text = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  shown(trimmedText(max, message), whyUnshown);

/** A required text of at least `min` and at most `max` characters that are visible. */
export function explanation(min: number, max: number) {
  const message = `Minimum ${min} characters`;
  return text(max)
    .min(min, message)
    .test('long', message, (value) => value === undefined || value.length < min || seenLength(value) >= min)
    .required(REQUIRED);
}

/** Whatever begins a new line somewhere, and tabs, with the white space around. */
const BREAKS = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/** A text of several lines in one, such as a pasted one. */
export const inOneLine = (value: string): string => value.replaceAll(BREAKS, ' ').trim();

const joined = (value: unknown) => (typeof value === 'string' ? inOneLine(value) : value);

/** A text of one line: a title, a name or a subject. Calendars and the heads of messages contain them as they are. */
export const line = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  shown(trimmedText(max, message), whyUnshownInLine).transform(joined);

const orNull = (schema: Trimmed) => schema.transform((value: unknown) => (value === '' ? null : value)).nullable();

/** An optional text: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalText = (max?: number) => orNull(text(max));

/** An optional text of one line. */
export const optionalLine = (max?: number) => orNull(line(max));

/** The text of an address; whatever is wrong with it but its length has one message. */
const address = () =>
  trimmedText(LENGTHS.shortText, tooLong(LENGTHS.shortText)).test(
    'email',
    INVALID_EMAIL,
    (value) => !value || value.length > LENGTHS.shortText || (EMAIL.test(value) && whyUnshown(value) === undefined),
  );

/** An optional email address: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalEmail = () => orNull(address());

/** A required email address; `missing` is the message for an empty field. */
export const email = (missing = INVALID_EMAIL) => address().required(missing);
