import { badgeWords, DEMONSTRATION, prettyName, type PublicLabel } from '@portal/domain';
import { escapeHtml } from '../../platform/html/escape';

/** Width of a character on average, of the text around it, and the height of a badge, px. */
const CHARACTER = 6.6;
const PADDING = 10;
const HEIGHT = 22;
const BASELINE = 15;
/** A longer name would make the badge higher than what it says is worth. */
const LONGEST = 80;
/** What does not fit beside each other stands below each other, so that a narrow screen shows all of it. */
const WIDEST = 300;

/** White on each of them is readable (4.5:1 at least). */
const COLOURS = { name: '#0b2a5b', valid: '#1a7f37', invalid: '#57606a', demonstration: '#9a3412' } as const;

interface Part {
  text: string;
  colour: string;
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const widthOf = (text: string) => Math.ceil(text.length * CHARACTER + 2 * PADDING);

/** Words; a very long one in parts. */
const WORDS = /\S{1,42}/gu;

/** Text in lines that are not wider than a badge. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.match(WORDS) ?? []) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The parts of a badge in the order in which they are read. */
function partsOf(label: PublicLabel, name: string): Part[] {
  const state = { text: badgeWords(label), colour: label.is_valid ? COLOURS.valid : COLOURS.invalid };
  const mark = label.is_demonstration ? [{ text: DEMONSTRATION, colour: COLOURS.demonstration }] : [];
  const lines = linesOf(shortened(name)).map((text) => ({ text, colour: COLOURS.name }));
  return [...lines, ...mark, state];
}

const widthOfRow = (row: readonly Part[]) => row.reduce((width, { text }) => width + widthOf(text), 0);

/** Beside each other if all parts fit, else one below the other. */
function rowsOf(parts: readonly Part[]): Part[][] {
  return widthOfRow(parts) <= WIDEST ? [[...parts]] : parts.map((part) => [part]);
}

/** A row as wide as the badge: its last part takes what is left. */
function drawRow(row: readonly Part[], at: number, badgeWidth: number): string {
  const top = at * HEIGHT;
  let left = 0;
  const drawn = row.map(({ text, colour }, index) => {
    const length = widthOf(text) - 2 * PADDING;
    const x = left;
    const width = index === row.length - 1 ? badgeWidth - x : widthOf(text);
    left += width;
    return [
      `<rect x="${x}" y="${top}" width="${width}" height="${HEIGHT}" fill="${colour}"/>`,
      `<text x="${x + width / 2}" y="${top + BASELINE}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`,
    ].join('');
  });
  return drawn.join('');
}

/** The badge of a label: an SVG without scripts, that loads nothing. `name` is what the label is called. */
export function badgeSvg(label: PublicLabel, name: string): string {
  const title = [
    ...(label.is_demonstration ? [DEMONSTRATION] : []),
    `${name}: ${prettyName(label.facility)}. ${label.sentence}`,
  ].join(': ');
  const rows = rowsOf(partsOf(label, name));
  const width = Math.max(...rows.map(widthOfRow));
  const height = rows.length * HEIGHT;
  const drawn = rows.map((row, at) => drawRow(row, at, width)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${drawn}</g>`,
    '</svg>',
    '',
  ].join('\n');
}
