import { useProfile } from '@portal/api-slice';
import type { AspectPath, InstrumentKind, ReviewedApplication } from '@portal/domain';
import { EmptyState } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { ASPECTS } from './aspects';
import { EVALUATION_MESSAGES as texts } from './messages';
import { ownPaths } from './own-components';
import type { SystemRow } from './system-row';
import { SystemCell, EvaluationCell } from './evaluation-cell';
import './evaluations.css';
import './evaluation-matrix.css';

const columnsOf = (kind: InstrumentKind, own: readonly AspectPath[]): readonly Column<SystemRow>[] => [
  { key: 'system', title: texts.columns.system, cell: (row) => <SystemCell row={row} />, isHeader: true },
  ...ASPECTS[kind].map(({ key, name }) => ({
    key,
    title: name,
    cell: (row: SystemRow) =>
      row.evaluated
        .filter(({ aspect }) => aspect.key === key)
        .map((evaluated) => (
          <EvaluationCell key={key} row={row} evaluated={evaluated} isOwn={own.includes(evaluated.aspect.path)} />
        )),
  })),
];

export interface EvaluationTableProps {
  application: ReviewedApplication;
  kind: InstrumentKind;
  rows: readonly SystemRow[];
}

/** The instruments of one kind with their evaluations by aspect. */
export function EvaluationTable({ application, kind, rows }: EvaluationTableProps) {
  const profile = useProfile();
  const columns = useMemo(() => columnsOf(kind, ownPaths(profile, application)), [kind, profile, application]);
  const words = texts[kind];
  return (
    <div className="evaluation-table evaluation-matrix">
      <DataTable
        caption={words.table}
        rows={rows}
        rowKey={({ instrument }) => instrument._id}
        columns={columns}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        pageSize={null}
        urlKey={`${kind}s`}
      />
    </div>
  );
}
