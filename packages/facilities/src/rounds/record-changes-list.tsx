import { inWords } from '@portal/domain';
import type { RecordChanges, Difference, TypeLists } from '@portal/domain';
import { MESSAGES } from '../messages';
import '../facilities.css';

const { changes: texts } = MESSAGES;

export interface RecordChangesListProps {
  changes: readonly RecordChanges[];
  /** Lists that give the names of coded values. */
  lists: TypeLists;
}

/** Changes of a facility and its instruments, by record and field. */
export function RecordChangesList({ changes, lists }: RecordChangesListProps) {
  return (
    <ul className="fac-records">
      {changes.map((record) => (
        <li key={`${record.about} ${record.id}`}>
          <h4>{texts.record(texts.kinds[record.about], record.name, texts.what[record.what])}</h4>
          {record.changes.length > 0 && (
            <ChangesTable
              name={texts.of(record.name)}
              changes={inWords(record.about, record.changes, lists)}
              afterwards={texts.now}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

export interface ChangesTableProps {
  changes: readonly Difference[];
  /** Name of the table for screen readers; needed if a page has several. */
  name?: string | undefined;
  /** Title of the column with new values. */
  afterwards: string;
}

/** A table of changed fields. */
export function ChangesTable({ changes, name, afterwards }: ChangesTableProps) {
  return (
    <table className="fac-changes" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{afterwards}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td data-title={texts.before}>{before}</td>
            <td data-title={afterwards}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
