import type { LidarConfigurationRecord, QaTest, QaTestInput } from '@portal/domain';
import {
  channelOfFile,
  problems,
  QA_SETTINGS,
  qaTestSchema,
  qaTestType,
  readAtlasName,
  resultNames,
  SECONDS_PER_HOUR,
} from '@portal/domain';
import { TEST_MESSAGES } from './messages';
import { momentOf, momentText } from './moments';

const { details: texts } = TEST_MESSAGES;

const MOMENTS = ['measured_from', 'measured_to', 'radiosonde_at'] as const;
const TEXTS = ['atlas_version', 'radiosonde_source', 'weather', 'comment', 'method'] as const;

/** The figure that is typed for each channel of a type of tests, because no file holds it. */
export const FIGURES = { dark: 'dark_deviation', trigger_delay: 'trigger_delay_bins' } as const;

/** Whether a type of tests has typed figures. */
export const hasFigures = (type: QaTest['type']): type is keyof typeof FIGURES => type in FIGURES;

/** What is typed about a test. Figures have the short names of channels as keys. */
export interface DetailsValues extends Record<(typeof MOMENTS)[number] | (typeof TEXTS)[number], string> {
  figures: Record<string, string>;
}

/**
 * When the files of a test were measured, by their names, in epoch seconds. The names hold beginnings: one moment alone
 * says nothing of the end, and the durations in the headers of ATLAS are not reliable.
 */
function measuredByFiles({ type, files }: QaTest, configuration: LidarConfigurationRecord) {
  const moments = files.flatMap((file) => {
    const name = readAtlasName(file.name);
    if (!name || name.type !== type || !channelOfFile(name, configuration)) return [];
    return [Date.parse(`${name.day}T${name.time}Z`) / 1000];
  });
  if (moments.length === 0) return null;
  const to = Math.max(...moments);
  // Files of another night are no part of this test; once the times are saved, the self-check names them.
  const from = Math.min(...moments.filter((moment) => to - moment <= QA_SETTINGS.due.testHours * SECONDS_PER_HOUR));
  return { from, to: to > from ? to : null };
}

const versionByFiles = ({ files }: QaTest): string =>
  files.map(({ name }) => readAtlasName(name)?.atlas_version).find((version) => version !== undefined) ?? '';

/** The saved values; times and the version of ATLAS are those of the files until something else is saved. */
export function detailsValues(test: QaTest, configuration: LidarConfigurationRecord): DetailsValues {
  const measured = measuredByFiles(test, configuration);
  const names = resultNames(
    qaTestType(test.type),
    configuration.channels.map(({ short_name }) => short_name),
  );
  const figureOf = (name: string) => {
    const typed = test.figures.find(({ short_name }) => short_name === name);
    return hasFigures(test.type) ? String(typed?.[FIGURES[test.type]] ?? '') : '';
  };
  return {
    measured_from: momentText(test.measured_from ?? measured?.from ?? null),
    measured_to: momentText(test.measured_to ?? measured?.to ?? null),
    radiosonde_at: momentText(test.radiosonde_at),
    atlas_version: test.atlas_version ?? versionByFiles(test),
    radiosonde_source: test.radiosonde_source ?? '',
    weather: test.weather ?? '',
    comment: test.comment ?? '',
    method: test.method ?? '',
    figures: hasFigures(test.type) ? Object.fromEntries(names.map((name) => [name, figureOf(name)])) : {},
  };
}

const sentOf = (values: DetailsValues, { type, version }: Pick<QaTest, 'type' | 'version'>) => ({
  version,
  ...Object.fromEntries(MOMENTS.map((name) => [name, momentOf(values[name]) ?? null])),
  ...Object.fromEntries(TEXTS.map((name) => [name, values[name]])),
  ...(hasFigures(type) && {
    figures: Object.entries(values.figures).map(([short_name, figure]) => ({ short_name, [FIGURES[type]]: figure })),
  }),
});

/** What is sent; the values must be valid. */
export const detailsInput = (values: DetailsValues, test: Pick<QaTest, 'type' | 'version'>): QaTestInput =>
  qaTestSchema.cast(sentOf(values, test));

const OF_FIGURE = /^figures\[(\d+)\]/;

/** The field of the form for a path of the schema. */
export function detailsField(path: string, { figures }: DetailsValues): string {
  const [, index] = OF_FIGURE.exec(path) ?? [];
  return index === undefined ? path : `figures.${Object.keys(figures)[Number(index)]}`;
}

/** Checks the values by the schema that the server uses; times are typed as text. */
export function detailsProblems(values: DetailsValues, test: Pick<QaTest, 'type' | 'version'>): object {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of problems(qaTestSchema, sentOf(values, test))) {
    const [name = '', channel] = detailsField(path, values).split('.');
    errors[name] = channel === undefined ? message : { ...(errors[name] as object | undefined), [channel]: message };
  }
  for (const name of MOMENTS) if (momentOf(values[name]) === undefined) errors[name] = texts.notAMoment;
  return errors;
}
