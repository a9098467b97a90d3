import { Table } from 'antd';
import { createContext, use, useMemo, useState } from 'react';
import { EmptyState } from '../../src/core';
import { FilterBar, Select } from '../../src/filter';
import { CheckBox, toggled } from '../../src/form';
import { DataTable, PagedTable, usePagedQuery, useTableFilter } from '../../src/table';
import type { Column } from '../../src/table';
import type { Control } from '../control';

interface Lidar {
  name: string;
  station: string;
  channels: number;
}

const STATIONS = ['Athens', 'Évora', 'Granada', 'Potenza'];
const LIDARS: readonly Lidar[] = Array.from({ length: 12 }, (_, at) => ({
  name: `Lidar ${at + 1}`,
  station: STATIONS[at % STATIONS.length] ?? '',
  channels: 3 + (at % 4),
}));
const NAMES = LIDARS.map(({ name }) => name);
const PAGE_SIZE = 5;

const COLUMNS: Column<Lidar>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, isHeader: true },
  { key: 'station', title: 'Station', cell: ({ station }) => station, sortBy: ({ station }) => station },
  { key: 'channels', title: 'Channels', cell: ({ channels }) => channels, sortBy: (row) => row.channels, align: 'end' },
];

const Selection = createContext({ chosen: NAMES, toggle: (_name: string) => {} });

function RowBox({ name }: { name: string }) {
  const { chosen, toggle } = use(Selection);
  return (
    <CheckBox
      name="chosen"
      label={`Choose ${name}`}
      isChecked={chosen.includes(name)}
      isInvalid={false}
      isReadOnly={false}
      onToggle={() => toggle(name)}
    />
  );
}

const SELECTABLE: Column<Lidar>[] = [
  { key: 'chosen', title: 'Chosen', cell: ({ name }) => <RowBox name={name} /> },
  ...COLUMNS,
];
const NOTHING = <EmptyState title="No lidar">Nothing is registered yet.</EmptyState>;
const OPTIONS = STATIONS.map((value) => ({ value, label: value }));
const keyOf = ({ name }: Lidar) => name;

/** A table that can be searched, filtered and sorted, with selectable rows. */
function Selectable() {
  const [station, setStation] = useTableFilter('station');
  const [chosen, setChosen] = useState(['Lidar 1']);
  const rows = useMemo(() => LIDARS.filter((row) => station === '' || row.station === station), [station]);
  const selection = useMemo(
    () => ({ chosen, toggle: (name: string) => setChosen((now) => toggled(now, name, NAMES)) }),
    [chosen],
  );
  const chips = station === '' ? [] : [{ label: 'Station', value: station, onRemove: () => setStation('') }];
  return (
    <Selection value={selection}>
      <FilterBar label="Filters" chips={chips}>
        <Select label="Station" emptyLabel="Any station" options={OPTIONS} value={station} onChange={setStation} />
      </FilterBar>
      <DataTable
        caption="Lidars to choose"
        rows={rows}
        rowKey={keyOf}
        columns={SELECTABLE}
        pageSize={PAGE_SIZE}
        empty={NOTHING}
        search={{ label: 'Search table', placeholder: 'Search...', textOf: (row) => `${row.name} ${row.station}` }}
      />
    </Selection>
  );
}

const NO_SEARCH = COLUMNS.map(({ sortBy: _sortBy, ...column }) => column);

/** A table paged by the server, which is replaced by a constant here. */
function Paged() {
  const { start, count } = usePagedQuery(PAGE_SIZE, 'paged');
  return (
    <PagedTable
      caption="Lidars by pages"
      rows={LIDARS.slice(start, start + count)}
      total={LIDARS.length}
      rowKey={keyOf}
      columns={NO_SEARCH}
      pageSize={PAGE_SIZE}
      urlKey="paged"
      empty={NOTHING}
      printed={{ what: 'lidars', load: async () => LIDARS }}
    />
  );
}

const OF_ANTD = [
  { title: 'Name', dataIndex: 'name', sorter: (one: Lidar, other: Lidar) => one.name.localeCompare(other.name) },
  {
    title: 'Station',
    dataIndex: 'station',
    filters: STATIONS.map((value) => ({ text: value, value })),
    onFilter: (value: unknown, row: Lidar) => row.station === value,
  },
  { title: 'Channels', dataIndex: 'channels', align: 'end' as const },
];

export const TABLES: readonly Control[] = [
  {
    id: 'table',
    title: 'Table with search, filter, order and selection',
    from: 'the portal',
    parts: ['DataTable', 'FilterBar', 'useTableFilter'],
    because:
      'A native table whose state is kept in the address and whose rows become cards on a phone. antd’s adds 80 kB, and its filters cannot be reached with the keyboard.',
    shown: <Selectable />,
    counterpart: {
      name: 'Table',
      shown: (
        <Table<Lidar>
          rowKey="name"
          columns={OF_ANTD}
          dataSource={LIDARS}
          pagination={{ pageSize: PAGE_SIZE }}
          rowSelection={{ getTitleCheckboxProps: () => ({ 'aria-label': 'Choose all' }) }}
        />
      ),
    },
  },
  {
    id: 'pages',
    title: 'Pages of a table',
    from: 'the portal',
    parts: ['PagedTable', 'PrintButton', 'usePagedQuery'],
    because:
      'Pages are links with their own addresses. antd’s are list items without a role. All of them are printed together.',
    shown: (
      <>
        <Paged />
        <DataTable caption="Without rows" rows={[]} rowKey={keyOf} columns={COLUMNS} empty={NOTHING} urlKey="none" />
      </>
    ),
  },
];
