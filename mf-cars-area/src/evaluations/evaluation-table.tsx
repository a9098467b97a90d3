import type { InstrumentKind } from '@portal/domain';
import { EmptyState } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { ASPECTS } from './aspects';
import { EVALUATION_MESSAGES as texts } from './messages';
import type { SystemRow } from './system-row';
import { SystemCell, EvaluationCell } from './evaluation-cell';
import './evaluations.css';

const columnsOf = (kind: InstrumentKind): readonly Column<SystemRow>[] => [
  { key: 'system', title: texts.columns.system, cell: (row) => <SystemCell row={row} />, isHeader: true },
  ...ASPECTS[kind].map(({ key, name }) => ({
    key,
    title: name,
    cell: (row: SystemRow) =>
      row.evaluated
        .filter(({ aspect }) => aspect.key === key)
        .map((evaluated) => <EvaluationCell key={key} row={row} evaluated={evaluated} />),
  })),
];

const COLUMNS = { lidar: columnsOf('lidar'), photometer: columnsOf('photometer') };

export interface EvaluationTableProps {
  kind: InstrumentKind;
  rows: readonly SystemRow[];
}

/** The instruments of one kind with their evaluations by aspect. */
export function EvaluationTable({ kind, rows }: EvaluationTableProps) {
  const words = texts[kind];
  return (
    <div className="evaluation-table">
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
