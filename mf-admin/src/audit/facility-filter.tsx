import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import { useGetFacilityQuery, useListFacilitiesQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import type { SearchChoice } from '@portal/ui/filter';
import { useMemo } from 'react';
import { MESSAGES } from './messages';
import type { FilterProps } from './person-filter';

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

/** Choices that are asked for at once: all facilities are a few megabytes where there are thousands. */
const SHOWN = 25;
const NONE: readonly never[] = [];

/** The facilities that match a search, as far as they are shown, and the one that is chosen. */
function useFacilityChoices(chosen: string, search: string) {
  const { data: found = NONE, isError } = useListFacilitiesQuery({ start: 0, count: SHOWN, search });
  const { data: own } = useGetFacilityQuery(chosen, { skip: chosen === '' });
  const options = useMemo(() => {
    const isMissing = own?._id === chosen && !found.some(({ _id }) => _id === chosen);
    return (isMissing ? [own, ...found] : found).map(toChoice);
  }, [found, own, chosen]);
  return { options, isError, areMore: found.length === SHOWN };
}

const toChoice = ({ _id, acronym, name }: NationalFacility): SearchChoice => ({
  value: _id,
  label: acronym,
  hint: name ?? undefined,
});
