import { useProfile } from '@portal/api-slice';
import type { Slot, SlotStatus } from '@portal/domain';
import { byCode, day, SUPPORT_KINDS, slotWords, arrangedKinds, SLOT_WORDS } from '@portal/domain';
import { Chip, Dated, dated, DropDownForm, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { Link, useSearchParams } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import { useListSlotsAtCentreQuery } from '../../api/support';
import { later } from '../later';
import { CENTRE_MESSAGES } from '../messages';
import { CAMPAIGN_MESSAGES as texts } from './messages';
import { SlotSheet } from './slot-sheet';
import { SLOT_TONES } from './slot-tones';

const { failed } = CENTRE_MESSAGES;
const { columns: titles } = texts;
const CAMPAIGNS = 'campaigns';

const SlotForm = later(({ SlotForm: form }) => form);

function SlotLink({ slot }: { slot: Slot }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('slot', slot._id);
  return (
    <Link to={{ search: `?${next}` }} preventScrollReset>
      {slot.title}
    </Link>
  );
}

const kindOf = ({ kind }: Slot) => byCode(SUPPORT_KINDS, kind)?.name ?? kind;

const COLUMNS: readonly Column<Slot>[] = [
  {
    key: 'title',
    title: titles.title,
    cell: (slot) => <SlotLink slot={slot} />,
    sortBy: ({ title }) => title,
    isHeader: true,
  },
  { key: 'when', title: titles.when, cell: (slot) => dated(slotWords(slot)), sortBy: ({ from }) => from },
  { key: 'kind', title: titles.kind, cell: kindOf, sortBy: kindOf },
  {
    key: 'places',
    title: titles.places,
    cell: ({ taken, capacity, held }) => texts.places(taken, capacity, held),
    sortBy: ({ taken, capacity }) => capacity - taken,
  },
  { key: 'deadline', title: titles.deadline, cell: ({ deadline }) => <Dated text={day(deadline) ?? ''} /> },
  {
    key: 'state',
    title: titles.state,
    cell: ({ status }) => (
      <span className="cars-waiting">
        <Chip tone={SLOT_TONES[status]}>{SLOT_WORDS[status]}</Chip>
      </span>
    ),
    sortBy: ({ status }) => status,
  },
];

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: (slot: Slot) => `${slot.title} ${slot.place} ${kindOf(slot)}`,
};

const ENDED: readonly SlotStatus[] = ['done', 'cancelled'];
const STATES = (['offers', 'all'] as const).map((value) => ({ value, label: texts.state[value] }));

/** Slots and campaigns: those that lie ahead, or all. */
export function CampaignsTab() {
  const [state] = useTableFilter('state', CAMPAIGNS);
  // The calendar leads to ended ones too.
  const isOneNamed = useSearchParams()[0].has('slot');
  const which = state === 'all' || isOneNamed ? 'all' : 'open';
  const { data, isError, isFetching, refetch } = useListSlotsAtCentreQuery(which, { refetchOnMountOrArgChange: true });
  if (!data && isError && !isFetching)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <div className="cars-stack">
      <NewSlot />
      {data.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : <Slots slots={data} />}
      <SlotSheet slots={data} />
    </div>
  );
}

function NewSlot() {
  const [isOpen, setOpen] = useState(false);
  const kinds = arrangedKinds(useProfile());
  return (
    <DropDownForm label={texts.add} isOpen={isOpen} onToggle={setOpen}>
      <SlotForm slot={null} kinds={kinds} onClose={() => setOpen(false)} />
    </DropDownForm>
  );
}

function Slots({ slots }: { slots: readonly Slot[] }) {
  const [state, setState] = useTableFilter('state', CAMPAIGNS);
  const chosen = STATES.find(({ value }) => value === state);
  const [isAll, isOffers] = [chosen?.value === 'all', chosen?.value === 'offers'];
  const shown = useMemo(
    () =>
      slots
        .filter(({ status, open_to }) => isAll || (!ENDED.includes(status) && (open_to === 'offer') === isOffers))
        .toSorted((one, other) => (isAll ? other.from - one.from : one.from - other.from)),
    [slots, isAll, isOffers],
  );
  const chips = chosen ? [{ label: texts.state.label, value: chosen.label, onRemove: () => setState('') }] : [];
  const bar = (
    <FilterBar label={texts.filters} chips={chips}>
      <Select
        label={texts.state.label}
        emptyLabel={texts.state.any}
        labelHidden
        options={STATES}
        value={chosen?.value ?? ''}
        onChange={setState}
      />
    </FilterBar>
  );
  return (
    <DataTable
      caption={texts.caption}
      rows={shown}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      search={SEARCH}
      urlKey={CAMPAIGNS}
      tools={() => bar}
      empty={
        <>
          {bar}
          <p>{texts.noHit}</p>
        </>
      }
    />
  );
}
