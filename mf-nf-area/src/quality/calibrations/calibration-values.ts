import type { CalibrationCheck, PhotometerCalibration, PhotometerCalibrationInput } from '@portal/domain';
import {
  CALIBRATION_CHECKS,
  CALIBRATION_DAY_FIELDS,
  calibrationProblem,
  day,
  isDay,
  photometerCalibrationSchema,
  problems,
  USUAL_WAVELENGTHS,
} from '@portal/domain';
import { nestedErrors } from '../nested-errors';

type DayField = (typeof CALIBRATION_DAY_FIELDS)[number];
export const FIGURES = ['v0', 'u_percent', 'shift_percent'] as const;

/** The values of a channel as typed. */
export type ChannelTexts = Record<'nm' | (typeof FIGURES)[number], string>;

export interface CalibrationValues extends Record<DayField, string> {
  instrument_number: string;
  centre: string;
  network_project_id: string;
  kind: string;
  channels: ChannelTexts[];
  checks: Record<CalibrationCheck, string>;
  result: string;
  valid_until: string;
}

const typed = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export const emptyChannel = (nm: number | null = null): ChannelTexts => ({
  nm: typed(nm),
  v0: '',
  u_percent: '',
  shift_percent: '',
});

const channelTexts = ({ nm, ...figures }: PhotometerCalibration['channels'][number]): ChannelTexts => ({
  nm: typed(nm),
  v0: typed(figures.v0),
  u_percent: typed(figures.u_percent),
  shift_percent: typed(figures.shift_percent),
});

const NOT_CHECKED = Object.fromEntries(CALIBRATION_CHECKS.map((name) => [name, 'not_checked'])) as Record<
  CalibrationCheck,
  string
>;

/** The values of a saved calibration, or of a new one of the same instrument as the last. */
export function calibrationValues(
  saved: PhotometerCalibration | null,
  last: PhotometerCalibration | undefined,
): CalibrationValues {
  const like = saved ?? last;
  const days = Object.fromEntries(CALIBRATION_DAY_FIELDS.map((name) => [name, day(saved?.[name] ?? null) ?? '']));
  const wavelengths = like?.channels.map(({ nm }) => nm) ?? [];
  return {
    ...(days as Record<DayField, string>),
    instrument_number: like?.instrument_number ?? '',
    centre: like?.centre ?? '',
    network_project_id: like?.network_project_id ?? '',
    kind: saved?.kind ?? '',
    channels: saved
      ? saved.channels.map(channelTexts)
      : (wavelengths.length > 0 ? wavelengths : USUAL_WAVELENGTHS).map((nm) => emptyChannel(nm)),
    checks: { ...NOT_CHECKED, ...saved?.checks },
    result: saved?.result ?? '',
    valid_until: day(saved?.valid_until ?? null) ?? '',
  };
}

const isFilled = (channel: ChannelTexts) => FIGURES.some((name) => channel[name].trim() !== '');

/** The indexes of the channels that are sent: those with a figure. */
const indexesOf = ({ channels }: CalibrationValues) =>
  channels.flatMap((channel, index) => (isFilled(channel) ? [index] : []));

const sentOf = (values: CalibrationValues, saved: PhotometerCalibration | null, certificate: string | null) => ({
  ...values,
  ...(saved && { version: saved.version }),
  ...(certificate !== null && { certificate }),
  channels: values.channels.filter(isFilled),
});

/** What is sent; the values must be valid. Without a new certificate, the saved one stays. */
export const calibrationInput = (
  values: CalibrationValues,
  saved: PhotometerCalibration | null,
  certificate: string | null,
): PhotometerCalibrationInput => photometerCalibrationSchema.cast(sentOf(values, saved, certificate));

const OF_CHANNEL = /^channels\[(\d+)\]\.(.+)$/;

/** The field of the form for a path of the schema. */
export function calibrationField(path: string, values: CalibrationValues): string {
  const [, index, name] = OF_CHANNEL.exec(path) ?? [];
  return name === undefined ? path : `channels.${indexesOf(values)[Number(index)]}.${name}`;
}

const dayIn = (typedDay: string) => (isDay(typedDay) ? typedDay : null);

/** What is wrong with the values as a whole. */
function problemOf(values: CalibrationValues) {
  const days = {
    sent: dayIn(values.sent_at),
    received: dayIn(values.received_at),
    calibrated: dayIn(values.calibrated_on),
    returned: dayIn(values.returned_at),
    installed: dayIn(values.installed_at),
  };
  const channels = values.channels.filter(isFilled).map(({ nm }) => ({ nm: nm.trim() === '' ? null : Number(nm) }));
  return calibrationProblem({ days, validUntil: dayIn(values.valid_until), channels }, null);
}

/** Checks the values by the rules that the server uses. */
export function calibrationProblems(values: CalibrationValues): object {
  const found = [problemOf(values) ?? [], problems(photometerCalibrationSchema, sentOf(values, null, null))].flat();
  return nestedErrors(found.map(({ path, message }) => [calibrationField(path, values), message]));
}
