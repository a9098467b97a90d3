import { inWords } from '@portal/domain';
import type { RecordChanges } from '@portal/domain';
import '../facilities.css';
import { MESSAGES } from '../messages';
import { ChangesTable } from './changes-table';

const { changes: texts } = MESSAGES;

/** What became of a facility and its instruments, record by record and field by field. */
export function RecordChangesList({ changes }: { changes: readonly RecordChanges[] }) {
  return (
    <ul className="fac-records">
      {changes.map((record) => (
        <li key={`${record.about} ${record.id}`}>
          <h4>{texts.record(texts.kinds[record.about], record.name, texts.what[record.what])}</h4>
          {record.changes.length > 0 && (
            <ChangesTable
              name={texts.of(record.name)}
              changes={inWords(record.about, record.changes)}
              afterwards={texts.now}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
