import {
  DOWNLOAD_PATHS,
  statusOf,
  useDownload,
  useLoadFacilities,
  usePageFacilitiesQuery,
  useProfile,
  retryOf,
} from '@portal/api-slice';
import { LABEL_PAGES } from '@portal/domain';
import { PagedReportTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { usePagedQuery } from '@portal/ui/table';
import type { PagedQuery } from '@portal/ui/table';
import { useMemo } from 'react';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { HISTORY_COLUMNS } from '../history/history-columns';
import { HistoryFilterBar, useHistoryFilters } from '../history/history-filters';
import type { HistoryFilters } from '../history/history-filters';
import { ExportButton } from '../history/export-button';
import { MESSAGES } from '../messages';
import '../page.css';

const { history } = MESSAGES;
const FORBIDDEN = 403;
const PAGE_SIZE = 25;
const facilityPage = (id: string) => `/edit-nf/${id}`;
const LATER_PAGES = { label: LABEL_PAGES.centre, evaluation: LABEL_PAGES.evaluation };
const SORTS = ['facility'];

/** `/cars/view-nf-history/` */
export function ViewNfHistoryPage() {
  return mayAsk(useProfile(), 'facility.list') ? <History /> : <NotFound />;
}

function History() {
  const paging = usePagedQuery(PAGE_SIZE, undefined, SORTS);
  const filters = useHistoryFilters();
  const [status, party] = [filters.status.value, filters.pending.value];
  // Names are shown, so they are the order, not the acronyms.
  const asked = useMemo(
    () => ({ ...paging, sort: paging.sort || 'facility', status, pending_with: party }),
    [paging, status, party],
  );
  const page = useReports(asked);
  if (page.isError && statusOf(page.error) === FORBIDDEN) return <NotFound />;
  return (
    <div className="cars-page">
      <PageTitle title={history.title} />
      <Reports page={page} asked={asked} filters={filters} />
    </div>
  );
}

/** The page that is asked for, loaded anew whenever it is opened. */
const useReports = (asked: HistoryQuery) => usePageFacilitiesQuery(asked, { refetchOnMountOrArgChange: true });

type HistoryQuery = PagedQuery & HistoryFilters;

interface ReportsProps {
  page: ReturnType<typeof useReports>;
  asked: HistoryQuery;
  filters: ReturnType<typeof useHistoryFilters>;
}

function Reports({ page, asked, filters }: ReportsProps) {
  const { data, currentData } = page;
  const download = useDownload();
  const load = useLoadFacilities();
  const { search, sort, status, pending_with } = asked;
  const isFiltered = status !== '' || pending_with !== '';
  const profile = useProfile();
  const onRetry = retryOf(page);
  if (!data && onRetry)
    return (
      <ErrorState title={history.failedTitle} onRetry={onRetry}>
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
      onRetry={onRetry}
      paths={DOWNLOAD_PATHS}
      download={download}
      laterPages={LATER_PAGES}
      empty={<EmptyState title={history.missingTitle}>{history.missing}</EmptyState>}
      more={HISTORY_COLUMNS}
      pageOf={mayAsk(profile, 'facility.read') ? facilityPage : undefined}
      isFiltered={isFiltered}
      unknown={filters.unknown}
      loadAll={async () => load({ search, sort, status, pending_with })}
      tools={
        <>
          <HistoryFilterBar {...filters} />
          <ExportButton asked={asked} total={total} />
        </>
      }
    />
  );
  // The empty state needs no panel.
  return total === 0 && search === '' && !isFiltered ? (
    table
  ) : (
    <Panel>
      <div className="cars-history">{table}</div>
    </Panel>
  );
}
