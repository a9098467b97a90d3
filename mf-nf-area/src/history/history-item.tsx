import { historySentence, inWords } from '@portal/domain';
import type { Difference, HistoryEntry } from '@portal/domain';
import { Disclosure, formatMoment } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { history } = MESSAGES;
// More than these are a long list, which is shown when asked for.
const SHORT = 4;

/** One line of the history, with what changed. */
export function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const found = inWords(entry.about.kind, entry.changes);
  return (
    <li className="nf-history-item">
      <time className="nf-soft" dateTime={new Date(entry.at * 1000).toISOString()}>
        {formatMoment(entry.at)}
      </time>
      <div className="nf-stack">
        <p>{historySentence(entry)}</p>
        {entry.reason !== null && <p className="nf-soft">{history.reason(entry.reason)}</p>}
        {found.length > 0 && (
          <Disclosure summary={history.fields(found.length)} open={found.length <= SHORT}>
            <ChangeTable changes={found} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}

function ChangeTable({ changes }: { changes: readonly Difference[] }) {
  return (
    <table className="nf-changes">
      <thead>
        <tr>
          <th scope="col">{history.field}</th>
          <th scope="col">{history.before}</th>
          <th scope="col">{history.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, before, after }) => (
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
