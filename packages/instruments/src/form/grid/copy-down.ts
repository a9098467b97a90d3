import { byCode, CHANNEL_AVAILABILITIES } from '@portal/domain';
import type { CategoryName, ChannelGroupFormValues, LidarChannel, ServedChannelCategory } from '@portal/domain';
import type { GroupField } from '../group-state';
import type { Groups } from './columns';

/** Key that equals for channels of different categories with the same kind, telescope and detection. */
const likeness = ({ description, range, detection }: LidarChannel) =>
  [description.split(', ')[0]?.replace(/^\d+ nm /, ''), range, detection].join('|');

function alike(from: ServedChannelCategory, to: ServedChannelCategory, ids: readonly string[]): string[] {
  const wanted = from.channels.filter(({ _id }) => ids.includes(_id)).map(likeness);
  return to.channels.filter((channel) => wanted.includes(likeness(channel))).map(({ _id }) => _id);
}

const isEmpty = (value: string | readonly string[]) => value.length === 0;

/** Whether values can be entered for a group: unless it is declared as not available. */
export const isOpen = ({ availability }: Pick<ChannelGroupFormValues, 'availability'>) =>
  byCode(CHANNEL_AVAILABILITIES, availability)?.offered !== false;

/**
 * Copies the first value of a column into the groups below that lack one and are not declared as not available.
 * Channels are matched by kind, telescope and detection.
 */
export function copiedDown(
  categories: readonly ServedChannelCategory[],
  groups: Groups,
  field: GroupField,
): { groups: Groups; filled: CategoryName[] } {
  const first = categories.findIndex(({ name }) => !isEmpty(groups[name][field]));
  const source = categories[first];
  const next = { ...groups };
  const filled: CategoryName[] = [];
  if (!source) return { groups: next, filled };
  for (const category of categories.slice(first + 1)) {
    const group = groups[category.name];
    if (!isEmpty(group[field]) || !isOpen(group)) continue;
    const value =
      field === 'channels' ? alike(source, category, groups[source.name].channels) : groups[source.name][field];
    if (isEmpty(value)) continue;
    next[category.name] = { ...group, [field]: value };
    filled.push(category.name);
  }
  return { groups: next, filled };
}
