import { auditFacts, auditLists, auditSentence, TYPE_LISTS } from '@portal/domain';
import type { AuditFact, AuditRecord, TypeLists } from '@portal/domain';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { Disclosure } from '@portal/ui/core';
import { MESSAGES } from './messages';

const {
  table: { columns: titles, none },
} = MESSAGES;

/** A missing value; the card of an entry omits its line. */
const NONE = <span className="adm-none">{none}</span>;

/** Columns of the audit log, with these names of values; undefined until they are loaded. */
export const auditColumns = (lists: TypeLists | undefined): readonly Column<AuditRecord>[] => [
  { key: 'at', title: titles.at, cell: ({ at }) => <Moment epoch={at} /> },
  { key: 'what', title: titles.what, cell: auditSentence, isHeader: true },
  { key: 'facility', title: titles.facility, cell: ({ facility }) => <Facility facility={facility} /> },
  {
    key: 'changes',
    title: titles.changes,
    cell: (record) => <ChangesCell record={record} lists={lists} />,
    isStacked: true,
  },
];

/** A time in epoch seconds as `yyyy-mm-dd hh:mm:ss` (UTC). */
function Moment({ epoch }: { epoch: number }) {
  const iso = new Date(epoch * 1000).toISOString();
  return (
    <time className="adm-moment p-figures" dateTime={iso}>
      {iso.slice(0, 19).replace('T', ' ')}
    </time>
  );
}

function Facility({ facility }: Pick<AuditRecord, 'facility'>) {
  if (!facility) return NONE;
  return <Link to={`/edit-nf/${facility._id}`}>{facility.acronym}</Link>;
}

const { table: texts } = MESSAGES;
// Longer lists are collapsed, so that one row does not hide the others.
const SHORT = 2;

function ChangesCell({ record, lists }: { record: AuditRecord; lists: TypeLists | undefined }) {
  const changes = auditFacts(record, lists ?? TYPE_LISTS);
  if (changes.length === 0) return NONE;
  // Until then, values keep their room, as no name may change while it is read.
  const isNamed = lists !== undefined || auditLists(record).length === 0;
  const list = <ChangeList changes={changes} isNamed={isNamed} />;
  return changes.length <= SHORT ? list : <Disclosure summary={texts.changes(changes.length)}>{list}</Disclosure>;
}

const ChangeList = ({ changes, isNamed }: { changes: readonly AuditFact[]; isNamed: boolean }) => (
  <dl className={isNamed ? 'adm-changes' : 'adm-changes adm-unnamed'}>
    {changes.map(({ path, label, before, after }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd>
          {before !== null && <Before value={before} />}
          {after}
        </dd>
      </div>
    ))}
  </dl>
);

/** The old value, followed by an arrow that screen readers read as a word. */
const Before = ({ value }: { value: string }) => (
  <>
    {value} <span aria-hidden="true">→</span>
    <span className="p-visually-hidden">{texts.becomes}</span>{' '}
  </>
);
