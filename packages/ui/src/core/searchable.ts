/** Letters that do not decompose into a base letter and an accent, with their usual transcriptions. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Normalizes a text for searching, ignoring case, accents and variants such as ø, so that "bjorn" finds "Bjørn".
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðıßæœ]/g, (letter) => TYPED_AS[letter] ?? letter);

/** The normalized words of a search, for `containsAll`. */
export const searchWords = (text: string): string[] => searchable(text).split(/\s+/).filter(Boolean);

/** Whether a text contains every word of a search; true if there are no words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const content = searchable(text);
  return words.every((word) => content.includes(word));
}
