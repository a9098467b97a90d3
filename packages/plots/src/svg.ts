import { FONT_SIZE } from './scene';
import type { Dash, Mark, Scene, Shape, Tone } from './scene';

/** Colours on a white background, for documents and for pages without the stylesheet. */
export const TONES: Readonly<Record<Tone, string>> = {
  value: '#14509e',
  pale: '#e6edf7',
  ground: '#ffffff',
  planned: '#14509e',
  frame: '#7d8996',
  grid: '#d5dbe1',
  criterion: '#9b1c1c',
  good: '#93c9a5',
  fair: '#fdf2d9',
  poor: '#e6a3a3',
  missing: '#e9edf1',
  label: '#1b2430',
  soft: '#4f5b68',
  blue: '#14509e',
  brown: '#a04a00',
  green: '#14602f',
  violet: '#7a2a86',
};

const LINE_WIDTH = 1.25;
const PALE_WIDTH = 0.75;
const CRITERION_WIDTH = 2;

/** The stroke width of a line. */
export function lineWidth({ tone, isPale }: Pick<Shape, 'tone' | 'isPale'>): number {
  if (isPale) return PALE_WIDTH;
  return tone === 'criterion' ? CRITERION_WIDTH : LINE_WIDTH;
}

/** Half of the colour on a white background, without transparency, which documents do not have. */
const paled = (colour: string) =>
  colour.replaceAll(/[\da-f]{2}/gu, (part) => Math.round((Number.parseInt(part, 16) + 255) / 2).toString(16));

/** The colour of a line on a white background. */
export const lineColour = ({ tone, isPale }: Pick<Shape, 'tone' | 'isPale'>): string =>
  isPale ? paled(TONES[tone]) : TONES[tone];

/** The dash patterns: lengths of dashes and gaps. */
export const DASHES: Readonly<Record<Dash, readonly number[]>> = {
  short: [4, 3],
  long: [9, 3],
  dotted: [1.5, 2.5],
  mixed: [8, 3, 1.5, 3],
  double: [8, 3, 1.5, 3, 1.5, 3],
};

function markup(mark: Mark, escape: (text: string) => string): string {
  if (mark.kind === 'text') {
    const anchor = mark.anchor ? ` text-anchor="${mark.anchor}"` : '';
    return `<text x="${mark.x.toFixed(1)}" y="${mark.y.toFixed(1)}" fill="${TONES[mark.tone]}"${anchor}>${escape(mark.text)}</text>`;
  }
  if (mark.kind === 'area') return `<path d="${mark.d}" fill="${TONES[mark.tone]}"/>`;
  const dashes = mark.dash ? ` stroke-dasharray="${DASHES[mark.dash].join(' ')}"` : '';
  return `<path d="${mark.d}" fill="none" stroke="${lineColour(mark)}" stroke-width="${lineWidth(mark)}"${dashes}/>`;
}

/** A plot as SVG markup, for pages rendered without scripts. `escape` escapes text for HTML. */
export const svgOf = ({ width, height, title, marks }: Scene, escape: (text: string) => string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escape(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="${FONT_SIZE}">`,
    ...marks.map((mark) => markup(mark, escape)),
    '</svg>',
  ].join('');
