const REPLACEMENT = '\ufffd';

/**
 * A text as it can be drawn: line breaks of one kind, without characters that are none to see or that turn the
 * direction of others, and with a mark for what the font lacks.
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
