import type { NationalFacility, SubmittedApplication } from '@portal/domain';
import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import type { SearchChoice } from '@portal/ui/filter';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { useMemo } from 'react';
import { usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';
import { FIRST } from './first-applications';

export interface FacilityPickerProps {
  /** Id of the open facility. */
  chosen: string | undefined;
  /** The open facility, once it is loaded. */
  facility: NationalFacility | undefined;
}

const { picker } = MESSAGES;
const PATH = '/cars/evaluate-nf';

/** Opens the application of another facility, on the same tab. */
export function FacilityPicker({ chosen, facility }: FacilityPickerProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { search, events, forget } = useServerSearch();
  const options = useChoices(facility, search);
  const tab = params.get('tab');
  const open = (id: string) => {
    forget();
    void navigate(id === '' ? PATH : `${PATH}/${id}${tab === null ? '' : `?tab=${encodeURIComponent(tab)}`}`);
  };
  return (
    <div className="cars-picker" {...events}>
      <SearchSelect
        label={picker.label}
        placeholder={picker.placeholder}
        options={options}
        value={options.some(({ value }) => value === chosen) ? (chosen ?? '') : ''}
        onChange={open}
      />
    </div>
  );
}

/** The first facilities that match the search, and the open one. */
function useChoices(open: NationalFacility | undefined, search: string): SearchChoice[] {
  const { data } = usePageApplicationsQuery(search === '' ? FIRST : { ...FIRST, search });
  return useMemo(() => {
    const choices = (data?.rows ?? []).map(toChoice);
    if (!open || choices.some(({ value }) => value === open._id)) return choices;
    const { _id, pretty_name, submissions } = open;
    const { initial_acceptance } = submissions;
    return [toChoice({ _id, pretty_name, initial_acceptance, open_work: null }), ...choices];
  }, [data, open]);
}

type Listed = Pick<SubmittedApplication, '_id' | 'pretty_name' | 'initial_acceptance' | 'open_work'>;

/** All applications can be chosen, so those that the menu counts as open work say it. */
const toChoice = ({ _id, pretty_name, initial_acceptance, open_work }: Listed): SearchChoice => ({
  value: _id,
  label: pretty_name,
  hint: open_work === null ? initial_acceptance.status.name : picker.toDo(open_work.what),
});
