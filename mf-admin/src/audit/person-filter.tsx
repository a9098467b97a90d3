import { useListUsersQuery } from '@portal/api-slice';
import { SearchSelect } from '@portal/ui/form';
import { useMemo } from 'react';
import { MESSAGES } from './messages';

/** Props of a filter. */
export interface FilterProps {
  /** Id of what is chosen; empty text for anything. */
  value: string;
  onChange: (value: string) => void;
}

const { filters: texts } = MESSAGES;
const NOBODY: readonly never[] = [];

/** Whose changes are shown. */
export function PersonFilter(props: FilterProps) {
  const { data: users = NOBODY, isError } = useListUsersQuery();
  const options = useMemo(
    () =>
      users.map(({ _id, first_name, last_name, email }) => ({
        value: _id,
        label: `${first_name} ${last_name}`,
        hint: email,
      })),
    [users],
  );
  return (
    <div>
      <SearchSelect {...props} label={texts.person} placeholder={texts.anybody} options={options} />
      {isError && <p className="adm-soft">{texts.peopleFailed}</p>}
    </div>
  );
}
