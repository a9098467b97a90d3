import { becomes, CHANNEL_GROUP_FIELDS, isOffered } from '@portal/domain';
import type { ChannelGroupFormValues, Day, ServedChannelCategory } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import { memo, useMemo } from 'react';
import { adviceOnGroup } from '../group-advice';
import type { GroupField } from '../group-state';
import { useServedLists } from '../type-lists';
import { AvailabilityCell } from './availability-cell';
import { ChannelCells } from './channel-cells';
import { ChannelsProblem } from './channels-problem';
import { GRID_COLUMNS, VALUE_COLUMNS } from './columns';
import { isOpen } from './copy-down';
import { GroupNote } from './group-note';
import { MESSAGES } from './messages';
import { ValueCell } from './value-cell';

export interface GroupRowsProps {
  category: ServedChannelCategory;
  group: ChannelGroupFormValues;
  today: Day;
  /** Id of the hint for a column. */
  hintId: (column: string) => string;
  /** Id of the advice on a column. */
  adviceId: (column: string) => string;
}

/** Whether the cells are enabled: once the availability is chosen, or earlier to show values that were pasted. */
const isShown = (group: ChannelGroupFormValues) =>
  isOpen(group) &&
  (group.availability !== '' || [...VALUE_COLUMNS, 'channels' as const].some((name) => group[name].length > 0));

/** Table rows per group: its values, and below them the notes. Channels span both. */
const ROWS = 2;

/** A channel group as a row of the grid, with notes on rounded values below. */
export const GroupRows = memo(function GroupRows({ category, group, today, hintId, adviceId }: GroupRowsProps) {
  const { name } = category;
  const lists = useServedLists();
  const advice = useMemo(() => adviceOnGroup(category, group, today, lists), [category, group, today, lists]);
  const about = (field: GroupField) => ({
    isAdvised: advice[field] !== undefined,
    hintId: advice[field] === undefined ? hintId(field) : `${hintId(field)} ${adviceId(field)}`,
  });
  const cell = { isOpen: isShown(group), isRequired: isOffered(group.availability) };
  const said = GRID_COLUMNS.flatMap((field) => {
    const kept = becomes(CHANNEL_GROUP_FIELDS[field], group[field]);
    return kept === null ? [] : [`${CHANNEL_GROUP_FIELDS[field].label} ${kept}`];
  });
  return (
    <tbody className="ins-grid-group" data-section-title={name}>
      <tr>
        <th scope="row" rowSpan={ROWS}>
          {name}
          <GroupNote category={name} group={group} />
        </th>
        <td rowSpan={ROWS}>
          <AvailabilityCell category={name} />
          <ChannelsProblem category={name} />
        </td>
        {VALUE_COLUMNS.map((field) => (
          <td key={field}>
            <ValueCell category={name} field={field} {...about(field)} {...cell} />
          </td>
        ))}
        <td rowSpan={ROWS}>
          <ChannelCells category={category} {...about('channels')} {...cell} />
        </td>
      </tr>
      <tr className="ins-grid-notes">
        <td colSpan={VALUE_COLUMNS.length}>
          <div aria-live="polite">
            {said.length > 0 && (
              <p className="ins-advice">
                <Icon name="warning" /> {MESSAGES.rounded(said)}
              </p>
            )}
          </div>
        </td>
      </tr>
    </tbody>
  );
});
