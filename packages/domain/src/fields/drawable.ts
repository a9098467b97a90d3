import type { StringSchema } from 'yup';
import { DRAWABLE } from './drawable-ranges';

// Kept apart from the other text fields, so that only forms with printed texts load the table.

/** Characters that documents omit or turn into a line break. All text fields already reject the dangerous ones. */
const LEFT_OUT = '[\\p{Cc}\\p{Cf}\\u2028\\u2029]';

const codePoint = (value: number) => `\\u{${value.toString(16)}}`;

/**
 * The ranges as a character class. Each is encoded in base 36 as `gap.length`: the distance from the end of the
 * previous range, and the number of further characters.
 */
function drawableClass(): string {
  let end = 0;
  return DRAWABLE.split(' ')
    .map((range) => {
      const [gap = '', more = '0'] = range.split('.');
      const first = end + parseInt(gap, 36);
      end = first + parseInt(more, 36);
      return `${codePoint(first)}-${codePoint(end)}`;
    })
    .join('');
}

let pattern: RegExp | undefined;

/** The first character of a text that the document fonts do not contain. */
export function undrawable(text: string): string | undefined {
  pattern ??= new RegExp(`(?!${LEFT_OUT})[^${drawableClass()}]`, 'u');
  return pattern.exec(text.normalize('NFC'))?.[0];
}

/** A character for a message: marks, spaces and unpaired surrogates by their code point. */
const shown = (character: string) =>
  /[\p{C}\p{M}\p{Z}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;

/** A text that documents print. Characters that the fonts do not contain are rejected on the field. */
export const printed = <Schema extends StringSchema<string | null | undefined>>(schema: Schema): Schema =>
  schema.test('drawable', (value, { createError }) => {
    const character = undrawable(value ?? '');
    if (character === undefined) return true;
    return createError({ message: `The character ${shown(character)} cannot be shown in documents` });
  });
