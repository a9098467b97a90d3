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

/**
 * What is drawn as nothing, or stands on another character alone: white space, format and control characters, halves of
 * characters, marks, letters without a shape (such as the Hangul filler), and the empty Braille cell.
 */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800`;
const VISIBLE = new RegExp(`[^${UNSEEN}]`, 'u');
/** Characters that add nothing to the length of a text; spaces separate words, marks change their letter. */
const UNCOUNTED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Characters that make a text look different on the screen and in documents: control characters other than tabs, line
 * breaks and page breaks; those that change the text direction; letters, tags and cells that are drawn as nothing and
 * that no language needs; and halves of characters. The database cannot store U+0000 and the halves at all.
 */
const HIDDEN =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u206F\u115F\u1160\u3164\uFFA0\u2800\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{Cs}/u;

/** The first character of a text that text fields reject. */
export const hiddenIn = (value: string): string | undefined => HIDDEN.exec(value)?.[0];

/** Languages need up to four marks on a letter, such as a Hebrew one with its points and its accent. */
const MAX_MARKS = 4;
/** Marks without a width of their own: more of them are drawn over the lines above and below. */
const STACKED = new RegExp(String.raw`(?:[\p{Mn}\p{Me}]\p{Cf}*){${MAX_MARKS + 1}}`, 'u');

const inHex = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Why text fields reject a text; undefined for one that can be shown. */
function unshownIn(value: string): string | undefined {
  const character = hiddenIn(value);
  if (character !== undefined) {
    const what = /\p{Cs}/u.test(character) ? 'half a character' : 'invisible';
    return `Contains the character ${inHex(character)}, which is ${what}`;
  }
  return STACKED.test(value.normalize('NFC')) ? `At most ${MAX_MARKS} marks on a letter` : undefined;
}

const trimmed = (value: string) => (VISIBLE.test(value) ? value.trim() : '');

const trimmedText = (max: number, message: string) =>
  string()
    // The library's own trim throws on a value that is not a text instead of rejecting it.
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .typeError('Must be a text')
    .max(max, message);

/** A trimmed text of at most `max` characters. */
export const text = (max: number = LENGTHS.shortText, message = tooLong(max)) =>
  trimmedText(max, message).test('shown', (value, { createError }) => {
    const problem = unshownIn(value ?? '');
    return problem === undefined || createError({ message: problem });
  });

/** The number of visible characters of a text; several spaces count as one. */
const shownLength = (value: string): number => value.replaceAll(UNCOUNTED, '').replaceAll(/\s+/gu, ' ').trim().length;

/** A required text of at least `min` and at most `max` characters that are visible. */
export function explanation(min: number, max: number) {
  const message = `Minimum ${min} characters`;
  return text(max)
    .min(min, message)
    .test('long', message, (value) => value === undefined || value.length < min || shownLength(value) >= min)
    .required(REQUIRED);
}

/** Whatever begins a new line somewhere, and tabs, with the white space around. */
const BREAKS = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/** A text of several lines in one, such as a pasted one. */
export const inOneLine = (value: string): string => value.replaceAll(BREAKS, ' ').trim();

const joined = (value: unknown) => (typeof value === 'string' ? inOneLine(value) : value);

/** A text of one line: a title, a name or a subject. Calendars and the heads of messages contain them as they are. */
export const line = (max?: number, message?: string) => text(max, message).transform(joined);

const orNull = (schema: ReturnType<typeof trimmedText>) =>
  schema.transform((value: unknown) => (value === '' ? null : value)).nullable();

/** An optional text: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalText = (max?: number) => orNull(text(max));

/** An optional text of one line. */
export const optionalLine = (max?: number) => optionalText(max).transform(joined);

/** The text of an address; whatever is wrong with it but its length has one message. */
const address = () =>
  trimmedText(LENGTHS.shortText, tooLong(LENGTHS.shortText)).test(
    'email',
    INVALID_EMAIL,
    (value) => !value || value.length > LENGTHS.shortText || (EMAIL.test(value) && unshownIn(value) === undefined),
  );

/** An optional email address: absent leaves the value unchanged, empty sets it to `null`. */
export const optionalEmail = () => orNull(address());

/** A required email address; `missing` is the message for an empty field. */
export const email = (missing = INVALID_EMAIL) => address().required(missing);
