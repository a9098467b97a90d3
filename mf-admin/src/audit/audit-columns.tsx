import { auditSentence } from '@portal/domain';
import type { AuditRecord } from '@portal/domain';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { ChangesCell } from './changes-cell';
import { MESSAGES } from './messages';

const {
  table: { columns: titles, none },
} = MESSAGES;

/** What the table says of an entry. */
export const AUDIT_COLUMNS: readonly Column<AuditRecord>[] = [
  { key: 'at', title: titles.at, cell: ({ at }) => <Moment epoch={at} /> },
  { key: 'what', title: titles.what, cell: auditSentence, isHeader: true },
  { key: 'facility', title: titles.facility, cell: ({ facility }) => <Facility facility={facility} /> },
  { key: 'changes', title: titles.changes, cell: (record) => <ChangesCell record={record} />, isStacked: true },
];

/** A moment in epoch seconds as `yyyy-mm-dd hh:mm:ss`, in UTC. */
function Moment({ epoch }: { epoch: number }) {
  const iso = new Date(epoch * 1000).toISOString();
  return (
    <time className="adm-moment p-figures" dateTime={iso}>
      {iso.slice(0, 19).replace('T', ' ')}
    </time>
  );
}

function Facility({ facility }: Pick<AuditRecord, 'facility'>) {
  if (!facility) return <span className="adm-soft">{none}</span>;
  return <Link to={`/edit-nf/${facility._id}`}>{facility.acronym}</Link>;
}
