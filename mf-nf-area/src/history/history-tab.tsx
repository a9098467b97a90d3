import { useLoadedTypeLists } from '@portal/api-slice';
import { HAND_OVER, historySentence, inWords, listsIn, nameOfWords, phasesOf, TYPE_LISTS } from '@portal/domain';
import type { HistoryEntry, InitialAcceptance, TypeLists } from '@portal/domain';
import { ChangesTable } from '@portal/facilities';
import { DurationPlot } from '@portal/instruments';
import { EmptyState, ErrorState, Loading, Panel, Disclosure, formatMoment } from '@portal/ui/core';
import { useMemo, useState } from 'react';
import { useListHistoryQuery } from '../api/facilities';
import { HISTORY_MESSAGES as history } from './messages';

// Longer lists of changes are collapsed.
const SHORT = 4;

/** Props of `HistoryTab`. */
export interface HistoryTabProps {
  facilityId: string;
  acceptance: InitialAcceptance;
}

/** The audit log of a facility and its instruments, newest first. */
export function HistoryTab({ facilityId, acceptance }: HistoryTabProps) {
  const { currentData: entries, isError, refetch } = useListHistoryQuery(facilityId);
  const lists = useLoadedTypeLists(
    entries?.flatMap(({ about, changes }) => listsIn(about.kind, changes)) ?? [],
    TYPE_LISTS,
  );
  if (entries && entries.length > 0 && lists)
    return (
      <Panel>
        <Phases entries={entries} acceptance={acceptance} />
        <ol className="nf-history">
          {entries
            .filter(({ action }) => action !== HAND_OVER)
            .toSorted((one, other) => other.at - one.at)
            .map((entry) => (
              <HistoryItem key={entry._id} entry={entry} lists={lists} />
            ))}
        </ol>
      </Panel>
    );
  if (entries?.length === 0) return <EmptyState title={history.emptyTitle}>{history.empty}</EmptyState>;
  if (!isError) return <Loading label={history.loading} />;
  return (
    <ErrorState title={history.failedTitle} onRetry={() => void refetch()}>
      {history.failed}
    </ErrorState>
  );
}

/** The parties that the application was pending with, and the duration of each phase. */
function Phases({ entries, acceptance }: Pick<HistoryTabProps, 'acceptance'> & { entries: readonly HistoryEntry[] }) {
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const phases = useMemo(() => phasesOf(entries, acceptance), [entries, acceptance]);
  return <DurationPlot phases={phases} due={acceptance.due_date} now={now} />;
}

function HistoryItem({ entry, lists }: { entry: HistoryEntry; lists: TypeLists }) {
  const changes = inWords(entry.about.kind, entry.changes, lists);
  // A single value reads better in a sentence than in a table with one row.
  const status = entry.action === 'facility.set-displayed-status' ? changes.at(0) : undefined;
  return (
    <li className="nf-history-item">
      <time className="nf-soft" dateTime={new Date(entry.at * 1000).toISOString()}>
        {formatMoment(entry.at)}
      </time>
      <div className="nf-stack">
        <p>{status ? history.publicStatus(status) : historySentence(entry)}</p>
        {status && <p className="nf-soft">{historySentence(entry)}</p>}
        {entry.reason !== null && <p className="nf-soft">{history.words(nameOfWords(entry.action), entry.reason)}</p>}
        {changes.length > 0 && !status && (
          <Disclosure summary={history.fields(changes.length)} open={changes.length <= SHORT}>
            <ChangesTable changes={changes} afterwards={history.after} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}
