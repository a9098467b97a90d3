import type { NationalFacility, SubmittedApplication } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import type { SearchChoice } from '@portal/ui/filter';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { useMemo } from 'react';
import { usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';

export interface FacilityPickerProps {
  /** Id of the open facility. */
  chosen: string | undefined;
  /** The open facility, once it is loaded. */
  facility: NationalFacility | undefined;
}

const { picker } = MESSAGES;
const PATH = '/cars/evaluate-nf';
/** The applications offered before a search; the complete list may have thousands. */
const FIRST = { start: 0, count: 25 } as const;

/** Opens the application of another facility, on the same tab. */
export function FacilityPicker({ chosen, facility }: FacilityPickerProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { search, isAsked, events, forget } = useServerSearch();
  const { options, isLoading, onRetry } = useChoices(facility, search, isAsked);
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
        isLoading={isLoading}
        value={options.some(({ value }) => value === chosen) ? (chosen ?? '') : ''}
        onChange={open}
      />
      {onRetry && (
        <p className="cars-soft" role="alert">
          {picker.failed}{' '}
          <Button size="small" onClick={onRetry}>
            {picker.again}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The first facilities that match the search, and the open one. */
function useChoices(open: NationalFacility | undefined, search: string, isAsked: boolean) {
  const { data, isLoading, isError, refetch } = usePageApplicationsQuery(search === '' ? FIRST : { ...FIRST, search }, {
    skip: !isAsked,
    refetchOnMountOrArgChange: true,
  });
  const options = useMemo((): SearchChoice[] => {
    const choices = (data?.rows ?? []).map(toChoice);
    if (!open || choices.some(({ value }) => value === open._id)) return choices;
    const { _id, pretty_name, submissions } = open;
    const { initial_acceptance } = submissions;
    return [toChoice({ _id, pretty_name, initial_acceptance, open_work: null }), ...choices];
  }, [data, open]);
  return { options, isLoading, onRetry: isError ? () => void refetch() : undefined };
}

type Listed = Pick<SubmittedApplication, '_id' | 'pretty_name' | 'initial_acceptance' | 'open_work'>;

/** All applications can be chosen, so those that the menu counts as open work say it. */
const toChoice = ({ _id, pretty_name, initial_acceptance, open_work }: Listed): SearchChoice => ({
  value: _id,
  label: pretty_name,
  hint: open_work === null ? initial_acceptance.status.name : picker.toDo(open_work.what),
});
