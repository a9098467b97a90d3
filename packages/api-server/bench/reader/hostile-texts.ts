/** Characters of the largest text that the portal reads. */
export const MAX_LENGTH = 2 * 1024 * 1024;

/** A text that was made to trouble a reader. */
export interface HostileText {
  what: string;
  text: string;
}

const HEADING = 'range, N1, E1, S1, W1, N2';
const ROW = '0.0075,1,1,1,1,1';

/** A text of the full length, of one piece again and again. */
const full = (piece: string, begin = '', end = '') =>
  begin + piece.repeat(Math.floor((MAX_LENGTH - begin.length - end.length) / piece.length)) + end;

/** Rows with ascending ranges, until the length is full. */
function rows(begin: string, rowOf: (index: number) => string, most = Number.POSITIVE_INFINITY): string {
  const lines = [begin];
  for (let length = begin.length, index = 1; index <= most; index += 1) {
    const row = rowOf(index);
    length += row.length + 1;
    if (length > MAX_LENGTH) break;
    lines.push(row);
  }
  return lines.join('\n');
}

const FIT = 'range, attnRayleighBSC, RangeCorrectedSignal';
const OPTICS = `GR, GT, HR, HT, K = ${'9 '.repeat(1900)}`;
const MOMENT = 'date of measurement, time = ';

/** Each kind of trouble once, most of them as long as a text may be. */
export const FIXED: readonly HostileText[] = [
  { what: 'nothing', text: '' },
  { what: 'one character', text: full('x') },
  { what: 'line feeds', text: full('\n') },
  { what: 'carriage returns', text: full('\r') },
  { what: 'carriage returns and line feeds', text: full('\r\n') },
  { what: 'lines behind a heading that end with a carriage return only', text: full(`${ROW}\r`, `${HEADING}\r`) },
  { what: 'spaces', text: full(' ') },
  { what: 'tabs behind a heading', text: full('\t', `${HEADING}\n`) },
  { what: 'NUL', text: full('\0') },
  { what: 'NUL behind a heading', text: full('\0', `${HEADING}\n`) },
  { what: 'commas', text: full(',') },
  { what: 'commas behind a heading', text: full(',,,,\n', `${HEADING}\n`) },
  { what: 'line feeds behind a heading', text: full('\n', `${HEADING}\n`) },
  { what: 'quotes that are not closed', text: full('"', `${HEADING}\n"`) },
  { what: 'quoted commas', text: full('"1,2",', `${HEADING}\n`) },
  { what: 'headings', text: full(`${HEADING}\n`) },
  { what: 'equals signs', text: full('=') },
  { what: 'lines of the header', text: full('a = b\n') },
  { what: 'one row again and again', text: full(`${ROW}\n`, `${HEADING}\n`) },
  { what: 'a digit without end', text: full('1', `${HEADING}\n`) },
  { what: 'many columns', text: full('1,', 'range,', '\n') },
  { what: 'forty columns', text: rows(`range${', N'.repeat(39)}`, (index) => `${index}${',1'.repeat(39)}`) },
  { what: 'as many names as a line holds', text: rows(`range${',N'.repeat(1990)}`, (index) => `${index},1,1,1,1`) },
  { what: 'more rows than a profile has', text: rows('range, N1', (index) => `${index},1`) },
  { what: 'as many rows as a profile has', text: rows(HEADING, (index) => `${index},1,2,3,4,5`, 40_000) },
  { what: 'all rows within one window', text: rows(FIT, (index) => `${6000 + index / 100},${index},1`, 40_000) },
  { what: 'all rows within a millimetre', text: rows(HEADING, (index) => `${index}e-12,1,1,1,1,1`, 40_000) },
  { what: 'huge numbers', text: rows(HEADING, (index) => `${index}e300,1e308,-1e308,1e308,-1e308,1e308`) },
  { what: 'tiny numbers', text: rows(HEADING, (index) => `${index}e-320,1e-320,0,0,0,-0`) },
  { what: 'more than a number holds', text: rows(HEADING, (index) => `${index},1e999,1,1,1,1`) },
  { what: 'digits of other scripts', text: rows(HEADING, () => '٠٫٠٠٧٥,١,١,١,١,١') },
  { what: 'mathematical digits', text: rows(HEADING, () => '𝟎.𝟎𝟎𝟕𝟓,𝟏,𝟏,𝟏,𝟏,𝟏') },
  { what: 'halves of pairs of code units', text: full('\uD800') },
  { what: 'spaces of other scripts', text: full(' ', `${HEADING}\n`) },
  { what: 'hexadecimal numbers', text: rows(HEADING, (index) => `0x${index.toString(16)},0b1,0o7,1,1,1`) },
  {
    what: 'optics without end',
    text: rows(`${OPTICS}\nrange, ITplus45, IRplus45, ITminus45, IRminus45`, (at) => `${at},1,2,3,4`),
  },
  {
    what: 'a moment that never comes',
    text: rows(`${MOMENT}${'11.11.1111,          '.repeat(190)}\n${FIT}`, (at) => `${at},1,1`),
  },
  { what: 'dots and digits', text: rows(`${MOMENT}${'1.'.repeat(1900)}\n${FIT}`, (at) => `${at},1,1`) },
  {
    what: 'a window without end',
    text: rows(`rayleigh height limits = -Infinity Infinity\n${FIT}`, (at) => `${at},1,1`),
  },
  {
    what: 'names of what every object has',
    text: rows('range, __proto__, constructor, toString', (at) => `${at},1,1,1`),
  },
  { what: 'markup', text: full('<script>alert(1)</script>', `${HEADING}\n`) },
];

/** Pieces that the random texts are made of. */
const PIECES = [
  HEADING,
  FIT,
  'range',
  'RANGE\t',
  ROW,
  '\n',
  '\r',
  '\r\n',
  ',',
  ',,',
  ' ',
  '\t',
  '\0',
  '"',
  '=',
  '1e308',
  '-1e-320',
  'NaN',
  'Infinity',
  '0x1F',
  '１２',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '11.11.1111, 11:11UTC',
  'GR, GT, HR, HT, K = ',
  'lower and upper Rayleigh height limits = 6.0, 8.0',
  'date of radiosonde = ',
];

/** Constants of the generator that the tables of signals use too. */
const [FACTOR, ADDEND, MODULUS] = [1_103_515_245, 12_345, 2 ** 31];

/** A source of numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = (state * BigInt(FACTOR) + BigInt(ADDEND)) % BigInt(MODULUS);
    return Number(state) / MODULUS;
  };
}

/** A text of random pieces, each repeated at random, some behind a heading and some rows that could be a profile. */
export function randomText(seed: number): string {
  const random = seeded(seed);
  const parts: string[] = random() < 0.5 ? [`${HEADING}\n`] : [];
  const count = 1 + Math.floor(random() * 60);
  for (let part = 0; part < count; part += 1) {
    const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
    parts.push(random() < 0.1 ? piece.repeat(Math.floor(random() * 2000)) : piece);
    if (random() < 0.2)
      parts.push(rows('', (index) => `\n${part * 1000 + index},1,1,1,1,1`, Math.floor(random() * 200)));
    if (random() < 0.5) parts.push('\n');
  }
  return parts.join('').slice(0, MAX_LENGTH);
}
