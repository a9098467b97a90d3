import type { DatedCalibration } from '../qa/photometer-calibration';
import { isAway, lastUsable } from '../qa/photometer-calibration';
import { photometerRow, type Light } from '../qa/light';
import { addDays, type Day } from '../time/day';
import { isDownOn, type Downtime } from './downtime';
import {
  INDICATORS,
  misses,
  type Indicator,
  type IndicatorCode,
  type IndicatorFigure,
  type PortalIndicatorCode,
} from './indicator';
import { configurationsOn, daysFrom, isInOperation, testsOnTime, type RecordedLidar } from './past-tests';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { amber: AMBER, downtime: DOWNTIME, answerDays: ANSWER_DAYS } = REGULAR_EVALUATION_SETTINGS;

/** The records of a photometer. */
export interface RecordedPhotometer {
  isOperational: boolean;
  madeOn: Day;
  calibrations: readonly DatedCalibration[];
  downtimes: readonly Downtime[];
}

/** A question of the centre to a facility. */
export interface RecordedQuestion {
  askedOn: Day;
  /** `null` while it is not answered. */
  answeredOn: Day | null;
  /** The day on which the request ended, after which no answer is expected; `null` while it is open. */
  endedOn: Day | null;
}

/** An imported figure of a facility. */
export interface ImportedFigure {
  code: IndicatorCode;
  /** `yyyy` or `yyyy-mm`. */
  period: string;
  value: number;
  numerator: number | null;
  denominator: number | null;
  /** Epoch seconds. */
  imported_at: number;
}

/** Everything that the indicators of a facility follow from. */
export interface FacilityRecords {
  /** The day on which the quality assurance of the facility began; `null` before it. */
  begunOn: Day | null;
  lidars: readonly RecordedLidar[];
  photometers: readonly RecordedPhotometer[];
  questions: readonly RecordedQuestion[];
  imported: readonly ImportedFigure[];
}

interface Counted {
  numerator: number;
  denominator: number;
}

const sum = (counted: readonly Counted[]): Counted => ({
  numerator: counted.reduce((total, { numerator }) => total + numerator, 0),
  denominator: counted.reduce((total, { denominator }) => total + denominator, 0),
});

const count = (days: readonly Day[], holds: (on: Day) => boolean): Counted => ({
  numerator: days.filter(holds).length,
  denominator: days.length,
});

const configurationApproved = (lidar: RecordedLidar, days: readonly Day[]): Counted =>
  count(
    days.filter((on) => isInOperation(lidar, on)),
    (on) => configurationsOn(lidar.configurations, on).some(({ status }) => status === 'approved'),
  );

/** Days on its way or at a calibration centre are not days in operation. */
function photometerCalibrated(photometer: RecordedPhotometer, begunOn: Day | null, days: readonly Day[]): Counted {
  const { calibrations, downtimes, isOperational, madeOn } = photometer;
  const transports = calibrations.map(({ days: ofCalibration }) => ofCalibration);
  const inOperation = days.filter(
    (on) => isOperational && madeOn <= on && !isDownOn(downtimes, on) && !isAway(transports, on),
  );
  return count(inOperation, (on) => {
    const last = lastUsable(calibrations, on);
    const calibratedOn = last?.days.calibrated ?? null;
    if (calibratedOn === null) return false;
    const book = { calibratedOn, validUntil: last?.validUntil ?? null, isAway: false, isOutOfService: false, begunOn };
    return photometerRow(book, on).light !== 'red';
  });
}

const downtime = (instrument: RecordedLidar | RecordedPhotometer, days: readonly Day[]): Counted =>
  instrument.isOperational
    ? count(
        days.filter((on) => instrument.madeOn <= on),
        (on) => isDownOn(instrument.downtimes, on),
      )
    : { numerator: 0, denominator: 0 };

/** Questions whose last day lies in the period; a request that ended before it needs no answer. */
function answeredInTime(questions: readonly RecordedQuestion[], from: Day, to: Day): Counted {
  const due = questions
    .map((question) => ({ ...question, due: addDays(question.askedOn, ANSWER_DAYS) }))
    .filter(
      ({ due: last, answeredOn, endedOn }) =>
        last >= from && last <= to && (answeredOn !== null || endedOn === null || endedOn > last),
    );
  return {
    numerator: due.filter(({ answeredOn, due: last }) => answeredOn !== null && answeredOn <= last).length,
    denominator: due.length,
  };
}

type Value = Pick<IndicatorFigure, 'value' | 'numerator' | 'denominator' | 'imported_at' | 'months'>;

const NOTHING: Value = { value: null, numerator: null, denominator: null, imported_at: null };

/** A share of nothing is none. */
const toShare = ({ numerator, denominator }: Counted): Value =>
  denominator === 0 ? NOTHING : { value: numerator / denominator, numerator, denominator, imported_at: null };

const total = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0);

const mean = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length;

/** Months as one figure: of shares and of counts the sums, and of shares without them the mean. */
function ofMonths({ unit }: Pick<Indicator, 'unit'>, months: readonly ImportedFigure[]): Value {
  const numerator = total(months.map((month) => month.numerator));
  const denominator = total(months.map((month) => month.denominator));
  const values = months.map(({ value }) => value);
  const share = numerator !== null && denominator !== null && denominator > 0 ? numerator / denominator : mean(values);
  return {
    value: unit === 'count' ? values.reduce((all, value) => all + value, 0) : share,
    numerator,
    denominator,
    imported_at: Math.max(...months.map(({ imported_at }) => imported_at)),
  };
}

/** The calendar months of a period, begun ones included. */
function monthsOf({ from, to }: { from: Day; to: Day }): number {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (last ?? 0) - (first ?? 0) + 1;
}

/**
 * The figure of the year of a period, or else its months within the period as one, with how many there are if some
 * are missing; a share without figures has none.
 */
export function importedValue(
  indicator: Pick<Indicator, 'code' | 'unit'>,
  imported: readonly ImportedFigure[],
  { from, to }: { from: Day; to: Day },
): Value {
  const own = imported.filter(({ code }) => code === indicator.code);
  const year = own.find(({ period }) => period === to.slice(0, 4));
  if (year) {
    const { value, numerator, denominator, imported_at } = year;
    return { value, numerator, denominator, imported_at };
  }
  const months = own.filter(
    ({ period }) => period.length === 7 && period >= from.slice(0, 7) && period <= to.slice(0, 7),
  );
  if (months.length === 0) return NOTHING;
  const all = monthsOf({ from, to });
  const isWhole = months.length >= all;
  return { ...ofMonths(indicator, months), ...(isWhole ? {} : { months: { given: months.length, all } }) };
}

/** The light of a figure: amber if it misses its target, red if by much. */
export function lightOfIndicator(
  { target, isLowGood }: Pick<Indicator, 'target' | 'isLowGood'>,
  value: number | null,
): Light {
  if (value === null || target === null) return 'grey';
  const aim = { target, isLowGood };
  if (!misses(value, aim)) return 'green';
  return misses(value, aim, isLowGood ? DOWNTIME.red - DOWNTIME.amber : AMBER) ? 'red' : 'amber';
}

/** The indicators of a facility over the days from one to another, in the order of the list. */
export function indicatorFigures(records: FacilityRecords, from: Day, to: Day): IndicatorFigure[] {
  const { begunOn, lidars, photometers, questions, imported } = records;
  const days = daysFrom(from, to);
  const begun = days.filter((on) => begunOn !== null && begunOn <= on);
  const values: Record<PortalIndicatorCode, Value> = {
    tests_on_time: toShare(sum(lidars.map((lidar) => testsOnTime(lidar, begunOn, days)))),
    configuration_approved: toShare(sum(lidars.map((lidar) => configurationApproved(lidar, begun)))),
    photometer_calibrated: toShare(sum(photometers.map((each) => photometerCalibrated(each, begunOn, begun)))),
    downtime: toShare(sum([...lidars, ...photometers].map((instrument) => downtime(instrument, begun)))),
    answered_in_time: toShare(answeredInTime(questions, from, to)),
  };
  return INDICATORS.map((indicator) => {
    const { code, target } = indicator;
    const figure =
      indicator.source === 'portal' ? values[indicator.code] : importedValue(indicator, imported, { from, to });
    return { code, ...figure, target, light: lightOfIndicator(indicator, figure.value) };
  });
}
