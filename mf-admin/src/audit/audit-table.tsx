import { sentMessage, serverMessage, useDownload, useLoadedTypeLists } from '@portal/api-slice';
import { auditCsv, useListAuditQuery, useLoadAudit } from '../api/audit';
import type { AuditAsked } from '../api/audit';
import { EVALUATION_FIELDS, listNamesOf, RECORDS, TYPE_LISTS } from '@portal/domain';
import type { AuditQuery, TypeListName } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Button } from '@portal/ui/core';
import { PagedTable, useClearTable } from '@portal/ui/table';
import { DownloadButton } from '@portal/facilities';
import { useMemo } from 'react';
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
/** Type lists whose codes occur in recorded changes. */
const LISTS: readonly TypeListName[] = [...listNamesOf(...Object.values(RECORDS), EVALUATION_FIELDS), 'acceptance'];
/** For the number of all entries. */
const ONE = { start: 0, count: 1 };
const NO_ROWS: readonly never[] = [];
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** The entries that match the query. */
export function AuditTable({ query, page, pageSize, isFiltered }: AuditTableProps) {
  const { data, error, isFetching, refetch } = useListAuditQuery({ ...query, ...page });
  const { unknown } = useAuditFilters();
  const load = useLoadAudit();
  const { data: all } = useListAuditQuery(ONE, { skip: data?.total_count !== 0 });
  const lists = useLoadedTypeLists(LISTS, TYPE_LISTS);
  const columns = useMemo(() => lists && auditColumns(lists), [lists]);
  const onRetry = error !== undefined && !isFetching ? () => void refetch() : undefined;
  // A query that the server refuses with a reason has no rows.
  const failed = onRetry && (!data || sentMessage(error) !== null) && (
    <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
      {serverMessage(error) ?? MESSAGES.failed}
    </ErrorState>
  );
  if (!columns || !(data || failed)) return <Loading label={MESSAGES.loading} />;
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
      printed={{ what: texts.what, load: async () => load(query) }}
      isFiltered={isFiltered}
      filterNames={FILTER_NAMES}
      unknown={unknown}
      all={all?.total_count}
      isStale={isFetching || onRetry !== undefined}
    />
  );
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
