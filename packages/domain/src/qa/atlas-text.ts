import { inMetres, isAscending } from './profile';
import { QA_SETTINGS } from './settings';

const LIMITS = QA_SETTINGS.reader;

/** A text that ATLAS exported: header, names of the columns, and the columns. */
export interface AtlasText {
  /** Lines of the header: what stands before the first "=", and after it. */
  header: readonly (readonly [name: string, value: string])[];
  /** Names after `range`, as the file has them; there may be more names than columns. */
  names: readonly string[];
  /** m. */
  ranges: readonly number[];
  /** Without the range. */
  columns: readonly (readonly number[])[];
}

export type AtlasReading = { text: AtlasText } | { problem: string };

/** Lines of a text, without splitting it as a whole: a hostile one may be a single line of 2 MB, or a million lines. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
  }
}

/** Columns are separated by commas, in other versions by spaces. */
const cells = (line: string) => line.split(line.includes(',') ? ',' : /\s+/);

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,4})?$/i;
/** Smaller numbers are not exact any more, and no signal. */
const SMALLEST = 2 ** -1022;

/** A decimal number, as ATLAS writes them; `NaN` for anything else, such as `0x10`. */
export function decimalIn(cell: string): number {
  const text = cell.trim();
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) < SMALLEST ? 0 : value;
}

class Problem extends Error {}

/** Reads the numbers of a line into the columns; the first line decides how many there are. */
function readRow(line: string, columns: number[][]) {
  const values = cells(line.trim()).map(decimalIn);
  if (columns.length === 0) {
    if (values.length < 2 || values.length > LIMITS.maxColumns)
      throw new Problem('It has too few or too many columns.');
    columns.push(...values.map(() => []));
  }
  if (values.length !== columns.length) throw new Problem('Its lines have different numbers of columns.');
  if (!values.every(Number.isFinite)) throw new Problem('It holds something that is not a number.');
  values.forEach((value, index) => columns[index]?.push(value));
  if ((columns[0]?.length ?? 0) > LIMITS.maxRows) throw new Problem('It has too many lines.');
}

const HEADING = /^range\b/i;

function readLines(text: string) {
  const header: [string, string][] = [];
  const columns: number[][] = [];
  let names: string[] | undefined;
  for (const line of linesOf(text)) {
    if (line.length > LIMITS.maxLine) throw new Problem('A line of it is too long.');
    if (names) {
      if (line.trim() !== '') readRow(line, columns);
      continue;
    }
    if (HEADING.test(line))
      names = cells(line)
        .slice(1)
        .map((name) => name.trim());
    else header.push(headerLine(line));
    if (header.length > LIMITS.maxHeaderLines) break;
  }
  if (!names) throw new Problem('It has no line with the names of the columns.');
  return { header, names, columns };
}

function headerLine(line: string): [string, string] {
  const at = line.indexOf('=');
  return at === -1 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** What any text says before its table, if it has one. */
export interface TextHead {
  header: AtlasText['header'];
  /** Whether it looks like an export of ATLAS, whatever its name is. */
  isExport: boolean;
}

const TABLE = /^\uFEFF?\s*range\s*,/i;

/** Reads the beginning of any text: an export under another name, or a configuration file. */
export function readHead(text: string): TextHead {
  const header: [string, string][] = [];
  for (const whole of linesOf(text)) {
    const line = whole.slice(0, LIMITS.maxLine);
    if (TABLE.test(line)) return { header, isExport: true };
    header.push(headerLine(line));
    if (header.length >= LIMITS.maxHeadLines) break;
  }
  return { header, isExport: header.some(([name]) => name.toLowerCase() === 'station id') };
}

/** Reads a text that ATLAS exported. The work is proportional to its length, whatever it holds. */
export function readAtlasText(text: string): AtlasReading {
  if (text.length > LIMITS.maxText) return { problem: 'It is too long.' };
  try {
    const { header, names, columns } = readLines(text);
    const [range = [], ...others] = columns;
    if (range.length < LIMITS.minBins) return { problem: `It has fewer than ${LIMITS.minBins} bins.` };
    const ranges = inMetres(range);
    // After the rounding to mm, which makes ranges that differ by less the same.
    if (!isAscending(ranges)) return { problem: 'Its ranges do not ascend.' };
    return { text: { header, names, ranges, columns: others } };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}
