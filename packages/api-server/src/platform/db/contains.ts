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
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðı]/g, (letter) => TYPED_AS.get(letter) ?? letter);

/** The words of a search, each normalized for comparison. */
export const wordsOf = (search = ''): string[] => plain(search).split(/\s+/).filter(Boolean);

/** Whether a text of the portal itself contains such a word. */
export const says = (text: string, word: string): boolean => plain(text).includes(word);

/** Escapes wildcards of patterns in typed texts. */
const pattern = (text: string) => `%${plain(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Whether a text contains a word of a search. What tables are searched by (`search-texts.ts`) is in an index, if the
 * database has the extension `pg_trgm`.
 */
export const contains = (text: SQLWrapper, search: string): SQL => sql`search_text(${text}) like ${pattern(search)}`;

/**
 * Whether what is shown of a row contains a word. An indexed text holds more than that, and finds the few rows that are
 * then compared exactly.
 */
export const shows = (indexed: SQL, shown: SQLWrapper, word: string): SQL =>
  sql`(${contains(indexed, word)} and ${contains(shown, word)})`;
