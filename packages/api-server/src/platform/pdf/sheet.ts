import Pdf from 'pdfkit';
import { cleanText } from './clean-text';
import type { PdfDocument } from './document';
import { linesOf } from './lines';
import { FONTS, PAGE, STYLES, TEXT_END } from './typography';
import type { StyleName } from './typography';

export type Element = PDFKit.PDFStructureElement;

/** The state of a document that is being drawn. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  /** Root of the structure tree, which screen readers read in order. */
  root: Element;
  /** Upper edge of the next block, pt from the top of the page. */
  y: number;
  /** Vertical positions of the lines of text on each page so far. */
  lines: Set<number>[];
  /** Pages that end early, so that the next one has enough lines, with the difference, pt. */
  shortened: ReadonlyMap<number, number>;
}

/** Lower limit of the text on the present page. */
export const endOf = ({ lines, shortened }: Sheet) => TEXT_END - (shortened.get(lines.length - 1) ?? 0);

/** Begins a tagged document: screen readers find its language, its title, headings and tables. */
export function openSheet({ title, author, createdAt }: PdfDocument, shortened: Sheet['shortened'] = new Map()): Sheet {
  const { top, bottom, left, right } = PAGE;
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top, bottom, left, right },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  };
  // The types include only the archival subsets, and no document without an initial font.
  Object.assign(options, { subset: 'PDF/UA', font: null });
  const pdf = new Pdf(options);
  // Nor do they include opened fonts beside the bytes of one.
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font as unknown as Uint8Array);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, y: PAGE.top, lines: [new Set()], shortened };
}

interface ElementOptions {
  /** Of a figure: its description. */
  alt?: string;
  /** Of a figure: left, top, right and bottom edge on its page, pt from its upper left corner. */
  bbox?: [number, number, number, number];
  /** Of a header cell: its direction. */
  scope?: 'Row' | 'Column';
}

/** Adds an element to the structure tree, below another one. */
export function addElement(parent: Element, pdf: Sheet['pdf'], tag: string, options: ElementOptions = {}): Element {
  const element = pdf.struct(tag, options);
  parent.add(element);
  return element;
}

/** Draws artifacts, which are not read aloud: rules, backgrounds, page numbers. */
export function drawArtifact({ pdf }: Sheet, type: 'Layout' | 'Pagination', draw: () => void) {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

export function nextPage(sheet: Sheet) {
  sheet.pdf.addPage();
  sheet.lines.push(new Set());
  sheet.y = PAGE.top;
}

/** Begins a new page unless the given height in points is left on this one. */
export function keepTogether(sheet: Sheet, height: number) {
  if (sheet.y + height > endOf(sheet) && sheet.y > PAGE.top) nextPage(sheet);
}

const setStyle = ({ pdf }: Sheet, style: StyleName) => {
  const { font, size, colour } = STYLES[style];
  pdf.font(font).fontSize(size).fillColor(colour);
};

/** A text as lines of at most this width, in pt. */
export function wrap(sheet: Sheet, text: string, style: StyleName, width: number): string[] {
  setStyle(sheet, style);
  const font = FONTS[STYLES[style].font];
  const clean = cleanText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
  return linesOf(clean, width, (piece) => sheet.pdf.widthOfString(piece));
}

/** Width of one line, pt. */
export function widthOf(sheet: Sheet, text: string, style: StyleName): number {
  setStyle(sheet, style);
  return sheet.pdf.widthOfString(text);
}

/** Draws lines from this point on. pdfkit breaks no line or page by itself: it would do so in the middle of a row. */
export function drawLines(sheet: Sheet, lines: readonly string[], style: StyleName, x: number, y: number) {
  setStyle(sheet, style);
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const top = y + index * STYLES[style].leading;
    // Lines of the head and foot of the page are not counted.
    if (top >= PAGE.top && top < TEXT_END) sheet.lines.at(-1)?.add(Math.round(top));
    sheet.pdf.text(line, x, top, { lineBreak: false });
  }
}
