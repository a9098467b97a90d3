import { FONT_SIZE } from './scene';
import type { Mark, Scene, Tone } from './scene';

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
};

const LINE_WIDTH = 1.25;
const CRITERION_WIDTH = 2;

/** The stroke width of a tone. */
export const lineWidth = (tone: Tone) => (tone === 'criterion' ? CRITERION_WIDTH : LINE_WIDTH);

/** The dash pattern of dashed lines. */
export const DASHES = [4, 3] as const;

function markup(mark: Mark, escape: (text: string) => string): string {
  const colour = TONES[mark.tone];
  if (mark.kind === 'text') {
    const anchor = mark.anchor ? ` text-anchor="${mark.anchor}"` : '';
    return `<text x="${mark.x.toFixed(1)}" y="${mark.y.toFixed(1)}" fill="${colour}"${anchor}>${escape(mark.text)}</text>`;
  }
  if (mark.kind === 'area') return `<path d="${mark.d}" fill="${colour}"/>`;
  const dashes = mark.isDashed ? ` stroke-dasharray="${DASHES.join(' ')}"` : '';
  return `<path d="${mark.d}" fill="none" stroke="${colour}" stroke-width="${lineWidth(mark.tone)}"${dashes}/>`;
}

/** A plot as SVG markup, for pages rendered without scripts. `escape` escapes text for HTML. */
export const svgOf = ({ width, height, title, marks }: Scene, escape: (text: string) => string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escape(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="${FONT_SIZE}">`,
    ...marks.map((mark) => markup(mark, escape)),
    '</svg>',
  ].join('');
