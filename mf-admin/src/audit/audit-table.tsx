import { useListAuditQuery, DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { AuditQuery } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Button } from '@portal/ui/core';
import { PagedTable } from '@portal/ui/table';
import { DownloadButton } from '@portal/facilities';
import { AUDIT_COLUMNS } from './audit-columns';
import { MESSAGES } from './messages';
import { isAnyFilter, NO_FILTERS, useAuditFilters } from './use-audit-filters';

/** Props of `AuditTable`. */
export interface AuditTableProps {
  /** What is asked for, on all pages. */
  found: Partial<AuditQuery>;
  /** The page that is open. */
  page: Pick<AuditQuery, 'start' | 'count'>;
  pageSize: number;
  /** Whether more than the search narrows it down. */
  isFiltered: boolean;
}

const { table: texts } = MESSAGES;
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** The entries that were asked for, in whichever state they are. */
export function AuditTable({ found, page, pageSize, isFiltered }: AuditTableProps) {
  const { data, isError, isFetching, refetch } = useListAuditQuery({ ...found, ...page });
  if (isError && !isFetching)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={MESSAGES.loading} />;
  return (
    <PagedTable
      caption={texts.caption}
      rows={data.entries}
      total={data.total_count}
      rowKey={({ _id }) => _id}
      columns={AUDIT_COLUMNS}
      pageSize={pageSize}
      empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
      search={SEARCH}
      filters={<AuditTools found={found} />}
      isFiltered={isFiltered}
      isStale={isFetching}
    />
  );
}

/** Props of `AuditTools`. */
interface AuditToolsProps {
  /** What is asked for, on all pages. */
  found: Partial<AuditQuery>;
}

const { filters: filtersTexts } = MESSAGES;

/** What can be done with what was found. */
function AuditTools({ found }: AuditToolsProps) {
  const { filters, change } = useAuditFilters();
  const download = useDownload();
  return (
    <span className="adm-buttons">
      <Button disabled={!isAnyFilter(filters)} onClick={() => change(NO_FILTERS)}>
        {filtersTexts.clear}
      </Button>
      <DownloadButton label={filtersTexts.export} path={DOWNLOAD_PATHS.audit(found)} download={download} />
    </span>
  );
}
