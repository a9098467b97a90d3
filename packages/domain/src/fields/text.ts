import { string } from 'yup';
import { LENGTHS } from '../limits/limits';

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

/** A visible character: no white space, nothing that is drawn as nothing, and no mark, which needs a letter. */
const VISIBLE = /[^\s\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Control characters other than tabs, line breaks and page breaks, characters that change the text direction, and
 * letters that are drawn as nothing. A text with them looks different on the screen and in documents. The database
 * cannot store U+0000 at all.
 */
const HIDDEN = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u3164\uFFA0]/u;

/** Half of a character that needs two code units, which no encoding can store. */
const HALF = /\p{Cs}/u;

/** Marks above, below or around one letter, of which no language needs more than 5; more are drawn over other lines. */
const STACKED = /[\p{Mn}\p{Me}]{6}/u;

/** The first character of a text that text fields reject. */
export const hiddenIn = (value: string): string | undefined => HIDDEN.exec(value)?.[0];

const inHex = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a text cannot be kept as it is; undefined if it can. */
function unkeepable(value: string): string | undefined {
  const hidden = hiddenIn(value);
  if (hidden !== undefined) return `Contains the character ${inHex(hidden)}, which is invisible`;
  const half = HALF.exec(value);
  if (half) return `Contains half of a character, ${inHex(half[0])}`;
  return STACKED.test(value) ? 'Has more than 5 marks on one letter' : undefined;
}

const trimmed = (value: string) => (VISIBLE.test(value) ? value.trim() : '');

/** A trimmed text of at most `max` characters. */
export const text = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  string()
    // The library's own trim throws on a value that is not a text instead of rejecting it.
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError('Must be a text')
    .max(max, message)
    .test('shown', (value, { createError }) => {
      const reason = unkeepable(value ?? '');
      return reason === undefined || createError({ message: reason });
    });

/** Whatever begins a new line somewhere, and tabs, with the white space around. */
const BREAKS = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/** A text of several lines in one, such as a pasted one. */
export const inOneLine = (value: string): string => value.replaceAll(BREAKS, ' ').trim();

const joined = (value: unknown) => (typeof value === 'string' ? inOneLine(value) : value);

/** A text of one line: a title, a name or a subject. Calendars and the heads of messages contain them as they are. */
export const line = (max?: number, message?: string) => text(max, message).transform(joined);

/** An optional text: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalText = (max?: number) =>
  text(max)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable();

/** An optional text of one line. */
export const optionalLine = (max?: number) => optionalText(max).transform(joined);

/** An optional email address: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalEmail = () =>
  optionalText().test(
    'email',
    INVALID_EMAIL,
    (value) => !value || value.length > LENGTHS.shortText || EMAIL.test(value),
  );

/** A required email address; `missing` is the message for an empty field. */
export const email = (missing = INVALID_EMAIL) =>
  text()
    .test('email', INVALID_EMAIL, (value) => !value || value.length > LENGTHS.shortText || EMAIL.test(value))
    .required(missing);
