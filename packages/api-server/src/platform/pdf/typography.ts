import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const openFont = (name: string): Font => {
  const opened = openSync(fontFile(name));
  if (opened.type !== 'TTF') throw new Error(`${name} is no single font.`);
  nameGlyphs(opened);
  return opened;
};

/**
 * Asks for each glyph with its character first. The font keeps the characters with which a glyph was first asked for,
 * and the parts of an accented letter are asked for without any: later documents would lack them when text is copied.
 */
function nameGlyphs(font: Font) {
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}

/**
 * Fonts with Latin Extended, Greek and Cyrillic. As TrueType: compressed web fonts take twenty times as long. Opened
 * once for all documents: reading their tables again for each takes longer than drawing it.
 */
export const FONTS = {
  regular: openFont('DejaVuSansCondensed'),
  bold: openFont('DejaVuSansCondensed-Bold'),
} as const;

export type FontName = keyof typeof FONTS;

export const COLOURS = {
  blue: '#0b2a5b',
  text: '#1b2430',
  soft: '#4f5b68',
  line: '#d5dbe1',
  ground: '#e6edf7',
} as const;

export interface TextStyle {
  font: FontName;
  /** pt. */
  size: number;
  /** Distance of lines, pt. */
  leading: number;
  colour: string;
}

/** The type sizes of a data sheet. */
export const STYLES = {
  title: { font: 'bold', size: 20, leading: 26, colour: COLOURS.blue },
  subtitle: { font: 'regular', size: 12, leading: 17, colour: COLOURS.text },
  heading2: { font: 'bold', size: 14, leading: 19, colour: COLOURS.blue },
  heading3: { font: 'bold', size: 10, leading: 14, colour: COLOURS.blue },
  body: { font: 'regular', size: 8.5, leading: 12, colour: COLOURS.text },
  label: { font: 'regular', size: 8.5, leading: 12, colour: COLOURS.soft },
  columnTitle: { font: 'bold', size: 8, leading: 12, colour: COLOURS.blue },
  margin: { font: 'regular', size: 7.5, leading: 10, colour: COLOURS.soft },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;

/** An A4 page, pt. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 56, bottom: 60 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
/** Lower limit of the text on a page. */
export const TEXT_END = PAGE.height - PAGE.bottom;
