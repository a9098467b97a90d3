import type { ChannelValue, LidarConfigurationRecord } from '@portal/domain';
import { CHANNEL_VALUES, isSameChannel } from '@portal/domain';

/** What would be approved, beside what was approved last. */
export interface ComparedValue {
  value: string | number | null;
  /** The value of the last approval; undefined if it is the same, or there was none. */
  before: string | number | null | undefined;
}

export interface ComparedChannel {
  name: ComparedValue;
  /** Not in the configuration that was approved last. */
  isNew: boolean;
  values: Record<ChannelValue, ComparedValue>;
}

export interface ComparedChannels {
  /** Values that at least one channel has or had. */
  columns: readonly ChannelValue[];
  /** Values that no channel has. */
  notGiven: readonly ChannelValue[];
  channels: readonly ComparedChannel[];
  /** Short names of channels that the last approval had besides. */
  removed: readonly string[];
}

type Compared = Pick<LidarConfigurationRecord, 'number' | 'scc_configuration_id' | 'history' | 'channels'>;

const lastApproval = ({ history }: Compared) =>
  Math.max(...history.filter(({ status }) => status === 'approved').map(({ valid_from }) => valid_from));

/** Of the configurations with the same id in the processing chain, the other one that was approved last. */
export const lastApproved = <Configuration extends Compared>(
  configurations: readonly Configuration[],
  { number, scc_configuration_id: id }: Compared,
): Configuration | undefined =>
  configurations
    .filter((each) => each.number !== number && each.scc_configuration_id === id && lastApproval(each) > 0)
    .toSorted((one, other) => lastApproval(other) - lastApproval(one))[0];

/** A value with the one of before, if that was another. */
export const compared = (value: string | number | null, before: string | number | null | undefined): ComparedValue => ({
  value,
  before: before === value ? undefined : before,
});

const isShown = ({ value, before = null }: ComparedValue) => value !== null || before !== null;

/** The channels of a configuration beside those that were approved last. */
export function compareChannels({ channels }: Compared, former: Compared | undefined): ComparedChannels {
  const rows = channels.map((channel): ComparedChannel => {
    const before = former?.channels.find(({ short_name }) => isSameChannel(short_name, channel.short_name));
    const values = CHANNEL_VALUES.map((key) => [key, compared(channel[key], before?.[key])]);
    return {
      name: compared(channel.short_name, before?.short_name),
      isNew: former !== undefined && before === undefined,
      values: Object.fromEntries(values) as ComparedChannel['values'],
    };
  });
  const isColumn = (key: ChannelValue) => rows.some(({ values }) => isShown(values[key]));
  const removed = former?.channels.filter(
    ({ short_name }) => !channels.some((channel) => isSameChannel(channel.short_name, short_name)),
  );
  return {
    columns: CHANNEL_VALUES.filter(isColumn),
    notGiven: CHANNEL_VALUES.filter((key) => !isColumn(key)),
    channels: rows,
    removed: (removed ?? []).map(({ short_name }) => short_name),
  };
}
