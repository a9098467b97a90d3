import { FAULTS } from '@portal/domain';
import type { FaultCount, ReleaseRecord } from '@portal/domain';
import { formatMoment, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { lookupPath } from './composition-link';
import { MESSAGES } from './messages';
import { faultsOf } from './release-facts';

export interface FaultTableProps {
  part: string;
  release: ReleaseRecord;
}

const { part: texts } = MESSAGES;
const { faultColumns: titles } = texts;

const COLUMNS: readonly Column<FaultCount>[] = [
  { key: 'what', title: titles.what, cell: ({ fault }) => <What fault={fault} />, isHeader: true },
  { key: 'count', title: titles.count, cell: ({ count }) => <span className="p-figures">{count}</span>, align: 'end' },
  { key: 'last', title: titles.last, cell: ({ last_at }) => formatMoment(last_at) },
  {
    key: 'composition',
    title: titles.composition,
    cell: ({ composition }) => (
      <Link className="p-figures" to={lookupPath(composition)} aria-label={texts.lookUp(composition)}>
        {composition}
      </Link>
    ),
  },
];

/** The kinds of failure of a release, most frequent first. */
export function FaultTable({ part, release }: FaultTableProps) {
  if (release.faults.length === 0) return null;
  return (
    <DataTable
      caption={texts.faults(part)}
      rows={faultsOf(release)}
      rowKey={({ fault }) => fault}
      columns={COLUMNS}
      empty={null}
      pageSize={null}
    />
  );
}

const What = ({ fault }: Pick<FaultCount, 'fault'>) => (
  <span className="adm-fault">
    <Icon name="warning" /> {FAULTS[fault]}
  </span>
);
