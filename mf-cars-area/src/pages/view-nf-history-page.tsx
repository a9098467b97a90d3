import { DOWNLOAD_PATHS, statusOf, useDownload, usePageFacilitiesQuery, useProfile } from '@portal/api-slice';
import { PagedReportTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { usePagedQuery } from '@portal/ui/table';
import type { PagedQuery } from '@portal/ui/table';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { ExportButton } from '../history/export-button';
import { MESSAGES } from '../messages';
import '../page.css';

const { history } = MESSAGES;
const FORBIDDEN = 403;
const PAGE_SIZE = 25;
const SORTS = ['facility'];

/** `/cars/view-nf-history/` */
export function ViewNfHistoryPage() {
  return mayAsk(useProfile(), 'facility.list') ? <History /> : <NotFound />;
}

function History() {
  const asked = usePagedQuery(PAGE_SIZE, undefined, SORTS);
  const page = usePageFacilitiesQuery(asked, { refetchOnMountOrArgChange: true });
  if (page.isError && statusOf(page.error) === FORBIDDEN) return <NotFound />;
  return (
    <div className="cars-page">
      <PageTitle title={history.title} />
      <Reports page={page} asked={asked} />
    </div>
  );
}

interface ReportsProps {
  page: ReturnType<typeof usePageFacilitiesQuery>;
  asked: PagedQuery;
}

function Reports({ page: { data, currentData, isError, isFetching, refetch }, asked }: ReportsProps) {
  const download = useDownload();
  if (isError && !isFetching && !currentData)
    return (
      <ErrorState title={history.failedTitle} onRetry={() => void refetch()}>
        {history.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={history.loading} />;
  const { rows, total } = data;
  const table = (
    <PagedReportTable
      facilities={rows}
      total={total}
      pageSize={PAGE_SIZE}
      isStale={!currentData}
      paths={DOWNLOAD_PATHS}
      download={download}
      empty={<EmptyState title={history.missingTitle}>{history.missing}</EmptyState>}
      tools={<ExportButton asked={asked} total={total} />}
    />
  );
  // The empty state needs no panel.
  return total === 0 && asked.search === '' ? table : <Panel>{table}</Panel>;
}
