const REPLACEMENT = '\ufffd';

/**
 * A text in drawable form: line breaks of one kind, without invisible characters or those that change the direction of
 * others, and with a mark for characters that the font lacks.
 */
export function cleanText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');
  return visible.replaceAll(/[^\n]/gu, (character) =>
    hasGlyph(character.codePointAt(0) ?? 0) ? character : REPLACEMENT,
  );
}
