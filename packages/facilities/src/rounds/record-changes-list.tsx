import { inWords } from '@portal/domain';
import type { RecordChanges } from '@portal/domain';
import '../facilities.css';
import { MESSAGES } from '../messages';

const { changes: texts } = MESSAGES;

/** What became of a facility and its instruments, record by record and field by field. */
export function RecordChangesList({ changes }: { changes: readonly RecordChanges[] }) {
  return (
    <ul className="fac-records">
      {changes.map((record) => (
        <li key={`${record.about} ${record.id}`}>
          <h4>{texts.record(texts.kinds[record.about], record.name, texts.what[record.what])}</h4>
          {record.changes.length > 0 && <ChangeTable record={record} />}
        </li>
      ))}
    </ul>
  );
}

function ChangeTable({ record }: { record: RecordChanges }) {
  return (
    <table className="fac-changes" aria-label={texts.of(record.name)}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {inWords(record.about, record.changes).map(({ path, label, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
