import { useGetUserQuery, usePageUsersQuery } from '@portal/api-slice';
import { SearchSelect, useServerSearch } from '@portal/ui/filter';
import { useMemo } from 'react';
import { choicesOf } from '../facilities/people-choices';
import { MESSAGES } from './messages';

/** Props of a filter. */
export interface FilterProps {
  /** Id of what is chosen; empty text for anything. */
  value: string;
  onChange: (value: string) => void;
}

const { filters: texts } = MESSAGES;
/** Choices that are asked for at once: of all accounts there may be thousands. */
const SHOWN = 25;

/** Whose changes are shown. */
export function PersonFilter({ value, onChange }: FilterProps) {
  const { search, events, forget } = useServerSearch();
  const { options, isError } = usePersonChoices(value, search);
  return (
    <div {...events}>
      <SearchSelect
        label={texts.person}
        placeholder={texts.anybody}
        options={options}
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

/** The accounts that match a search, as far as they are shown, and the one that is chosen. */
function usePersonChoices(chosen: string, search: string) {
  const { data: found, isError } = usePageUsersQuery({ start: 0, count: SHOWN, search });
  const { data: own } = useGetUserQuery(chosen, { skip: chosen === '' });
  const options = useMemo(() => {
    const people = found?.rows ?? [];
    const isMissing = own?._id === chosen && !people.some(({ _id }) => _id === chosen);
    return choicesOf(isMissing ? [own, ...people] : people);
  }, [found, own, chosen]);
  return { options, isError };
}
