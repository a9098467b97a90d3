import type { NetworkLabel } from '@portal/domain';
import { LABEL_STATES, labelStateOf } from '@portal/domain';
import { LABEL_VIEW_MESSAGES } from '@portal/quality';
import { Button, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { DataTable, useClearTable, useTableFilter } from '@portal/ui/table';
import { useMemo } from 'react';
import { useListNetworkLabelsQuery } from '../api/labels';
import { LABEL_COLUMNS } from './label-columns';
import { LABEL_MESSAGES } from './messages';

const { list: texts, failed } = LABEL_MESSAGES;

/** All labels of the network, those with something to decide first. */
export function LabelList() {
  const { data, isError, isFetching, refetch } = useListNetworkLabelsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError && !isFetching)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  if (data.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
  return <Rows labels={data} />;
}

const STATES = (['none', ...LABEL_STATES] as const).map((state) => ({
  value: state,
  label: LABEL_VIEW_MESSAGES.state.short[state],
}));
const OPEN = [
  { value: 'proposed', label: texts.open.proposed },
  { value: 'possible', label: texts.open.possible },
];

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: ({ facility }: NetworkLabel) => `${facility.acronym} ${facility.pretty_name}`,
};

/** A suspension can always be proposed, so that only the other proposals are worth looking for. */
const isPossible = ({ can }: NetworkLabel) => can.some((step) => step !== 'request-suspension');

const isOpen = (label: NetworkLabel, open: string): boolean =>
  open === '' || (open === 'proposed' ? label.request !== null : label.request === null && isPossible(label));

const byUrgency = (one: NetworkLabel, other: NetworkLabel): number =>
  Number(other.request !== null) - Number(one.request !== null) ||
  (one.request?.since ?? 0) - (other.request?.since ?? 0) ||
  one.facility.acronym.localeCompare(other.facility.acronym, 'en');

/** A value of a filter in the URL, or none if it does not exist. */
const known = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value) ? value : '';

function Rows({ labels }: { labels: readonly NetworkLabel[] }) {
  const [typedStatus, setStatus] = useTableFilter('status');
  const [typedOpen, setOpen] = useTableFilter('open');
  const clear = useClearTable(['status', 'open']);
  const [status, open] = [known(STATES, typedStatus), known(OPEN, typedOpen)];
  const rows = useMemo(
    () =>
      labels
        .filter((label) => (status === '' || labelStateOf(label) === status) && isOpen(label, open))
        .toSorted(byUrgency),
    [labels, status, open],
  );
  const fields = [
    { ...texts.status, options: STATES, value: status, set: setStatus },
    { ...texts.open, options: OPEN, value: open, set: setOpen },
  ];
  const chips = fields.flatMap(({ label, options, value, set }) => {
    const chosen = options.find((option) => option.value === value);
    return chosen ? [{ label, value: chosen.label, onRemove: () => set('') }] : [];
  });
  const bar = (
    <FilterBar label={texts.filters} chips={chips}>
      {fields.map(({ label, any, options, value, set }) => (
        <Select key={label} label={label} emptyLabel={any} labelHidden options={options} value={value} onChange={set} />
      ))}
    </FilterBar>
  );
  return (
    <DataTable
      caption={texts.caption}
      rows={rows}
      rowKey={({ facility }) => facility._id}
      columns={LABEL_COLUMNS}
      search={SEARCH}
      tools={() => bar}
      empty={
        <>
          {bar}
          <p>{texts.noHit}</p>
          <div>
            <Button onClick={clear}>{texts.clear}</Button>
          </div>
        </>
      }
    />
  );
}
