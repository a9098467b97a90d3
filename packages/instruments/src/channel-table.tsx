/* On narrow screens the styles turn the groups into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { CHANNEL_CATEGORIES, groupLineInWords, isAbsentGroup } from '@portal/domain';
import type { ChannelGroup, ChannelGroups, LidarChannel, PageLine } from '@portal/domain';
import { Chip, dated } from '@portal/ui/core';
import { CHANNEL_GROUP_LINES } from './lidar-page.prebuilt';
import './channel-table.css';

/** The described channel groups of a lidar as one table, in the order of their categories. */
export function ChannelTable({ groups }: { groups: ChannelGroups }) {
  const described = CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = groups[name];
    return group ? [{ name, group }] : [];
  });
  if (described.length === 0) return <p>The channels of this lidar are not described yet.</p>;
  return (
    <div className="ins-channels">
      <table role="table" aria-label="Channel groups">
        <thead role="rowgroup">
          <tr role="row">
            {['Channel group', ...CHANNEL_GROUP_LINES.map(({ label }) => label)].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {described.map(({ name, group }) => (
            <GroupRow key={name} name={name} group={group} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A group with its values; of one that the lidar does not have, nothing but that. */
const GroupRow = ({ name, group }: { name: string; group: ChannelGroup }) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {name}
    </th>
    {isAbsentGroup(group) ? (
      <td role="cell" className="ins-channels-absent" colSpan={CHANNEL_GROUP_LINES.length}>
        {group.availability?.name}
      </td>
    ) : (
      CHANNEL_GROUP_LINES.map((line) => (
        <td key={line.name} role="cell" data-label={line.label} className={`ins-channels-${line.control}`}>
          <GroupValue line={line} group={group} />
        </td>
      ))
    )}
  </tr>
);

function GroupValue({ line, group }: { line: PageLine; group: ChannelGroup }) {
  if (line.control === 'channels' && group.channels.length > 0) return <ChannelChips channels={group.channels} />;
  return dated(groupLineInWords(line, group));
}

const ChannelChips = ({ channels }: { channels: readonly LidarChannel[] }) => (
  <ul className="ins-chips">
    {channels.map(({ _id, description }) => (
      <li key={_id}>
        <Chip tone="info">{description}</Chip>
      </li>
    ))}
  </ul>
);
