import { useListHistoryQuery } from '@portal/api-slice';
import { historySentence, inWords } from '@portal/domain';
import type { HistoryEntry } from '@portal/domain';
import { ChangesTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, Panel, Disclosure, formatMoment } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { history } = MESSAGES;
// More changes than these make a long list, which is shown on demand.
const SHORT = 4;

/** The audit log of a facility and its instruments, newest first. */
export function HistoryTab({ facilityId }: { facilityId: string }) {
  const { currentData: entries, isError, refetch } = useListHistoryQuery(facilityId);
  if (entries && entries.length > 0)
    return (
      <Panel>
        <ol className="nf-history">
          {entries
            .toSorted((one, other) => other.at - one.at)
            .map((entry) => (
              <HistoryItem key={entry._id} entry={entry} />
            ))}
        </ol>
      </Panel>
    );
  if (entries) return <EmptyState title={history.emptyTitle}>{history.empty}</EmptyState>;
  if (!isError) return <Loading label={history.loading} />;
  return (
    <ErrorState title={history.failedTitle} onRetry={() => void refetch()}>
      {history.failed}
    </ErrorState>
  );
}

function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const changes = inWords(entry.about.kind, entry.changes);
  return (
    <li className="nf-history-item">
      <time className="nf-soft" dateTime={new Date(entry.at * 1000).toISOString()}>
        {formatMoment(entry.at)}
      </time>
      <div className="nf-stack">
        <p>{historySentence(entry)}</p>
        {entry.reason !== null && <p className="nf-soft">{history.reason(entry.reason)}</p>}
        {changes.length > 0 && (
          <Disclosure summary={history.fields(changes.length)} open={changes.length <= SHORT}>
            <ChangesTable changes={changes} afterwards={history.after} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}
