import { sentMessage, serverMessage, useDownload, useLoadedTypeLists, useLoadTypeLists } from '@portal/api-slice';
import { auditCsv, useListAuditQuery, useLoadAudit } from '../api/audit';
import type { AuditAsked } from '../api/audit';
import { auditLists, TYPE_LISTS } from '@portal/domain';
import type { AuditQuery, AuditRecord, TypeListName } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Button } from '@portal/ui/core';
import { PagedTable, useClearTable } from '@portal/ui/table';
import { DownloadButton } from '@portal/facilities';
import { useMemo, useState } from 'react';
import { auditColumns } from './audit-columns';
import { MESSAGES } from './messages';
import { FILTER_NAMES, isAnyFilter, useAuditFilters } from './use-audit-filters';

export interface AuditTableProps {
  /** The query without paging. */
  query: AuditAsked;
  page: Pick<AuditQuery, 'start' | 'count'>;
  pageSize: number;
  isFiltered: boolean;
}

const { table: texts } = MESSAGES;
/** For the number of all entries. */
const ONE = { start: 0, count: 1 };
const NO_ROWS: readonly never[] = [];
const NO_LISTS: readonly TypeListName[] = [];
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** The entries that match the query. */
export function AuditTable({ query, page, pageSize, isFiltered }: AuditTableProps) {
  const { data, error, isFetching, refetch } = useListAuditQuery({ ...query, ...page });
  const { unknown } = useAuditFilters();
  const { data: all } = useListAuditQuery(ONE, { skip: data?.total_count !== 0 });
  const { lists, loadAll } = useNamesOf(data?.entries ?? NO_ROWS, query);
  const columns = useMemo(() => auditColumns(lists), [lists]);
  const onRetry = error !== undefined && !isFetching ? () => void refetch() : undefined;
  // A query that the server refuses with a reason has no rows.
  const failed = onRetry && (!data || sentMessage(error) !== null) && (
    <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
      {serverMessage(error) ?? MESSAGES.failed}
    </ErrorState>
  );
  if (!data && !failed) return <Loading label={MESSAGES.loading} />;
  return (
    <PagedTable
      caption={texts.caption}
      rows={data?.entries ?? NO_ROWS}
      total={data?.total_count ?? 0}
      rowKey={({ _id }) => _id}
      columns={columns}
      pageSize={pageSize}
      failed={failed || undefined}
      onRetry={failed ? undefined : onRetry}
      empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
      search={SEARCH}
      filters={<AuditTools query={query} />}
      printed={{ what: texts.what, load: loadAll }}
      isFiltered={isFiltered}
      filterNames={FILTER_NAMES}
      unknown={unknown}
      all={all?.total_count}
      isStale={isFetching || onRetry !== undefined}
    />
  );
}

const listsOf = (entries: readonly AuditRecord[]) => entries.flatMap(auditLists);

/**
 * The names of the values in these entries; undefined until they are loaded. `loadAll` loads all entries of the query
 * and the names in them, since a printed page does not wait for any.
 */
function useNamesOf(entries: readonly AuditRecord[], query: AuditAsked) {
  const [printed, setPrinted] = useState(NO_LISTS);
  const loadEntries = useLoadAudit();
  const loadLists = useLoadTypeLists();
  const lists = useLoadedTypeLists([...listsOf(entries), ...printed], TYPE_LISTS);
  async function loadAll() {
    const all = await loadEntries(query);
    const names = [...listsOf(entries), ...listsOf(all)];
    // Without them, values have their built-in names, as on the screen.
    const isLoaded = await loadLists(names).then(
      () => true,
      () => false,
    );
    if (isLoaded) setPrinted(names);
    return all;
  }
  return { lists, loadAll };
}

interface AuditToolsProps {
  query: AuditAsked;
}

const { filters: filtersTexts } = MESSAGES;

function AuditTools({ query }: AuditToolsProps) {
  const { filters } = useAuditFilters();
  const clear = useClearTable(FILTER_NAMES);
  const isAny = isAnyFilter(filters) || (query.search ?? '') !== '';
  const download = useDownload();
  return (
    <div className="adm-table-tools">
      <Button size="small" disabled={!isAny} onClick={clear}>
        {filtersTexts.clear}
      </Button>
      <DownloadButton
        size="small"
        label={filtersTexts.export}
        of={texts.what}
        path={auditCsv(query)}
        download={download}
      />
    </div>
  );
}
