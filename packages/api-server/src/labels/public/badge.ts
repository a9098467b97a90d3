import { badgeWords, DEMONSTRATION, prettyName, type PublicLabel } from '@portal/domain';
import { escapeHtml } from '../../platform/html/escape';

/** Width of a character on average, of the text around it, and the height of a badge, px. */
const CHARACTER = 6.6;
const PADDING = 10;
const HEIGHT = 22;
const BASELINE = 15;
/** A longer name would make the badge wider than the pages that show it. */
const LONGEST = 60;

/** White on each of them is readable (4.5:1 at least). */
const COLOURS = { name: '#0b2a5b', valid: '#1a7f37', invalid: '#57606a', demonstration: '#9a3412' } as const;

interface Part {
  text: string;
  colour: string;
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const widthOf = ({ text }: Part) => Math.ceil(text.length * CHARACTER + 2 * PADDING);

/** The parts of a badge from left to right. */
function partsOf(label: PublicLabel, name: string): Part[] {
  const state = { text: badgeWords(label), colour: label.is_valid ? COLOURS.valid : COLOURS.invalid };
  const mark = label.is_demonstration ? [{ text: DEMONSTRATION, colour: COLOURS.demonstration }] : [];
  return [{ text: shortened(name), colour: COLOURS.name }, ...mark, state];
}

/** The badge of a label: an SVG without scripts, that loads nothing. `name` is what the label is called. */
export function badgeSvg(label: PublicLabel, name: string): string {
  const title = [
    ...(label.is_demonstration ? [DEMONSTRATION] : []),
    `${name}: ${prettyName(label.facility)}. ${label.sentence}`,
  ].join(': ');
  let left = 0;
  const drawn = partsOf(label, name).map((part) => {
    const width = widthOf(part);
    const x = left;
    left += width;
    return [
      `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${part.colour}"/>`,
      `<text x="${x + width / 2}" y="${BASELINE}" textLength="${width - 2 * PADDING}" lengthAdjust="spacingAndGlyphs">${escapeHtml(part.text)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${HEIGHT}" viewBox="0 0 ${left} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${drawn.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}
