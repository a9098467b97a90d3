import type { FieldNames } from './field-ids';

/** The message of an empty field, as the specification words it. */
const REQUIRED = 'Required';

/** Within a sentence: only acronyms and numbers keep their capitals. */
const inSentence = (label: string) => label.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * An error in a list of errors: many fields may have the same one, so each is named by its label. A missing value is
 * asked for in a sentence.
 */
export function problemWords(names: FieldNames | null, message: string): string {
  if (names === null) return message;
  const { label, section, isChoice } = names;
  const before = section === null ? '' : `${section}: `;
  if (message !== REQUIRED) return `${before}${label}: ${message}`;
  const asked = `${isChoice ? 'choose' : 'enter'} the ${inSentence(label)}`;
  return section === null ? capital(asked) : before + asked;
}
