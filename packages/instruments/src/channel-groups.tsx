import { CHANNEL_CATEGORIES } from '@portal/domain';
import type { ChannelGroup, ChannelGroups, LidarChannel } from '@portal/domain';
import { Chip, DefinitionList, Disclosure, formatDay } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
import './instruments.css';

const HAS_START = new Set(['existing', 'planned']);

function linesOf(group: ChannelGroup): Definition[] {
  const start = { label: 'Operation start date', value: formatDay(group.operation_start_date) };
  return [
    { label: 'Availability', value: group.availability?.name },
    ...(HAS_START.has(group.availability?.code ?? '') ? [start] : []),
    { label: 'Height resolution (m)', value: group.height_resolution?.toString() },
    { label: 'Time resolution (s)', value: group.time_resolution?.toString() },
    { label: 'Full overlap distance (m)', value: group.distance_full_overlap?.toString() },
    { label: 'Minimum altitude range (m)', value: group.minimum_altitude_range?.toString() },
    { label: 'Channels', value: group.channels.length > 0 && <ChannelChips channels={group.channels} /> },
  ];
}

function ChannelChips({ channels }: { channels: readonly LidarChannel[] }) {
  return (
    <ul className="ins-chips">
      {channels.map(({ _id, description }) => (
        <li key={_id}>
          <Chip tone="info">{description}</Chip>
        </li>
      ))}
    </ul>
  );
}

const counted = (channels: readonly unknown[]) => (channels.length === 1 ? '1 channel' : `${channels.length} channels`);
const inShort = ({ availability, channels }: ChannelGroup) =>
  [availability?.name ?? 'N/A', ...(channels.length > 0 ? [counted(channels)] : [])].join(', ');

/** The channel groups that are described, in the order of their categories, each to be opened. */
export function ChannelGroupList({ groups }: { groups: ChannelGroups }) {
  const described = CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = groups[name];
    return group ? [{ name, group }] : [];
  });
  if (described.length === 0) return <p>The channels of this lidar are not described yet.</p>;
  return described.map(({ name, group }) => (
    <Disclosure key={name} summary={<GroupSummary name={name} text={inShort(group)} />}>
      <DefinitionList items={linesOf(group)} />
    </Disclosure>
  ));
}

const GroupSummary = ({ name, text }: { name: string; text: string }) => (
  <span className="ins-group">
    {name} <span className="ins-group-short">{text}</span>
  </span>
);
