import type { FieldNames } from './field-ids';

/** The messages of empty fields, as worded in the specification; the second is that of the contact form. */
const REQUIRED: readonly string[] = ['Required', 'Required field'];

/** Whether an error is about a missing value. */
export const isMissing = (message: string) => REQUIRED.includes(message);

/** Whether an error is about a missing value that has been given since. */
export function isAnswered(message: string, value: unknown): boolean {
  if (!isMissing(message)) return false;
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
}

/** A label within a sentence; only acronyms keep their capitals. */
const inSentence = (label: string) => label.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * An error in a list of errors, prefixed with the field's label, because fields may have the same message. A missing
 * value is requested in a sentence.
 */
export function problemWords(names: FieldNames | null, message: string): string {
  if (names === null) return message;
  const { label, section, isChoice } = names;
  const before = section === null ? '' : `${section}: `;
  if (!isMissing(message)) return `${before}${label}: ${message}`;
  const asked = requestFor(inSentence(label), isChoice);
  return section === null ? capital(asked) : before + asked;
}

/** A request for a value. Not every label is a noun that takes an article: some are questions, and some are requests. */
function requestFor(label: string, isChoice: boolean): string {
  const confirmed = /^confirm (?<what>.+)/.exec(label)?.groups?.what;
  if (confirmed !== undefined) return `confirm the ${confirmed}`;
  if (/^(?:how|why)\b/.test(label)) return `say ${label}`;
  if (/^what\b/.test(label)) return `${isChoice ? 'choose' : 'say'} ${label}`;
  return `${isChoice ? 'choose' : 'enter'} ${label.startsWith('your ') ? '' : 'the '}${label}`;
}
