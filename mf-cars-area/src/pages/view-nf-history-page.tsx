import {
  DOWNLOAD_PATHS,
  statusOf,
  useDownload,
  useLoadFacilities,
  usePageFacilitiesQuery,
  useProfile,
} from '@portal/api-slice';
import { ACCEPTANCE_STATUSES } from '@portal/domain';
import { PagedReportTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Select } from '@portal/ui/filter';
import { usePagedQuery, useTableFilter } from '@portal/ui/table';
import type { PagedQuery } from '@portal/ui/table';
import { useMemo } from 'react';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { HISTORY_COLUMNS } from '../history/history-columns';
import { ExportButton } from '../history/export-button';
import { MESSAGES } from '../messages';
import '../page.css';

const { history } = MESSAGES;
const FORBIDDEN = 403;
const PAGE_SIZE = 25;
const facilityPage = (id: string) => `/edit-nf/${id}`;
const SORTS = ['facility'];
const UNKNOWN_STATUS = ['status'];
const STATUS = { label: history.columns.status, emptyLabel: history.anyStatus, labelHidden: true };
const STATUSES = ACCEPTANCE_STATUSES.map(({ code, name }) => ({ value: code, label: name }));

/** `/cars/view-nf-history/` */
export function ViewNfHistoryPage() {
  return mayAsk(useProfile(), 'facility.list') ? <History /> : <NotFound />;
}

function History() {
  const paging = usePagedQuery(PAGE_SIZE, undefined, SORTS);
  const [text, setStatus] = useTableFilter('status');
  // The URL may contain any status.
  const status = STATUSES.some(({ value }) => value === text) ? text : '';
  // Names are shown, so they are the order, not the acronyms.
  const unknown = text === status ? undefined : UNKNOWN_STATUS;
  const asked = useMemo(() => ({ ...paging, sort: paging.sort || 'facility', status }), [paging, status]);
  const page = usePageFacilitiesQuery(asked, { refetchOnMountOrArgChange: true });
  if (page.isError && statusOf(page.error) === FORBIDDEN) return <NotFound />;
  return (
    <div className="cars-page">
      <PageTitle title={history.title} />
      <Reports page={page} asked={asked} unknown={unknown} onStatus={setStatus} />
    </div>
  );
}

interface ReportsProps {
  page: ReturnType<typeof usePageFacilitiesQuery>;
  asked: PagedQuery & { status: string };
  /** The parameters with values that do not exist. */
  unknown: readonly string[] | undefined;
  onStatus: (status: string) => void;
}

function Reports({
  page: { data, currentData, isError, isFetching, refetch },
  asked,
  unknown,
  onStatus,
}: ReportsProps) {
  const download = useDownload();
  const load = useLoadFacilities();
  const { search, sort, status } = asked;
  const profile = useProfile();
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
      more={HISTORY_COLUMNS}
      pageOf={mayAsk(profile, 'facility.read') ? facilityPage : undefined}
      isFiltered={status !== ''}
      unknown={unknown}
      loadAll={async () => load({ search, sort, status })}
      tools={
        <>
          <Select {...STATUS} options={STATUSES} value={asked.status} onChange={onStatus} />
          <ExportButton asked={asked} total={total} />
        </>
      }
    />
  );
  // The empty state needs no panel.
  return total === 0 && asked.search === '' && asked.status === '' ? (
    table
  ) : (
    <Panel>
      <div className="cars-history">{table}</div>
    </Panel>
  );
}
