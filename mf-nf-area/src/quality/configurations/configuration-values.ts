import type {
  ChannelSettings,
  ChannelValue,
  ConfigurationReading,
  Lidar,
  LidarConfigurationInput,
  LidarConfigurationRecord,
} from '@portal/domain';
import { applicationChannel, CHANNEL_VALUES, lidarConfigurationSchema, problems } from '@portal/domain';
import { nestedErrors } from '../nested-errors';

type NumberName = Exclude<ChannelValue, 'recorder_channel_id'>;
const NUMBERS = CHANNEL_VALUES.filter((name): name is NumberName => name !== 'recorder_channel_id');

/** The values of a channel as typed. `short_name` may say more of the geometry than the application does. */
export type ChannelValues = Record<NumberName | 'short_name' | 'recorder_channel_id', string>;

/** The form of a configuration. Channels have the short names of the application as keys. */
export interface ConfigurationValues {
  name: string;
  station_id: string;
  scc_lidar_id: string;
  scc_version_id: string;
  scc_configuration_id: string;
  /** Keys of the channels that are in the configuration. */
  chosen: string[];
  channels: Record<string, ChannelValues>;
}

const typed = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

const channelValues = (shortName: string, saved: ChannelSettings | undefined): ChannelValues => ({
  short_name: saved?.short_name ?? shortName,
  recorder_channel_id: typed(saved?.recorder_channel_id),
  ...(Object.fromEntries(NUMBERS.map((name) => [name, typed(saved?.[name])])) as Record<NumberName, string>),
});

/** The short names of the channels that the application lists for a lidar. */
export const offeredChannels = ({ channels }: Pick<Lidar, 'channels'>): string[] =>
  Object.values(channels).flatMap((group) => group?.channels.map(({ short_name }) => short_name) ?? []);

/** The values of a saved configuration, or of a new one with all channels. */
export function configurationValues(
  saved: LidarConfigurationRecord | null,
  offered: readonly string[],
): ConfigurationValues {
  const savedOf = (shortName: string) =>
    saved?.channels.find((each) => applicationChannel(each.short_name)?.short_name === shortName);
  return {
    name: saved?.name ?? '',
    station_id: saved?.station_id ?? '',
    scc_lidar_id: typed(saved?.scc_lidar_id),
    scc_version_id: typed(saved?.scc_version_id),
    scc_configuration_id: typed(saved?.scc_configuration_id),
    chosen: offered.filter((shortName) => !saved || savedOf(shortName)),
    channels: Object.fromEntries(offered.map((shortName) => [shortName, channelValues(shortName, savedOf(shortName))])),
  };
}

/** The values with those that a file of ATLAS gives; its channels are those of the configuration. */
export function withReading(
  values: ConfigurationValues,
  { system, channels: read }: ConfigurationReading,
): ConfigurationValues {
  const channels = { ...values.channels };
  const chosen = Object.entries(values.channels).flatMap(([offered, before]) => {
    const found = read.find(({ short_name }) => applicationChannel(short_name)?.short_name === offered);
    if (!found) return [];
    const given = Object.entries(found).map(([name, value]) => [name, typed(value)]);
    channels[offered] = { ...before, ...(Object.fromEntries(given) as Partial<ChannelValues>) };
    return [offered];
  });
  return { ...values, ...system, channels, chosen: chosen.length > 0 ? chosen : values.chosen };
}

/** Whether a finding is about a channel, which it names by the id of its recorder or by its short name. */
const isAbout = (finding: string, { short_name, recorder_channel_id: recorder }: ChannelValues) =>
  finding.includes(short_name) || (recorder !== '' && finding.includes(`(${recorder})`));

/** The channels that a file has filled in with something to look at: a finding, or a value that is not accepted. */
export function channelsToLookAt(values: ConfigurationValues, { findings }: ConfigurationReading): string[] {
  const { channels: refused = {} } = configurationProblems(values) as { channels?: object };
  return chosenOf(values).filter((shortName) => {
    const channel = values.channels[shortName];
    return shortName in refused || (channel && findings.some((finding) => isAbout(finding, channel)));
  });
}

/** Chosen channels in the order of the application, whatever the order in which they were chosen. */
const chosenOf = ({ chosen, channels }: ConfigurationValues) =>
  Object.keys(channels).filter((shortName) => chosen.includes(shortName));

const sentOf = (values: ConfigurationValues, saved: LidarConfigurationRecord | null) => ({
  ...(saved && { number: saved.number, version: saved.version }),
  name: values.name,
  station_id: values.station_id,
  scc_lidar_id: values.scc_lidar_id,
  scc_version_id: values.scc_version_id,
  scc_configuration_id: values.scc_configuration_id,
  channels: chosenOf(values).map((shortName) => values.channels[shortName]),
});

/** What is sent; the values must be valid. */
export const configurationInput = (
  values: ConfigurationValues,
  saved: LidarConfigurationRecord | null,
): LidarConfigurationInput => lidarConfigurationSchema.cast(sentOf(values, saved));

const OF_CHANNEL = /^channels\[(\d+)\]\.(.+)$/;

/** The field of the form for a path of the schema. */
export function fieldFor(path: string, values: ConfigurationValues): string {
  const [, index, name] = OF_CHANNEL.exec(path) ?? [];
  if (name === undefined) return path === 'channels' ? 'chosen' : path;
  return `channels.${chosenOf(values)[Number(index)]}.${name}`;
}

/** Checks the values by the schema that the server uses. */
export const configurationProblems = (values: ConfigurationValues): object =>
  nestedErrors(
    problems(lidarConfigurationSchema, sentOf(values, null)).map(({ path, message }) => [
      fieldFor(path, values),
      message,
    ]),
  );
