import { byShownName, LABEL_PAGES, LABEL_STATES, LABEL_TONES, labelStateOf, prettyName } from '@portal/domain';
import type { PublicLabel } from '@portal/domain';
import { Button, Chip, Dated, EmptyState, Panel } from '@portal/ui/core';
import { Select } from '@portal/ui/filter';
import { Link, useLeftOut } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import './label.css';
import { MESSAGES } from './messages';

const { list: texts, states } = MESSAGES;
const { columns: titles } = texts;

const isState = (value: string) => LABEL_STATES.some((state) => state === value);

const UNKNOWN = ['state'];
const NONE: readonly string[] = [];

/** The labels as a table, with a search and a filter by state that are kept in the URL. */
export function LabelTable({ labels }: { labels: readonly PublicLabel[] }) {
  const [inAddress, filterBy] = useTableFilter('state');
  const isUnknown = inAddress !== '' && !isState(inAddress);
  const isLeftOut = useLeftOut(isUnknown ? UNKNOWN : NONE);
  const state = isUnknown ? '' : inAddress;
  const rows = useMemo(
    () => labels.filter((label) => state === '' || labelStateOf(label) === state).toSorted(byShownName),
    [labels, state],
  );
  if (labels.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
  const valid = labels.filter((label) => labelStateOf(label) === 'valid').length;
  return (
    <>
      <output className="pub-soft">{texts.count(labels.length, valid)}</output>
      {isLeftOut && <output className="pub-soft">{texts.leftOut}</output>}
      <Panel>
        <div className="pub-stack">
          <div className="pub-label-filter">
            <Select label={texts.filter} emptyLabel={texts.all} options={STATES} value={state} onChange={filterBy} />
          </div>
          <DataTable
            caption={texts.title}
            rows={rows}
            rowKey={({ facility }) => facility.acronym}
            columns={COLUMNS}
            search={SEARCH}
            empty={<NoneInState state={state} onClear={() => filterBy('')} />}
          />
        </div>
      </Panel>
    </>
  );
}

const STATES = LABEL_STATES.map((state) => ({ value: state, label: states[state] }));

const wordOf = (label: PublicLabel) => states[labelStateOf(label)];

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: (label: PublicLabel) => {
    const { facility } = label;
    return [prettyName(facility), facility.institute, facility.country, wordOf(label)].join(' ');
  },
};

const NoneInState = ({ state, onClear }: { state: string; onClear: () => void }) => (
  <EmptyState title={texts.nothingTitle}>
    <p>{texts.nothing(STATES.find(({ value }) => value === state)?.label ?? state)}</p>
    <Button onClick={onClear}>{texts.clear}</Button>
  </EmptyState>
);

const COLUMNS: readonly Column<PublicLabel>[] = [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => <Link to={LABEL_PAGES.public(facility.acronym)}>{prettyName(facility)}</Link>,
    sortBy: ({ facility }) => prettyName(facility),
    isHeader: true,
  },
  {
    key: 'country',
    title: titles.country,
    cell: ({ facility }) => facility.country ?? texts.none,
    sortBy: ({ facility }) => facility.country,
  },
  {
    key: 'state',
    title: titles.state,
    cell: (label) => <Chip tone={LABEL_TONES[labelStateOf(label)]}>{wordOf(label)}</Chip>,
    sortBy: wordOf,
  },
  {
    key: 'from',
    title: titles.from,
    cell: ({ labelled_from }) => <Dated text={labelled_from} />,
    sortBy: ({ labelled_from }) => labelled_from,
  },
  {
    key: 'until',
    title: titles.until,
    cell: ({ granted_until }) => <Dated text={granted_until} />,
    sortBy: ({ granted_until }) => granted_until,
  },
];
