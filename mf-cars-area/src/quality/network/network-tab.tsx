import { retryOf, saveCsv } from '@portal/api-slice';
import type { LightReason, QaTestTypeCode } from '@portal/domain';
import { CONFIGURATION_WORDS, day, LIGHT_WORDS, qaTestType } from '@portal/domain';
import { LightChip, wordsOfLidar } from '@portal/quality';
import { Button, EmptyState, ErrorState, Icon, Loading } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { Link, useSearchParams } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { Fragment, useMemo } from 'react';
import { useGetNetworkLightsQuery } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { NETWORK_MESSAGES } from './messages';
import { LidarSheet } from './lidar-sheet';
import {
  LIGHT_ORDER,
  lightCounts,
  mostUrgentFirst,
  networkCsv,
  networkRows,
  notableOptional,
  REQUIRED_TYPES,
  rowOf,
  shownDue,
} from './network-rows';
import type { NetworkRow } from './network-rows';

const { network: texts } = NETWORK_MESSAGES;
const { failed } = CENTRE_MESSAGES;
const { columns: titles } = texts;
const NETWORK = 'network';

interface CellProps {
  row: NetworkRow;
  type: QaTestTypeCode;
}

/** The light of a test, which opens its sentence and rule. */
function TestLight({ row, type }: CellProps) {
  const [params] = useSearchParams();
  const test = rowOf(row, type);
  // The column of the light says so once.
  if (!test?.is_required || test.reason === 'out-of-service') return null;
  const next = new URLSearchParams(params);
  next.set('lidar', row.id);
  next.set('test', type);
  const due = shownDue(test);
  return (
    <Link
      className="cars-light"
      to={{ search: `?${next}` }}
      preventScrollReset
      aria-label={`${texts.open(`${qaTestType(type).name}, ${row.name}`, texts.reasons[test.reason])}${due === null ? '' : `, ${texts.due(due)}`}`}
    >
      <LightChip light={test.light} words={texts.reasons[test.reason]} />
      {due !== null && <span className="cars-soft">{due}</span>}
    </Link>
  );
}

/** The lights of an instrument open in a sheet. */
function InstrumentLink({ row }: { row: NetworkRow }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('lidar', row.id);
  next.delete('test');
  return (
    <Link to={{ search: `?${next}` }} preventScrollReset>
      {row.name.split(/(?<=_)/).map((part, index) => (
        // A name of one long word breaks after its underscores.
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}

const wordsOfCalibration = (reason: LightReason) => texts.ofCalibration[reason] ?? texts.reasons[reason];

/** The light of an instrument: that of a lidar with its configurations, that of a photometer with its calibration. */
function InstrumentLight(row: NetworkRow) {
  const { id, name, light, configurations, calibration } = row;
  const [params] = useSearchParams();
  if (!calibration)
    return (
      <span className="cars-light">
        <LightChip light={light} words={wordsOfLidar(row)} />
        <span className="cars-soft">
          {configurations.map((status) => CONFIGURATION_WORDS[status]).join(', ') || texts.noConfiguration}
        </span>
      </span>
    );
  const words = wordsOfCalibration(calibration.reason);
  const next = new URLSearchParams(params);
  next.set('lidar', id);
  next.delete('test');
  return (
    <Link
      className="cars-light"
      to={{ search: `?${next}` }}
      preventScrollReset
      aria-label={texts.open(`${texts.calibration}, ${name}`, words)}
    >
      <LightChip light={light} words={words} />
      {calibration.due && <span className="cars-soft">{day(calibration.due)}</span>}
    </Link>
  );
}

const COLUMNS: readonly Column<NetworkRow>[] = [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => facility.acronym,
    sortBy: ({ facility }) => facility.acronym,
  },
  {
    key: 'lidar',
    title: titles.instrument,
    cell: (row) => (
      <span className="cars-late-tests">
        <InstrumentLink row={row} />
        {notableOptional(row).map(({ type, light, reason }) => (
          <LightChip key={type} light={light} words={`${qaTestType(type).name}: ${texts.reasons[reason]}`} />
        ))}
      </span>
    ),
    sortBy: ({ name }) => name,
    isHeader: true,
  },
  {
    key: 'light',
    title: titles.light,
    cell: (row) => <InstrumentLight {...row} />,
    sortBy: ({ light }) => LIGHT_ORDER.indexOf(light),
  },
  ...REQUIRED_TYPES.map((type): Column<NetworkRow> => ({
    key: type,
    title: qaTestType(type).name,
    cell: (row) => <TestLight row={row} type={type} />,
    sortBy: (row) => rowOf(row, type)?.due ?? null,
  })),
];

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: ({ facility, name }: NetworkRow) => `${facility.acronym} ${facility.pretty_name} ${name}`,
};

/** The lights of all instruments of the network. */
export function NetworkTab() {
  const { data, ...asked } = useGetNetworkLightsQuery(undefined, { refetchOnMountOrArgChange: true });
  const onRetry = retryOf(asked);
  const rows = useMemo(() => data && mostUrgentFirst(networkRows(data)), [data]);
  if (!rows && onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {failed}
      </ErrorState>
    );
  if (!rows) return <Loading label={texts.loading} />;
  if (rows.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <>
      <Lights rows={rows} />
      <LidarSheet rows={rows} />
    </>
  );
}

const exportOf = (rows: readonly NetworkRow[]) => (
  <Button
    key="export"
    size="small"
    icon={<Icon name="download" />}
    onClick={() => saveCsv(networkCsv(rows), texts.file(day(Date.now() / 1000) ?? ''))}
  >
    {texts.csv}
  </Button>
);

function Lights({ rows }: { rows: readonly NetworkRow[] }) {
  const [light, setLight] = useTableFilter('light', NETWORK);
  const chosen = LIGHT_ORDER.find((each) => each === light);
  const shown = useMemo(() => (chosen ? rows.filter((row) => row.light === chosen) : rows), [rows, chosen]);
  const chips = chosen ? [{ label: texts.light.label, value: LIGHT_WORDS[chosen], onRemove: () => setLight('') }] : [];
  const options = lightCounts(rows).map((each) => ({
    value: each.light,
    label: texts.counts(LIGHT_WORDS[each.light], each.count),
  }));
  const bar = (
    <FilterBar key="filters" label={texts.filters} chips={chips}>
      <Select
        label={texts.light.label}
        emptyLabel={texts.light.any}
        labelHidden
        options={options}
        value={chosen ?? ''}
        onChange={setLight}
      />
    </FilterBar>
  );
  return (
    <div className="cars-network">
      <DataTable
        caption={texts.caption}
        rows={shown}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        search={SEARCH}
        urlKey={NETWORK}
        all={rows.length}
        isWide
        tools={(matches) => [bar, exportOf(matches)]}
        empty={
          <>
            {bar}
            <p>{texts.noHit}</p>
          </>
        }
      />
    </div>
  );
}
