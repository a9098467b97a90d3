import type { CategoryName, ChannelGroupFormValues } from '@portal/domain';
import { shownError, useFormikContext } from '@portal/ui/form';
import { groupState } from '../group-state';
import { GRID_COLUMNS, pathOf } from './columns';

interface GroupNoteProps {
  category: CategoryName;
  group: ChannelGroupFormValues;
}

/** What is left to do in a group, below its name: as many cells to correct as show an error. */
export function GroupNote({ category, group }: GroupNoteProps) {
  const form = useFormikContext<object>();
  const wrong = GRID_COLUMNS.filter((field) => shownError(form, pathOf(category, field)) !== undefined);
  return <span className="ins-group-short">{groupState(group, wrong.length)}</span>;
}
