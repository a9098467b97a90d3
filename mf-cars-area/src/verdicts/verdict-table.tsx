import type { InstrumentKind } from '@portal/domain';
import { Alert, EmptyState } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { ASPECTS } from './aspects';
import { VERDICT_MESSAGES as texts } from './messages';
import type { SystemRow } from './system-row';
import { useVerdictPlace } from './use-verdict-place';
import { SystemCell, VerdictCell } from './verdict-cell';
import './verdicts.css';

const columnsOf = (kind: InstrumentKind): readonly Column<SystemRow>[] => [
  { key: 'system', title: texts.columns.system, cell: (row) => <SystemCell row={row} />, isHeader: true },
  ...ASPECTS[kind].map(({ key, name }) => ({
    key,
    title: name,
    cell: (row: SystemRow) =>
      row.judged
        .filter(({ aspect }) => aspect.key === key)
        .map((judged) => <VerdictCell key={key} row={row} judged={judged} />),
  })),
];

const COLUMNS = { lidar: columnsOf('lidar'), photometer: columnsOf('photometer') };

/** Props of `VerdictTable`. */
export interface VerdictTableProps {
  kind: InstrumentKind;
  rows: readonly SystemRow[];
}

/** The instruments of one kind, each with its verdicts by aspect. */
export function VerdictTable({ kind, rows }: VerdictTableProps) {
  const { place } = useVerdictPlace(kind);
  const asked = place.verdict?.instrumentId ?? place.system;
  const isGone = asked !== null && !rows.some(({ instrument }) => instrument._id === asked);
  const words = texts[kind];
  return (
    <div className="verdict-table">
      {isGone && <Alert type="warning" showIcon title={texts.gone} />}
      <DataTable
        caption={words.table}
        rows={rows}
        rowKey={({ instrument }) => instrument._id}
        columns={COLUMNS[kind]}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        pageSize={null}
        urlKey={`${kind}s`}
      />
    </div>
  );
}
