import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import { MESSAGES } from './messages';
import type { FilterProps } from './person-filter';
import { useFacilityChoices } from './use-facility-choices';

const { filters: texts } = MESSAGES;

/** The facility whose changes are shown, those of its instruments included. */
export function FacilityFilter({ value, onChange }: FilterProps) {
  const { search, events, forget } = useServerSearch();
  const { options, isError, areMore } = useFacilityChoices(value, search);
  return (
    <div {...events}>
      <SearchSelect
        label={texts.facility}
        placeholder={areMore ? texts.searchFacilities : texts.anyFacility}
        options={options}
        value={value}
        onChange={(id) => {
          forget();
          onChange(id);
        }}
      />
      {isError && <p className="adm-soft">{texts.facilitiesFailed}</p>}
    </div>
  );
}
