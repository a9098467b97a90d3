import { CHANNEL_CATEGORIES, lineInWords, missingInGroup } from '@portal/domain';
import type { ChannelGroup, ChannelGroups, LidarChannel } from '@portal/domain';
import { Chip, DataSheet, Disclosure } from '@portal/ui/core';
import { CHANNEL_GROUP_LINES } from './lidar-page.prebuilt';
import { recordLines } from './record-lines';
import './instruments.css';

const HAS_START = new Set(['existing', 'planned']);

/** The lines of a group. The start date is shown only for existing and planned groups. */
function linesOf(group: ChannelGroup) {
  const hasStart = HAS_START.has(group.availability?.code ?? '');
  const lines = CHANNEL_GROUP_LINES.filter(({ name }) => hasStart || name !== 'operation_start_date');
  const missing = missingInGroup(group);
  return recordLines(lines, group, {
    show: (line, value) => {
      if (line.control !== 'channels') return lineInWords(line, value) || missing;
      return group.channels.length > 0 ? <ChannelChips channels={group.channels} /> : missing;
    },
  });
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
/** Whether a lidar does not have a group: then there is nothing to describe. */
const isAbsent = ({ availability, channels }: ChannelGroup) =>
  availability !== null && !availability.offered && channels.length === 0;

const inShort = ({ availability, channels }: ChannelGroup) =>
  [availability?.name ?? 'Not answered', ...(channels.length > 0 ? [counted(channels)] : [])].join(', ');

export interface ChannelGroupListProps {
  groups: ChannelGroups;
  /** Whether the groups are initially expanded. */
  isOpen?: boolean;
}

/** The described channel groups as collapsible sections, in the order of their categories. */
export function ChannelGroupList({ groups, isOpen = false }: ChannelGroupListProps) {
  const described = CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = groups[name];
    return group ? [{ name, group }] : [];
  });
  if (described.length === 0) return <p>The channels of this lidar are not described yet.</p>;
  return described.map(({ name, group }) => {
    const summary = <GroupSummary name={name} text={inShort(group)} />;
    return isAbsent(group) ? (
      <p key={name} className="ins-group-absent">
        {summary}
      </p>
    ) : (
      <Disclosure key={name} open={isOpen} summary={summary}>
        <DataSheet items={linesOf(group)} />
      </Disclosure>
    );
  });
}

const GroupSummary = ({ name, text }: { name: string; text: string }) => (
  <span className="ins-group">
    {name} <span className="ins-group-short">{text}</span>
  </span>
);
