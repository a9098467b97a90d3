import { CHANNEL_CATEGORIES, CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { ChannelGroup, ChannelGroups, LidarChannel } from '@portal/domain';
import { Chip, DefinitionList, Disclosure } from '@portal/ui/core';
import { recordLines } from './record-lines';
import './instruments.css';

const HAS_START = new Set(['existing', 'planned']);

/** A group in its lines; a start is told only of one that has or will have one. */
const linesOf = (group: ChannelGroup) =>
  recordLines(CHANNEL_GROUP_FIELDS, group, {
    isAsked: (_field, name) => name !== 'operation_start_date' || HAS_START.has(group.availability?.code ?? ''),
    show: (field, value) =>
      field.control === 'channels'
        ? group.channels.length > 0 && <ChannelChips channels={group.channels} />
        : field.words(value),
  });

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
