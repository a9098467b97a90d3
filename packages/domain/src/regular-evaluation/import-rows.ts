import { DAYS } from '../limits/limits';
import { byCode } from '../types/type-item';
import { MS_PER_DAY, type Day } from '../time/day';
import { INDICATORS, type Indicator, type IndicatorCode } from './indicator';
import type { IndicatorImport, IndicatorRow } from './regular-evaluation';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { maxErrors: MAX_ERRORS } = REGULAR_EVALUATION_SETTINGS;

/** Larger counts are typing errors. */
const MAX_VALUE = 1_000_000_000;

/** A row with its number in what was sent; a number that was not given is `null`, one that cannot be read `NaN`. */
export interface NumberedRow extends Omit<IndicatorRow, 'value'> {
  row: number;
  value: number | null;
}

export type RowError = IndicatorImport['errors'][number];

/** A figure that can be stored. */
export interface AcceptedRow {
  /** As it is registered. */
  acronym: string;
  period: string;
  code: Indicator['code'];
  value: number;
  numerator: number | null;
  denominator: number | null;
}

interface Known {
  /** Acronyms of all registered facilities, archived ones included, by their small letters. */
  acronyms: ReadonlyMap<string, string>;
  today: Day;
}

const PERIOD = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u;
/** A share is often rounded to two decimals. */
const TOLERANCE = 0.005;
/** Fractions of decimals are not exact. */
const EXACT = 1e-9;

type Problem = readonly [field: keyof IndicatorRow, message: string];

/** The facility that an acronym means, however it is written. */
const facilityOf = ({ acronym }: Pick<NumberedRow, 'acronym'>, { acronyms }: Known) =>
  acronyms.get(acronym.trim().toLowerCase());

function periodProblem(period: string, today: Day): string | undefined {
  if (!PERIOD.test(period)) return 'Must be a year or a month, yyyy or yyyy-mm';
  if (period > today.slice(0, period.length)) return 'Must not be in the future';
  return period < DAYS.first.slice(0, period.length) ? `Must be ${DAYS.first.slice(0, 4)} or later` : undefined;
}

function indicatorProblem(indicator: Indicator | null): string | undefined {
  if (indicator === null) return 'There is no such indicator';
  return indicator.source === 'portal' ? 'The portal itself computes this indicator' : undefined;
}

const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 0;

function numberProblem(value: number | null): string | undefined {
  if (value === null) return undefined;
  if (!Number.isFinite(value)) return 'Must be a number';
  return value < 0 ? 'Must not be negative' : undefined;
}

function fractionProblems({ numerator, denominator, indicator, period }: NumberedRow): Problem[] {
  const own: Problem[] = (
    [
      ['numerator', numberProblem(numerator)],
      ['denominator', numberProblem(denominator)],
    ] as const
  ).flatMap(([field, message]) => (message === undefined ? [] : [[field, message] as const]));
  if (own.length > 0) return own;
  if (numerator === null && denominator !== null) return [['numerator', 'Must be given with the denominator']];
  if (numerator !== null && denominator === null) return [['denominator', 'Must be given with the numerator']];
  if (numerator === null || denominator === null) return [];
  if (numerator > denominator) return [['numerator', 'Must not be more than the denominator']];
  const days = daysOf(period.trim());
  return indicator.trim() === 'level1_days' && days !== null && denominator > days
    ? [['denominator', `Must be at most ${days}, the days of the period`]]
    : [];
}

function shareProblem(value: number, { numerator, denominator }: NumberedRow): string | undefined {
  if (value > 1) return 'Must be a share between 0 and 1';
  if (!isNumber(numerator) || !isNumber(denominator) || numerator > denominator) return undefined;
  if (denominator === 0) return 'A share of nothing cannot be stated';
  return Math.abs(value - numerator / denominator) > TOLERANCE + EXACT
    ? 'Must be the numerator divided by the denominator'
    : undefined;
}

/** The days of a year or a month; `null` for a period that is none. */
function daysOf(period: string): number | null {
  if (!PERIOD.test(period)) return null;
  const [year = 0, month] = period.split('-').map(Number);
  const first = Date.UTC(year, (month ?? 1) - 1, 1);
  const next = month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
  return (next - first) / MS_PER_DAY;
}

function countProblem(value: number, { numerator, period }: NumberedRow, code: IndicatorCode): string | undefined {
  if (!Number.isInteger(value)) return 'Must be a whole number';
  if (value > MAX_VALUE) return `Must be at most ${MAX_VALUE}`;
  const days = daysOf(period.trim());
  if (code === 'level1_days' && days !== null && value > days) return `Must be at most ${days}, the days of the period`;
  return isNumber(numerator) && numerator !== value ? 'Must be the numerator' : undefined;
}

function valueProblem(row: NumberedRow, indicator: Indicator | null): string | undefined {
  const { value } = row;
  if (value === null) return 'Must be a number';
  const problem = numberProblem(value);
  if (problem !== undefined || indicator === null) return problem;
  return indicator.unit === 'share' ? shareProblem(value, row) : countProblem(value, row, indicator.code);
}

const indicatorIn = ({ indicator }: Pick<NumberedRow, 'indicator'>): Indicator | null =>
  byCode<Indicator>(INDICATORS, indicator.trim());

function problemsOf(row: NumberedRow, known: Known): Problem[] {
  const indicator = indicatorIn(row);
  const single: [keyof IndicatorRow, string | undefined][] = [
    ['acronym', facilityOf(row, known) === undefined ? 'No facility with this acronym is registered' : undefined],
    ['period', periodProblem(row.period.trim(), known.today)],
    ['indicator', indicatorProblem(indicator)],
    ['value', valueProblem(row, indicator)],
  ];
  return [
    ...single.flatMap(([field, message]): Problem[] => (message === undefined ? [] : [[field, message]])),
    ...fractionProblems(row),
  ];
}

const keyOf = ({ acronym, period, indicator }: NumberedRow): string =>
  [acronym.trim().toLowerCase(), period.trim(), indicator.trim()].join(' ');

/**
 * The figures that rows mean, in their order, or what is wrong with rows. Nothing is imported unless every row is right.
 */
export function checkIndicatorRows(
  rows: readonly NumberedRow[],
  known: Known,
): { accepted: AcceptedRow[]; errors: RowError[] } {
  const accepted: AcceptedRow[] = [];
  const errors: RowError[] = [];
  const first = new Map<string, number>();
  for (const each of rows) {
    const { row, period, value, numerator, denominator } = each;
    const problems = problemsOf(each, known);
    errors.push(...problems.map(([field, message]) => ({ row, field, message })));
    const earlier = first.get(keyOf(each));
    if (earlier === undefined) first.set(keyOf(each), row);
    else errors.push({ row, field: null, message: `The same facility, period and indicator as in row ${earlier}` });
    const [acronym, indicator] = [facilityOf(each, known), indicatorIn(each)];
    if (problems.length === 0 && acronym !== undefined && indicator !== null && value !== null)
      accepted.push({ acronym, period: period.trim(), code: indicator.code, value, numerator, denominator });
  }
  return { accepted: errors.length > 0 ? [] : accepted, errors };
}

/** The errors that an answer lists: the first ones, and one that says how many more there are. */
export function listedErrors(errors: readonly RowError[]): RowError[] {
  const further = errors[MAX_ERRORS];
  if (further === undefined) return [...errors];
  const message = `${errors.length - MAX_ERRORS} more errors from this row on are not listed`;
  return [...errors.slice(0, MAX_ERRORS), { row: further.row, field: null, message }];
}
