import { eq } from 'drizzle-orm';
import type { ApprovalSheet, ChannelSettings, ConfigurationContent, QaReport, QaTestTypeCode } from '@portal/domain';
import { lidarConfigurations, qaTests } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** A channel of a configuration, by default the parallel one at 532 nm. */
export const aChannel = (change: Partial<ChannelSettings> = {}): ChannelSettings => ({
  short_name: '0532xppx',
  scc_channel_id: 1480,
  recorder_channel_id: 'BT0',
  laser: 1,
  dead_time: 3.7,
  trigger_delay: 0,
  first_signal_rangebin: 400,
  filter_fwhm: 0.5,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
  ...change,
});

/** The body of a configuration with two channels at 532 nm. */
export const aConfigurationBody = (change: object = {}) => ({
  name: 'night',
  station_id: 'ino',
  scc_lidar_id: 120,
  scc_version_id: 201,
  scc_configuration_id: 310,
  channels: [aChannel(), aChannel({ short_name: '0532xcpx', scc_channel_id: 1481 })],
  ...change,
});

/** What another configuration of the same lidar has besides. */
export const DAY_IDS = { name: 'day', scc_configuration_id: 311 };

/** Channels and ids of the configuration of another facility. */
export const OTHER_CHANNELS = [
  aChannel({ scc_channel_id: 2480 }),
  aChannel({ short_name: '0532xcpx', scc_channel_id: 2481 }),
];
export const OTHER_IDS = {
  station_id: 'abc',
  scc_lidar_id: 9,
  scc_configuration_id: 99,
  channels: OTHER_CHANNELS,
};

/** Changes the configurations with a number in the database. */
export const setConfiguration = (
  { db }: Pick<TestPortal, 'db'>,
  number: number,
  change: Partial<typeof lidarConfigurations.$inferInsert>,
) => db.update(lidarConfigurations).set(change).where(eq(lidarConfigurations.number, number));

/** Signal of a molecular atmosphere at a range in m. */
const signal = (range: number) => Math.exp(-range / 8000);

/** The text of a telecover as ATLAS exports it, ranges in km; `late` is where the overlap of the north begins, m. */
export function aTelecoverText({ late = 0, bins = 600 }: { late?: number; bins?: number } = {}): string {
  const rows = Array.from({ length: bins }, (_bin, index) => {
    const range = 7.5 * (index + 1);
    const north = late === 0 ? 1 : 1 / (1 + Math.exp(-(range - late) / 40));
    const cells = [range / 1000, ...[north, 1, 1, 1, north].map((overlap) => overlap * signal(range))];
    return cells.map((value) => value.toExponential(6)).join(',');
  });
  return ['station ID = ino', 'range, N1, E1, S1, W1, N2', ...rows, ''].join('\n');
}

/** The name that ATLAS gives it. */
export const aTelecoverName = (channel = '0532xppr_1480', lidar = '120') =>
  `ino_${lidar}_201_310_20260612_213000_tlc_${channel}_ATLAS_0.5.1.txt`;

/** What the sheet of an approval says besides the configuration. */
export const anApprovalSheet = (): ApprovalSheet => ({
  issued_at: 1_781_000_000,
  issuer: { product_title: null, infrastructure: null, issuing_centre: null, address: null, contact: null },
  facility: { acronym: 'CIAO', pretty_name: 'CIAO', institute: null },
  lidar: 'MUSA',
  text: null,
  quality: [],
});

/** The part of an approved configuration that its sheet shows, without channels. */
export const aConfigurationContent = () =>
  ({
    schema_version: '1.1',
    station: { id: 'ino' },
    lidar: { id: 120 },
    lidar_version: { id: 201 },
    lidar_configuration: { id: 310, number: 1, name: 'night', channels: [], products: [] },
    missing: [],
  }) as unknown as ConfigurationContent;

/** What the report of a passed telecover says. */
export const aQaReport = (): QaReport => ({
  issued_at: 1_781_000_000,
  facility: { acronym: 'CIAO', pretty_name: 'CIAO', institute: null },
  lidar: 'MUSA',
  configuration: {
    number: 1,
    name: 'night',
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
  },
  type: 'telecover',
  status: 'passed',
  measured_from: null,
  measured_to: null,
  atlas_version: null,
  radiosonde_source: null,
  weather: null,
  method: null,
  comment: null,
  results: [],
  suggestions: [],
  settings_version: 1,
  thresholds: [],
  files: [],
  conclusions: 'Well.',
  recommendations: null,
  next_due: null,
});

/** Changes the tests of a type, as no call can. */
export async function changeTests(
  { db }: Pick<TestPortal, 'db'>,
  type: QaTestTypeCode,
  change: Partial<typeof qaTests.$inferInsert>,
): Promise<void> {
  await db.update(qaTests).set(change).where(eq(qaTests.type, type));
}
