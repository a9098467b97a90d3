import type { Scene } from '@portal/plots';
import { encode } from 'uqr';
import { TEXT_WIDTH } from './typography';

/** The empty border that readers need, in modules. */
const QUIET = 4;
/** Side of a QR code with its border, and the distance of the text beside it, pt. */
const SIDE = 124;
const BESIDE = 12;
const LEADING = 16;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The dark modules as one path, so that no seams show between them. */
function pathOf(text: string): string {
  // A quarter of the modules may be unreadable, such as those below a mark across the page.
  const { data, size } = encode(text, { border: QUIET, ecc: 'Q' });
  const module = SIDE / size;
  const side = rounded(module);
  return data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark ? [`M${rounded(x * module)},${rounded(y * module)}h${side}v${side}h${-side}Z`] : [],
      ),
    )
    .join('');
}

/** A text as a QR code drawn with vectors, and lines of text beside it. */
export const qrScene = (text: string, title: string, lines: readonly string[]): Scene => ({
  width: TEXT_WIDTH,
  height: SIDE,
  title,
  description: `A QR code with the address ${text}`,
  marks: [
    { kind: 'area', d: pathOf(text), tone: 'label' },
    ...lines.map((line, index) => ({
      kind: 'text' as const,
      text: line,
      x: SIDE + BESIDE,
      y: LEADING * (index + 1) + QUIET,
      tone: 'label' as const,
    })),
  ],
  table: { columns: [], rows: [] },
});
