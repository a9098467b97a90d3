import { FilterBar, SearchSelect } from '@portal/ui/filter';
import { SelectFilters } from '../filters/select-filters';
import { MESSAGES } from './messages';
import type { useFacilityFilters } from './use-facility-filters';

/** The filters of the table of facilities. */
export function FacilityFilterBar({ lists, reviewer, chips }: ReturnType<typeof useFacilityFilters>) {
  return (
    <FilterBar label={MESSAGES.filters.title} chips={chips}>
      <SelectFilters filters={lists} />
      <SearchSelect
        label={reviewer.label}
        labelHidden
        placeholder={reviewer.any}
        options={reviewer.options}
        isLoading={reviewer.isLoading}
        value={reviewer.value}
        onChange={reviewer.onChange}
        {...reviewer.events}
      />
    </FilterBar>
  );
}
