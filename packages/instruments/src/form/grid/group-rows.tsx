import { asksDetails, becomes, CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { ChannelGroupFormValues, Day, ServedChannelCategory } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import { memo, useMemo } from 'react';
import { adviceOnGroup } from '../group-advice';
import { groupState } from '../group-state';
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
  /** Id of the element that says what a column asks. */
  hintId: (column: string) => string;
}

/** Nothing else is asked before it is said whether the group is there; what was pasted before that is in sight. */
const isShown = (group: ChannelGroupFormValues) =>
  isOpen(group) &&
  (group.availability !== '' || [...VALUE_COLUMNS, 'channels' as const].some((name) => group[name].length > 0));

/** A group of channels as a row of the grid, with advice below it. */
export const GroupRows = memo(function GroupRows({ category, group, today, hintId }: GroupRowsProps) {
  const { name } = category;
  const lists = useServedLists();
  const advice = useMemo(() => adviceOnGroup(category, group, today, lists), [category, group, today, lists]);
  const cell = { isOpen: isShown(group), isRequired: asksDetails(group) };
  const said = GRID_COLUMNS.flatMap((field) => {
    const kept = becomes(CHANNEL_GROUP_FIELDS[field], group[field]);
    const texts = [kept === null ? undefined : `becomes ${kept} when it is saved.`, advice[field]];
    return texts.flatMap((text) => (text === undefined ? [] : [{ field, text }]));
  });
  return (
    <tbody className="ins-grid-group" data-section-title={name}>
      <tr>
        <th scope="row">
          {name}
          <span className="ins-group-short">{groupState(group)}</span>
        </th>
        <td>
          <AvailabilityCell category={name} />
        </td>
        {VALUE_COLUMNS.map((field) => (
          <td key={field}>
            <ValueCell category={name} field={field} hintId={hintId(field)} {...cell} />
          </td>
        ))}
        <td>
          <ChannelCells category={category} hintId={hintId('channels')} {...cell} />
        </td>
      </tr>
      <tr className={said.length > 0 ? 'ins-grid-advice' : 'p-visually-hidden'}>
        <td colSpan={GRID_COLUMNS.length + 1} aria-live="polite">
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
