import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { undrawable } from '@portal/domain';
import { cleanText } from './clean-text';
import { FONTS } from './typography';

const FILE = join(dirname(fileURLToPath(import.meta.url)), '../../../../domain/src/fields/drawable-ranges.ts');

const fonts = Object.values(FONTS);
const inAll = (codePoint: number) => fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
const CODE_POINTS = Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint);

/**
 * The characters of all fonts as ranges: the distance from the end of the previous one, then the length, in base 36.
 */
function ranges(): string {
  const found: { first: number; last: number }[] = [];
  for (const codePoint of CODE_POINTS.filter(inAll)) {
    const before = found.at(-1);
    if (before?.last === codePoint - 1) before.last = codePoint;
    else found.push({ first: codePoint, last: codePoint });
  }
  return found
    .map(({ first, last }, index) => {
      const gap = (first - (found[index - 1]?.last ?? 0)).toString(36);
      return last > first ? `${gap}.${(last - first).toString(36)}` : gap;
    })
    .join(' ');
}

test('the domain has the table of the fonts; `UPDATE_DOCS=1` writes it', () => {
  const source = readFileSync(FILE, 'utf8');
  const expected = source.replace(/'[^']*'/, `'${ranges()}'`);
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, expected);
  expect(readFileSync(FILE, 'utf8')).toBe(expected);
});

const isMarked = (character: string) => cleanText(character, inAll).includes('\ufffd');

test('the characters that the domain accepts are exactly the drawable ones', () => {
  const different = CODE_POINTS.filter((codePoint) => codePoint !== 0xff_fd).filter((codePoint) => {
    const character = String.fromCodePoint(codePoint);
    return isMarked(character) !== (undrawable(character) !== undefined);
  });
  expect(different).toEqual([]);
});
