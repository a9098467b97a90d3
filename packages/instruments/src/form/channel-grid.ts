import type { LidarChannel, RangeCode, ServedChannelCategory } from '@portal/domain';
import type { ChoiceGridFieldProps, GridLine } from '@portal/ui/form';

export type ChannelGrid = Pick<ChoiceGridFieldProps, 'rows' | 'columns' | 'cell'>;

const TELESCOPES: Record<RangeCode, string> = { single: 'Single telescope', near: 'Near range', far: 'Far range' };

// In every description, telescope and detection follow the kind: `532 nm elastic cross, near range, analog`.
const kindOf = ({ description }: LidarChannel) => description.split(', ')[0] ?? description;
const row = (channel: LidarChannel): GridLine => ({ key: kindOf(channel), label: kindOf(channel) });

const column = ({ range, detection }: LidarChannel): GridLine => ({
  key: `${range} ${detection}`,
  label: `${TELESCOPES[range]}, ${detection.replaceAll('_', ' ')}`,
});

const distinct = (lines: readonly GridLine[]) => [...new Map(lines.map((line) => [line.key, line])).values()];

/** The channels of a category, with kinds as rows and telescopes and detections as columns, in served order. */
export function channelGrid({ channels }: Pick<ServedChannelCategory, 'channels'>): ChannelGrid {
  const choices = new Map(
    channels.map((channel) => [
      `${row(channel).key}|${column(channel).key}`,
      { value: channel._id, label: channel.description },
    ]),
  );
  return {
    rows: distinct(channels.map(row)),
    columns: distinct(channels.map(column)),
    cell: (rowKey, columnKey) => choices.get(`${rowKey}|${columnKey}`) ?? null,
  };
}
