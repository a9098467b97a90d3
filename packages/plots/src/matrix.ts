import { sharesInWords } from '@portal/domain';
import type { ComplianceCode, NotCompliantShares } from '@portal/domain';
import { scaleBand } from 'd3-scale';
import { MESSAGES } from './messages';
import { box, fitting, wrapped } from './scene';
import type { Mark, Scene, Tone } from './scene';

const { matrix: WORDS } = MESSAGES;

const HEAD = 22;
/** Height of a row with one line. */
const ROW = 26;
const LINE = 13;
const BASE = 16;
const LEAST_NAME = 96;
const NAME_SHARE = 0.24;
const NAME_GAP = 4;

/** The compliance of one aspect of one instrument. */
export interface MatrixCell {
  code: ComplianceCode | null;
  /** The compliance as shown in the cell. */
  words: string;
}

/** An instrument with its cells in the order of the columns; a cell is `undefined` if the aspect does not apply. */
export interface MatrixRow {
  name: string;
  cells: readonly (MatrixCell | undefined)[];
}

export interface MatrixFacts {
  columns: readonly string[];
  rows: readonly MatrixRow[];
  /** How much is not compliant, as the page of the decision counts it. */
  shares: NotCompliantShares;
}

const TONE_OF: Readonly<Record<ComplianceCode, Tone>> = { yes: 'good', partially: 'fair', no: 'poor' };

/** The compliance of every instrument by aspect, shown in words and by the lightness of each cell. */
export function matrixScene({ columns, rows, shares }: MatrixFacts, width: number): Scene | undefined {
  if (rows.length === 0) return undefined;
  const nameWidth = Math.max(LEAST_NAME, width * NAME_SHARE);
  const x = scaleBand<number>(
    columns.map((_column, index) => index),
    [nameWidth, width],
  ).paddingInner(0.03);
  const left = (column: number) => x(column) ?? 0;
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? [])).length;
  // Compliances are wrapped, not truncated, and all rows have the height of the tallest.
  const linesOf = (words: string) => wrapped(words, x.bandwidth());
  const shown = rows.flatMap((row) => columns.map((_column, at) => row.cells[at]?.words ?? MESSAGES.notApplicable));
  const most = Math.max(1, ...shown.map((words) => linesOf(words).length));
  const height = ROW + (most - 1) * LINE;
  const cellMarks = (row: MatrixRow, top: number): Mark[] =>
    columns.flatMap((_column, column) => {
      const cell = row.cells[column];
      const lines = linesOf(cell?.words ?? MESSAGES.notApplicable);
      const first = top + BASE + ((most - lines.length) * LINE) / 2;
      const ground = cell && {
        kind: 'area' as const,
        d: box(left(column), top, x.bandwidth(), height - 2),
        tone: cell.code === null ? ('missing' as const) : TONE_OF[cell.code],
      };
      return [
        ...(ground ? [ground] : []),
        ...lines.map((text, index): Mark => ({
          kind: 'text',
          x: left(column) + x.bandwidth() / 2,
          y: first + index * LINE,
          text,
          tone: cell ? 'label' : 'soft',
          anchor: 'middle',
        })),
      ];
    });
  return {
    width,
    height: HEAD + rows.length * height,
    title: WORDS.title,
    description: WORDS.description(sharesInWords(shares), shares.aspects.of > cells),
    marks: [
      ...columns.map((column, index): Mark => ({
        kind: 'text',
        x: left(index) + x.bandwidth() / 2,
        y: 14,
        text: fitting(column, x.bandwidth()),
        tone: 'soft',
        anchor: 'middle',
      })),
      ...rows.flatMap((row, index): Mark[] => [
        {
          kind: 'text',
          x: 0,
          y: HEAD + index * height + BASE + ((most - 1) * LINE) / 2,
          text: fitting(row.name, nameWidth),
          tone: 'label',
          room: nameWidth - NAME_GAP,
        },
        ...cellMarks(row, HEAD + index * height),
      ]),
    ],
    table: {
      columns: [WORDS.instrument, ...columns],
      rows: rows.map(({ name, cells: own }) => [
        name,
        ...columns.map((_column, at) => own[at]?.words ?? MESSAGES.notApplicable),
      ]),
    },
  };
}
