import { historySentence, inWords } from '@portal/domain';
import type { HistoryEntry } from '@portal/domain';
import { ChangesTable } from '@portal/facilities';
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
            <ChangesTable changes={found} afterwards={history.after} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}
