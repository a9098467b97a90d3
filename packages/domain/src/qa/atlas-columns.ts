import { MS_PER_HOUR } from '../time/day';
import { decimalIn, type AtlasText } from './atlas-text';
import type { OpticsParameters } from './polarisation-calibration';
import type { RayleighFit, Window } from './rayleigh-fit';
import { QA_SETTINGS } from './settings';
import type { Sector, Telecover } from './telecover';

/** The value of the header line whose name contains a text. */
const headerOf = ({ header }: AtlasText, part: string): string | undefined =>
  header.find(([name]) => name.toLowerCase().includes(part))?.[1];

const numbersIn = (value: string): number[] =>
  value
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map(decimalIn);

/** The names of the columns of a telecover: N1, E1, … or I1, O1, …, or in words. */
const SECTORS = {
  quadrants: /^(?:[NESW]|north|east|south|west)\d*$/i,
  rings: /^(?:[IO]|inner|outer)\d*$/i,
};

/** The letter of a sector in the name of its column: `N1` → `N`. */
const letterOf = (name: string) => /^[A-Za-z]/.exec(name)?.[0]?.toUpperCase() ?? '';

/**
 * The letters of the columns. With several iterations the header names each (N1, E1, … N2, …), and the columns are the
 * averages of the sectors and perhaps a repeated one: then the letters are those of one iteration, and the first again.
 */
function lettersOf({ names, columns }: AtlasText): readonly string[] | null {
  const letters = names.map(letterOf);
  if (letters.length === columns.length) return letters;
  const sectors = [...new Set(letters)];
  const extra = letterOf(names.at(-1) ?? '');
  if (columns.length === sectors.length) return sectors;
  return columns.length === sectors.length + 1 ? [...sectors, extra] : null;
}

const averaged = (columns: readonly (readonly number[])[]): readonly number[] =>
  (columns[0] ?? []).map(
    (_value, index) => columns.reduce((sum, column) => sum + (column[index] ?? 0), 0) / columns.length,
  );

/** The sectors of a telecover, of one kind or of any; `null` if header and columns do not fit together, or are of another test. */
export function telecoverOf(text: AtlasText, kind?: keyof typeof SECTORS): Telecover | null {
  const kinds = kind ? [SECTORS[kind]] : Object.values(SECTORS);
  if (!kinds.some((sector) => text.names.every((name) => sector.test(name)))) return null;
  const letters = lettersOf(text);
  if (!letters || letters.includes('')) return null;
  const codes = [...new Set(letters)];
  const last = letters.at(-1) ?? '';
  const countOf = (code: string) => letters.filter((letter) => letter === code).length;
  // One sector more than the others: the last column is the repetition of it.
  const isRepeated = codes.every((code) => countOf(code) === countOf(last) - (code === last ? 0 : 1));
  const measured = isRepeated && codes.length > 1 ? letters.slice(0, -1) : letters;
  const sectors = codes.map((code): Sector => {
    const columns = text.columns.filter((_column, index) => measured[index] === code);
    return { code, values: averaged(columns) };
  });
  const repeated = measured === letters ? null : { code: last, values: text.columns.at(-1) ?? [] };
  return { ranges: text.ranges, sectors, repeated };
}

const DATE = /(\d{2})\.(\d{2})\.(\d{4}),\s*(\d{2}):(\d{2})\s*UT/;

/** A moment such as `12.06.2026, 21:30UTC` in a value of a header, in epoch milliseconds. */
function momentIn(value: string | undefined): number | null {
  const found = DATE.exec(value ?? '');
  if (!found) return null;
  const [, day, month, year, hour, minute] = found;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(moment) ? null : moment;
}

/** The window of the fit in the header, which is in km as the ranges of the file are. */
function windowOf(text: AtlasText): Window | null {
  const [from = Number.NaN, to = Number.NaN] = numbersIn(headerOf(text, 'rayleigh height limits') ?? '');
  if (!(from < to)) return null;
  const metres = to <= QA_SETTINGS.reader.kilometresBelow ? 1000 : 1;
  return { from: from * metres, to: to * metres };
}

function radiosondeHours(text: AtlasText): number | null {
  const [measured, launched] = [
    momentIn(headerOf(text, 'date of measurement')),
    momentIn(headerOf(text, 'date of radiosonde')),
  ];
  return measured === null || launched === null ? null : Math.abs(measured - launched) / MS_PER_HOUR;
}

/** The profiles of a Rayleigh fit; `null` if the text is of another test. */
export function rayleighOf(text: AtlasText): RayleighFit | null {
  const at = (name: string) => text.columns[text.names.findIndex((each) => each.toLowerCase().includes(name))];
  const [molecular, signal] = [at('attnrayleighbsc'), at('rangecorrectedsignal')];
  if (!molecular || !signal) return null;
  return { ranges: text.ranges, molecular, signal, window: windowOf(text), radiosondeHours: radiosondeHours(text) };
}

/** The signals of a polarisation calibration, in the order of their columns, and the parameters of the optics. */
export interface PolarisationText {
  ranges: readonly number[];
  /** The two signals at +45°, at −45° and of the Rayleigh measurement; the file does not say reliably which is which. */
  pairs: { plus: Pair | null; minus: Pair | null; molecular: Pair | null };
  optics: OpticsParameters | null;
}
export type Pair = readonly [first: readonly number[], second: readonly number[]];

function opticsOf(text: AtlasText): OpticsParameters | null {
  const [g_r, g_t, h_r, h_t, k, ...more] = numbersIn(headerOf(text, 'gr, gt, hr, ht, k') ?? '');
  if (g_r === undefined || g_t === undefined || h_r === undefined || h_t === undefined || k === undefined) return null;
  return more.length > 0 || ![g_r, g_t, h_r, h_t, k].every(Number.isFinite) ? null : { g_r, g_t, h_r, h_t, k };
}

/** The signals of a polarisation calibration; `null` if the text is of another test. */
export function polarisationOf(text: AtlasText): PolarisationText | null {
  const pairOf = (suffix: string): Pair | null => {
    const [first, second] = text.names.flatMap((name, index) => {
      const column = text.columns[index];
      return column && name.toLowerCase().endsWith(suffix) ? [column] : [];
    });
    return first && second ? [first, second] : null;
  };
  const pairs = { plus: pairOf('plus45'), minus: pairOf('minus45'), molecular: pairOf('rayleigh') };
  if (Object.values(pairs).every((pair) => pair === null)) return null;
  return { ranges: text.ranges, pairs, optics: opticsOf(text) };
}
