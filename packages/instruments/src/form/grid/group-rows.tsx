import { becomes, CHANNEL_GROUP_FIELDS, isOffered } from '@portal/domain';
import type { ChannelGroupFormValues, Day, ServedChannelCategory } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import { memo, useMemo } from 'react';
import { adviceOnGroup } from '../group-advice';
import { groupState } from '../group-state';
import type { GroupField } from '../group-state';
import { useServedLists } from '../type-lists';
import { AvailabilityCell } from './availability-cell';
import { ChannelCells } from './channel-cells';
import { GRID_COLUMNS, VALUE_COLUMNS } from './columns';
import { isOpen } from './copy-down';
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

/** Table rows per group: its values, and below them the notes on rounding. Channels span both. */
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
    return kept === null ? [] : [{ field, text: `becomes ${kept} when it is saved.` }];
  });
  return (
    <tbody className="ins-grid-group" data-section-title={name}>
      <tr>
        <th scope="row" rowSpan={ROWS}>
          {name}
          <span className="ins-group-short">{groupState(group)}</span>
        </th>
        <td rowSpan={ROWS}>
          <AvailabilityCell category={name} />
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
      <tr className={said.length > 0 ? 'ins-grid-becomes' : 'p-visually-hidden'}>
        <td colSpan={VALUE_COLUMNS.length} aria-live="polite">
          {said.map(({ field, text }) => (
            <p key={field + text} className="ins-advice">
              <Icon name="warning" /> {CHANNEL_GROUP_FIELDS[field].label}: {text}
            </p>
          ))}
        </td>
      </tr>
    </tbody>
  );
});
