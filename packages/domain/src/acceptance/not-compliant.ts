import { ASPECT_NAMES, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from './components';
import type { LidarAspect } from './components';
import type { Evaluation } from './initial-acceptance';
import type { ReviewedApplication } from './reviewed-application';

/** The number of non-compliant items out of a total. */
export interface Share {
  not: number;
  of: number;
}

export interface NotCompliantShares {
  instruments: Share;
  /** Aspects of instruments, and the synergy if there is a pair. */
  aspects: Share;
}

type Given = Pick<Evaluation, 'compliance' | 'evaluation_date'>;
type Instrument = { name: string } & { [Key in `${LidarAspect}_compliance`]?: Given['compliance'] } & {
  [Key in `${LidarAspect}_evaluation_date`]?: Given['evaluation_date'];
};

interface Evaluated {
  lidars: readonly Instrument[];
  photometers: readonly Instrument[];
  synergy_compliance: Given;
}

/** `isNot` is true for a submitted no only; drafts do not count. */
interface AspectRow {
  name: string;
  isWhole: boolean;
  isNot: boolean;
}

const isNot = ({ compliance, evaluation_date }: Given) => evaluation_date !== null && compliance?.code === 'no';

const rowsOf = (instrument: Instrument, aspects: readonly LidarAspect[]): AspectRow[] =>
  aspects.map((aspect) => ({
    name: `${instrument.name} (${ASPECT_NAMES[aspect].toLowerCase()})`,
    isWhole: aspect === 'general',
    isNot: isNot({
      compliance: instrument[`${aspect}_compliance`] ?? null,
      evaluation_date: instrument[`${aspect}_evaluation_date`] ?? null,
    }),
  }));

const aspectRows = ({ lidars, photometers, synergy_compliance }: Evaluated): AspectRow[] => [
  ...lidars.flatMap((lidar) => rowsOf(lidar, LIDAR_ASPECTS)),
  ...photometers.flatMap((photometer) => rowsOf(photometer, PHOTOMETER_ASPECTS)),
  ...(lidars.length > 0 && photometers.length > 0
    ? [{ name: ASPECT_NAMES.synergy.toLowerCase(), isWhole: false, isNot: isNot(synergy_compliance) }]
    : []),
];

type WithWhole = Evaluated & Pick<ReviewedApplication, 'lidar_compliance' | 'photometer_compliance'>;

/** Evaluations of all instruments of a kind. They are optional: no report waits for them. */
const wholeRows = ({ lidar_compliance, photometer_compliance }: WithWhole): AspectRow[] => [
  { name: ASPECT_NAMES.lidar.toLowerCase(), isWhole: false, isNot: isNot(lidar_compliance) },
  { name: ASPECT_NAMES.photometer.toLowerCase(), isWhole: false, isNot: isNot(photometer_compliance) },
];

/** The names of all evaluations that are not compliant, and that a yes therefore contradicts. */
export const notCompliant = (application: WithWhole): string[] =>
  [...aspectRows(application), ...wholeRows(application)].filter((row) => row.isNot).map(({ name }) => name);

const shareOf = (rows: readonly AspectRow[]): Share => ({
  not: rows.filter((row) => row.isNot).length,
  of: rows.length,
});

/** How many instruments and how many aspects were evaluated as not compliant. */
export function notCompliantShares(application: Evaluated): NotCompliantShares {
  const rows = aspectRows(application);
  return { instruments: shareOf(rows.filter(({ isWhole }) => isWhole)), aspects: shareOf(rows) };
}

const inWords = ({ not, of }: Share, what: string) => `${not} of ${of} ${what}${of === 1 ? '' : 's'}`;

/** Both shares as every page and document says them, e.g. "1 of 2 instruments, 3 of 8 aspects". */
export const sharesInWords = ({ instruments, aspects }: NotCompliantShares): string =>
  `${inWords(instruments, 'instrument')}, ${inWords(aspects, 'aspect')}`;
