import { useListFacilitiesQuery } from '@portal/api-slice';
import { SearchSelect } from '@portal/ui/form';
import { useMemo } from 'react';
import { MESSAGES } from './messages';
import type { FilterProps } from './person-filter';

const { filters: texts } = MESSAGES;
const NONE: readonly never[] = [];

/** The facility whose changes are shown, those of its instruments included. */
export function FacilityFilter(props: FilterProps) {
  const { data: facilities = NONE, isError } = useListFacilitiesQuery();
  const options = useMemo(
    () => facilities.map(({ _id, acronym, name }) => ({ value: _id, label: acronym, hint: name ?? undefined })),
    [facilities],
  );
  return (
    <div>
      <SearchSelect {...props} label={texts.facility} placeholder={texts.anyFacility} options={options} />
      {isError && <p className="adm-soft">{texts.facilitiesFailed}</p>}
    </div>
  );
}
