import { useListHistoryQuery } from '@portal/api-slice';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { HistoryItem } from './history-item';

const { history } = MESSAGES;

/** Who did what to a facility and its instruments, newest first. */
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
