import { ACCEPTANCE_STATUSES, PARTY_NAMES } from '@portal/domain';
import type { FacilityQuery } from '@portal/domain';
import { FilterBar, Select } from '@portal/ui/filter';
import { useTableFilter } from '@portal/ui/table';
import { MESSAGES } from '../messages';

const { history } = MESSAGES;
const STATUSES = ACCEPTANCE_STATUSES.map(({ code, name }) => ({ value: code, label: name }));
const CHOSEN = { ...PARTY_NAMES, nobody: history.noOne(PARTY_NAMES.nobody) };
const PARTIES = Object.entries(CHOSEN).map(([value, label]) => ({ value, label }));
const FILTERS = {
  status: { label: history.columns.status, emptyLabel: history.anyStatus, options: STATUSES },
  pending_with: { label: history.columns.turn, emptyLabel: history.anyParty, options: PARTIES },
} as const;

type Name = keyof typeof FILTERS;

/** The filters of the list of reports, as sent to the server. */
export type HistoryFilters = Required<Pick<FacilityQuery, Name>>;

/** One filter in the URL, which may contain any value. */
function useFilter(name: Name) {
  const [text, onChange] = useTableFilter(name);
  const chosen = FILTERS[name].options.find(({ value }) => value === text);
  const isUnknown = text !== '' && chosen === undefined;
  return { ...FILTERS[name], value: chosen?.value ?? '', name: chosen?.label, isUnknown, onChange };
}

/** The filters of the list of reports with their values, and the names of those whose values do not exist. */
export function useHistoryFilters() {
  const [status, pending] = [useFilter('status'), useFilter('pending_with')];
  const unknown = [...(status.isUnknown ? ['status'] : []), ...(pending.isUnknown ? ['pending_with'] : [])];
  return { status, pending, unknown };
}

/** The fields of the filters, and a chip for each chosen value. */
export function HistoryFilterBar({ status, pending }: Omit<ReturnType<typeof useHistoryFilters>, 'unknown'>) {
  const filters = [status, pending];
  const chips = filters.flatMap(({ label, name, onChange }) =>
    name === undefined ? [] : [{ label, value: name, onRemove: () => onChange('') }],
  );
  return (
    <FilterBar label={history.filters} chips={chips}>
      {filters.map(({ label, emptyLabel, options, value, onChange }) => (
        <Select
          key={label}
          label={label}
          emptyLabel={emptyLabel}
          labelHidden
          options={options}
          value={value}
          onChange={onChange}
        />
      ))}
    </FilterBar>
  );
}
