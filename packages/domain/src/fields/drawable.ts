import type { StringSchema } from 'yup';
import { DRAWABLE } from './drawable-ranges';

// Beside the other texts: only forms whose texts are printed load the table.

/** Characters that documents leave out without a trace, or turn into a line break; no text holds the worst of them. */
const LEFT_OUT = '[\\p{Cc}\\p{Cf}\\u2028\\u2029]';

const codePoint = (value: number) => `\\u{${value.toString(16)}}`;

/** The ranges as a class of characters. Each begins so far behind the end of the one before, and has so many more; base 36. */
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

/** The first character of a text that the fonts of documents lack. */
export function undrawable(text: string): string | undefined {
  pattern ??= new RegExp(`(?!${LEFT_OUT})[^${drawableClass()}]`, 'u');
  return pattern.exec(text.normalize('NFC'))?.[0];
}

/** A character as a message can show it: marks, spaces and halves of characters by their number. */
const shown = (character: string) =>
  /[\p{C}\p{M}\p{Z}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;

/** A text that documents print: what their fonts lack is refused where it is typed. */
export const printed = <Schema extends StringSchema<string | null | undefined>>(schema: Schema): Schema =>
  schema.test('drawable', (value, { createError }) => {
    const character = undrawable(value ?? '');
    if (character === undefined) return true;
    return createError({ message: `The character ${shown(character)} cannot be shown in documents` });
  });
