import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import { useMemo } from 'react';
import { useGetUserQuery, usePageUsersQuery } from '../api/users';
import { choicesOf } from '../facilities/people-choices';
import { MESSAGES } from './messages';

export interface FilterProps {
  /** Id of the choice; an empty string for no filter. */
  value: string;
  onChange: (value: string) => void;
}

const { filters: texts } = MESSAGES;
/** Choices per request: there may be thousands of accounts. */
const SHOWN = 25;

/** Filter by the user who made the change. */
export function PersonFilter({ value, onChange }: FilterProps) {
  const { search, isAsked, events, forget } = useServerSearch();
  const { options, isLoading, isError } = usePersonChoices(value, search, isAsked);
  return (
    <div {...events}>
      <SearchSelect
        label={texts.person}
        placeholder={texts.anybody}
        options={options}
        isLoading={isLoading}
        value={value}
        onChange={(id) => {
          forget();
          onChange(id);
        }}
      />
      {isError && <p className="adm-soft">{texts.peopleFailed}</p>}
    </div>
  );
}

/** The accounts that match a search, up to a limit, and the chosen one. */
function usePersonChoices(chosen: string, search: string, isAsked: boolean) {
  const asked = { start: 0, count: SHOWN, search };
  const { data: matches, isLoading, isError } = usePageUsersQuery(asked, { skip: !isAsked });
  const { data: own } = useGetUserQuery(chosen, { skip: chosen === '' });
  const options = useMemo(() => {
    const people = matches?.rows ?? [];
    const isMissing = own?._id === chosen && !people.some(({ _id }) => _id === chosen);
    return choicesOf(isMissing ? [own, ...people] : people);
  }, [matches, own, chosen]);
  return { options, isLoading, isError };
}
