import type {
  ConfigurationStatus,
  FacilityLights,
  Light,
  LightReason,
  PhotometerLight,
  QaTestTypeCode,
  TestBookRow,
} from '@portal/domain';
import { day, LIGHT_WORDS, LIGHTS, QA_TEST_TYPES, qaTestType } from '@portal/domain';
import { NETWORK_MESSAGES } from './messages';

const { network: texts } = NETWORK_MESSAGES;

/** An instrument of the network with its lights. */
export interface NetworkRow {
  id: string;
  name: string;
  facility: FacilityLights['facility'];
  light: Light;
  /** The tests of a lidar. */
  rows: readonly TestBookRow[];
  /** The states of the configurations of a lidar. */
  configurations: readonly ConfigurationStatus[];
  /** The light of a photometer, which follows from its calibrations; `null` for a lidar. */
  calibration: PhotometerLight | null;
}

/** The types of tests that a configuration may require: each has a column. The others share one. */
export const REQUIRED_TYPES = QA_TEST_TYPES.filter(({ required }) => required !== 'never').map(({ code }) => code);

export const networkRows = (facilities: readonly FacilityLights[]): NetworkRow[] =>
  facilities.flatMap(({ facility, lidars, photometers }) => [
    ...lidars.map(({ _id: id, name, light, rows, configurations }) => ({
      id,
      name,
      facility,
      light,
      rows,
      configurations,
      calibration: null,
    })),
    ...photometers.map(({ _id: id, name, ...calibration }) => ({
      id,
      name,
      facility,
      light: calibration.light,
      rows: [],
      configurations: [],
      calibration,
    })),
  ]);

/** The most urgent first. */
export const LIGHT_ORDER: readonly Light[] = LIGHTS.toReversed();

/** The most urgent light first, then by facility as the server sorts them. */
export const mostUrgentFirst = (rows: readonly NetworkRow[]): NetworkRow[] =>
  rows.toSorted((one, other) => LIGHT_ORDER.indexOf(one.light) - LIGHT_ORDER.indexOf(other.light));

/** The due day that a light names; what waits at the centre is past it, whatever it was. */
export const shownDue = ({ due, reason }: Pick<TestBookRow, 'due' | 'reason'>): string | null =>
  reason === 'in-evaluation' || reason === 'late-at-centre' ? null : day(due);

export const rowOf = ({ rows }: Pick<NetworkRow, 'rows'>, type: QaTestTypeCode): TestBookRow | undefined =>
  rows.find((row) => row.type === type);

/** What is worth a look in an optional test; an optional test that was never made is not. */
const NOTABLE: readonly LightReason[] = ['in-evaluation', 'late-at-centre', 'failed'];
export const notableOptional = ({ rows }: Pick<NetworkRow, 'rows'>): TestBookRow[] =>
  rows.filter(
    ({ is_required, type, reason }) => !is_required && !REQUIRED_TYPES.includes(type) && NOTABLE.includes(reason),
  );

/** How many instruments have each light, the most urgent first. */
export const lightCounts = (rows: readonly NetworkRow[]): { light: Light; count: number }[] =>
  LIGHT_ORDER.map((light) => ({ light, count: rows.filter((row) => row.light === light).length })).filter(
    ({ count }) => count > 0,
  );

/**
 * The lights as a table of values: a line for each test of each lidar, with the channels or pairs that it is about if
 * those are not all, and one for each photometer.
 */
export const networkCsv = (rows: readonly NetworkRow[]): string[][] => [
  [...texts.csvColumns],
  ...rows.flatMap(({ facility, name, rows: tests, calibration }) => [
    ...(calibration
      ? [
          [
            facility.acronym,
            name,
            texts.calibration,
            texts.yes,
            LIGHT_WORDS[calibration.light],
            calibration.sentence,
            '',
            day(calibration.due) ?? '',
          ],
        ]
      : []),
    ...tests.map(({ type, is_required, light, sentence, names, due }) => [
      facility.acronym,
      name,
      qaTestType(type).name,
      is_required ? texts.yes : texts.no,
      LIGHT_WORDS[light],
      sentence,
      names.join(', '),
      day(due) ?? '',
    ]),
  ]),
];
