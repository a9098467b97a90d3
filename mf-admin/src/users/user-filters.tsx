import { FilterBar } from '@portal/ui/filter';
import { SelectFilters } from '../filters/select-filters';
import { MESSAGES } from './messages';
import type { useUserFilters } from './use-user-filters';

/** The filters of the table of users. */
export function UserFilterBar({ lists, chips }: ReturnType<typeof useUserFilters>) {
  return (
    <FilterBar label={MESSAGES.filters.title} chips={chips}>
      <SelectFilters filters={lists} />
    </FilterBar>
  );
}
