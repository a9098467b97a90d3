import { channelsById, type GroupedChannel } from './described-channels';
import { configuredChannel, operationalConfiguration } from '../configuration/configure';
import { missingIn } from '../configuration/missing';
import type { ConfiguredChannel, OperationalConfiguration, Product } from '../configuration/operational-configuration';
import type { SubmissionSnapshot } from '../acceptance/submission';
import type { LidarIds } from '../configuration/chain-ids';
import type { Lidar } from '../lidar/lidar';
import type { Day } from '../time/day';
import { applicationChannel, polarisationPairs, type ChannelSettings, type ConfigurationIds } from './configuration';
import type { ConfigurationBook } from './configuration-tests';
import { dueDay, lastRevoked, lastValid, openFailure, type Book } from './due';
import { QA_TEST_TYPES, type QaTestType, type QaTestTypeCode } from './test-types';
import { booksByName, type LidarTest } from './type-row';

/** States in which the data centre reads a configuration. */
export type AnnouncedStatus = 'provisional' | 'approved' | 'suspended' | 'superseded';

/** The optical parameters of a channel. */
type Crosstalk = Pick<ChannelSettings, 'g_r' | 'g_t' | 'h_r' | 'h_t' | 'k'>;

interface TestedChannel extends Omit<
  ConfiguredChannel,
  | 'interference_filter_fwhm'
  | 'dead_time'
  | 'trigger_delay'
  | 'first_signal_rangebin'
  | 'background_mode'
  | 'laser'
  | 'polarization_crosstalk_parameter'
> {
  recorder_channel_id: string | null;
  /** nm. */
  interference_filter_fwhm: number | null;
  /** ns. */
  dead_time: number | null;
  trigger_delay: number | null;
  /** Bins. */
  first_signal_rangebin: number | null;
  /** Limits of the range from which the background is taken, m or bins, as the recorder has it. */
  background: { low: number | null; high: number | null };
  laser: { id: number | null; repetition_rate: null };
  polarization_crosstalk_parameter: Crosstalk[];
}

/** A gain ratio from the last valid polarisation calibration. */
export interface CalibrationFactor {
  /** Both short names with a slash between them. */
  pair: string;
  eta: number;
  date: Day;
  portal_id: string;
}

interface TestedProduct extends Omit<Product, 'polarization_calibration_correction_factor'> {
  polarization_calibration_correction_factor: CalibrationFactor[];
}

/** The last result of a test; without one, `null`. */
export interface TestedQuality {
  test: string;
  /** Day of the measurement. */
  date: Day | null;
  passed: boolean | null;
  /** The last day of validity; `null` for a test that is made once, and one that did not pass. */
  valid_until: Day | null;
  portal_id: string | null;
}

/** The operational configuration of one lidar from the quality assurance tests on; 1.0 is that of the final report. */
export interface TestedConfiguration extends Omit<
  OperationalConfiguration,
  'schema_version' | 'approval' | 'lidar_configuration' | 'quality_assurance'
> {
  schema_version: '1.1';
  approval: {
    status: AnnouncedStatus;
    approved_at: Day | null;
    valid_from: Day | null;
    /** The first day on which it is no longer valid. */
    valid_to: Day | null;
  };
  lidar_configuration: Omit<OperationalConfiguration['lidar_configuration'], 'channels' | 'products'> & {
    /** Number within the lidar, by which the portal names it. */
    number: number;
    channels: TestedChannel[];
    products: TestedProduct[];
  };
  quality_assurance: TestedQuality[];
}

/** What is frozen when a configuration is approved. */
export type ConfigurationContent = Omit<TestedConfiguration, 'exported_at' | 'approval' | 'quality_assurance'>;

/** A configuration with what the facility says of its lidar. */
export interface Described {
  application: SubmissionSnapshot;
  lidar: Lidar;
  configuration: ConfigurationIds & { number: number; name: string; channels: readonly ChannelSettings[] };
  factors: readonly CalibrationFactor[];
}

const hasCrosstalk = ({ g_r, g_t, h_r, h_t, k }: Crosstalk) => [g_r, g_t, h_r, h_t, k].some((value) => value !== null);

const crosstalkOf = ({ g_r, g_t, h_r, h_t, k }: Crosstalk): Crosstalk => ({ g_r, g_t, h_r, h_t, k });

function toChannel(settings: ChannelSettings, described: GroupedChannel, lidar: Lidar, ids: LidarIds): TestedChannel {
  const { background_mode: _mode, ...channel } = configuredChannel(described.channel, described.group, { lidar, ids });
  return {
    ...channel,
    id: settings.scc_channel_id,
    string_id: settings.short_name,
    recorder_channel_id: settings.recorder_channel_id,
    interference_filter_fwhm: settings.filter_fwhm,
    dead_time: settings.dead_time,
    trigger_delay: settings.trigger_delay,
    first_signal_rangebin: settings.first_signal_rangebin,
    background: { low: settings.background_low, high: settings.background_high },
    laser: { id: settings.laser, repetition_rate: null },
    polarization_crosstalk_parameter: hasCrosstalk(settings) ? [crosstalkOf(settings)] : [],
  };
}

const DEPOLARISATION = ['vldr', 'pldr'];

const factorsOf = ({ type, wavelength }: Product, factors: readonly CalibrationFactor[]) =>
  DEPOLARISATION.includes(type)
    ? factors.filter(({ pair }) => applicationChannel(pair.split('/')[0] ?? '')?.emission_wavelength === wavelength)
    : [];

/** Values that a recorder need not have, and times before the approval: the processing does not need them. */
const NOT_NEEDED = [/\.background\./, /\.recorder_channel_id$/];

/** Empty lists whose values the processing needs: those of channels in a pair, and of products of a pair. */
function emptyLists({ channels, products }: TestedConfiguration['lidar_configuration']): string[] {
  const paired = new Set(
    polarisationPairs(channels.map(({ string_id }) => string_id)).flatMap((pair) => pair.channels),
  );
  return [
    ...channels.flatMap(({ string_id, polarization_crosstalk_parameter: list }, at) =>
      paired.has(string_id) && list.length === 0 ? [`channels[${at}].polarization_crosstalk_parameter`] : [],
    ),
    ...products.flatMap(({ type, polarization_calibration_correction_factor: list }, at) =>
      DEPOLARISATION.includes(type) && list.length === 0
        ? [`products[${at}].polarization_calibration_correction_factor`]
        : [],
    ),
  ];
}

/** The part of a configuration that its approval freezes. */
export function configurationContent({ application, lidar, configuration, factors }: Described): ConfigurationContent {
  const { number, name, channels, station_id } = configuration;
  const ids: LidarIds = {
    lidar_id: configuration.scc_lidar_id,
    version_id: configuration.scc_version_id,
    configuration_id: configuration.scc_configuration_id,
    configuration_name: name,
    channels: [],
  };
  const base = operationalConfiguration(application, lidar, { approvedAt: 0, exportedAt: 0, station_id, ids });
  const described = channelsById(lidar);
  const content = {
    station: base.station,
    lidar: base.lidar,
    lidar_version: base.lidar_version,
    lidar_configuration: {
      ...base.lidar_configuration,
      number,
      channels: channels.flatMap((settings) => {
        const found = described.get(applicationChannel(settings.short_name)?.short_name ?? '');
        return found ? [toChannel(settings, found, lidar, ids)] : [];
      }),
      products: base.lidar_configuration.products.map((product) => ({
        ...product,
        polarization_calibration_correction_factor: factorsOf(product, factors),
      })),
    },
  };
  const needed = missingIn(content).filter((path) => !NOT_NEEDED.some((pattern) => pattern.test(path)));
  const missing = [...needed, ...emptyLists(content.lidar_configuration)];
  return { schema_version: '1.1', ...content, missing };
}

/** The names of tests in the interface of the data centre, where they differ from ours. */
const NAMES: Partial<Record<QaTestTypeCode, string>> = { dark: 'dark_current' };

/** The name of a type of tests in the interface of the data centre. */
export const nameOfQuality = (code: QaTestTypeCode): string => NAMES[code] ?? code;

/** A test of a configuration whose result is known. */
export interface ConcludedTest extends LidarTest {
  id: string;
}

/** A configuration with the tests whose results are known. */
export interface TestedBook extends ConfigurationBook {
  tests: readonly ConcludedTest[];
}

function qualityIn(type: QaTestType, book: Book, tests: readonly ConcludedTest[]): TestedQuality {
  const failure = openFailure(book);
  const last = failure ?? lastValid(book);
  // Without a result that counts, a revoked one says that there was a test.
  const told = last ?? lastRevoked(book);
  return {
    test: nameOfQuality(type.code),
    date: told?.measuredOn ?? null,
    passed: last ? !failure : null,
    valid_until: failure ? null : dueDay(type, book),
    portal_id: tests.find((test) => test === told)?.id ?? null,
  };
}

/** Failed before unknown before passed, and of those the first that is no longer valid. */
const RANKS = [false, null, true];
const worseQuality = (one: TestedQuality, other: TestedQuality) =>
  RANKS.indexOf(one.passed) - RANKS.indexOf(other.passed) ||
  (one.valid_until ?? '~').localeCompare(other.valid_until ?? '~');

/** The last result of each type of tests, with its validity: that of the channel with the worst. */
export const qualityOf = ({ tests, ...book }: TestedBook): TestedQuality[] =>
  QA_TEST_TYPES.flatMap((type) =>
    booksByName(type, { ...book, tests, begunOn: null })
      .map((each) => qualityIn(type, each, tests))
      .toSorted(worseQuality)
      .slice(0, 1),
  );

/** A configuration as the data centre reads it. */
export const testedConfiguration = (
  content: ConfigurationContent,
  {
    approval,
    quality,
    exportedAt,
  }: {
    approval: TestedConfiguration['approval'];
    quality: TestedQuality[];
    /** Epoch seconds. */
    exportedAt: number;
  },
): TestedConfiguration => ({
  schema_version: content.schema_version,
  exported_at: new Date(exportedAt * 1000).toISOString().replace('.000Z', 'Z'),
  approval,
  station: content.station,
  lidar: content.lidar,
  lidar_version: content.lidar_version,
  lidar_configuration: content.lidar_configuration,
  quality_assurance: quality,
  missing: content.missing,
});
