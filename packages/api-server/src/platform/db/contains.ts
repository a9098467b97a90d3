import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Letters that foreign keyboards lack, and their usual transcriptions. */
const TYPED_AS = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
]);

/** A text normalized for searches: case, accents and letters such as ø make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðı]/g, (letter) => TYPED_AS.get(letter) ?? letter);

/** The words of a search, each normalized for comparison. */
export const wordsOf = (search = ''): string[] => plain(search).split(/\s+/).filter(Boolean);

/** Whether a text of the portal itself contains such a word. */
export const says = (text: string, word: string): boolean => plain(text).includes(word);

/** Latin beyond ASCII, Greek and Cyrillic, as first and last code points. */
const SCRIPTS = [
  [0xc0, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
] as const;

/** Every letter with marks or in upper case, with its plain one. A database may convert the case of ASCII only. */
const LETTERS = SCRIPTS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)
  .map((letter) => [letter, plain(letter)] as const)
  .filter(([letter, below]) => letter !== below && below.length === 1);
const FROM = LETTERS.map(([letter]) => letter).join('');
const TO = LETTERS.map(([, below]) => below).join('');

/** Escapes wildcards of patterns in typed texts. */
const pattern = (text: string) => `%${plain(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text contains a word of a search. Most texts are ASCII, which needs no table of letters. */
export const contains = (text: SQLWrapper, search: string): SQL =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else translate(lower(${text}), ${FROM}, ${TO}) end like ${pattern(search)}`;
