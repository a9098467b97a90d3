import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import { useGetFacilityQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import type { SearchChoice } from '@portal/ui/filter';
import { useMemo } from 'react';
import { useListFacilitiesQuery } from '../api/facilities';
import { MESSAGES } from './messages';
import type { FilterProps } from './person-filter';

const { filters: texts } = MESSAGES;

/** Filter by facility, which includes the changes of its instruments. */
export function FacilityFilter({ value, onChange }: FilterProps) {
  const { search, isAsked, events, forget } = useServerSearch();
  const { options, isLoading, isError, areMore } = useFacilityChoices(value, search, isAsked);
  return (
    <div {...events}>
      <SearchSelect
        label={texts.facility}
        placeholder={areMore ? texts.searchFacilities : texts.anyFacility}
        options={options}
        isLoading={isLoading}
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

/** Choices per request: thousands of facilities would be several megabytes. */
const SHOWN = 25;
const NONE: readonly never[] = [];

/** The facilities that match a search, up to a limit, and the chosen one. */
function useFacilityChoices(chosen: string, search: string, isAsked: boolean) {
  const asked = { start: 0, count: SHOWN, search };
  const { data: matches = NONE, isLoading, isError } = useListFacilitiesQuery(asked, { skip: !isAsked });
  const { data: own } = useGetFacilityQuery(chosen, { skip: chosen === '' });
  const options = useMemo(() => {
    const isMissing = own?._id === chosen && !matches.some(({ _id }) => _id === chosen);
    return (isMissing ? [own, ...matches] : matches).map(toChoice);
  }, [matches, own, chosen]);
  return { options, isLoading, isError, areMore: matches.length === SHOWN };
}

const toChoice = ({ _id, acronym, name }: NationalFacility): SearchChoice => ({
  value: _id,
  label: acronym,
  hint: name ?? undefined,
});
