import { DOWNLOAD_PATHS, statusOf, useDownload, useListFacilitiesQuery, useProfile } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { ReportTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { ExportButton } from '../history/export-button';
import { MESSAGES } from '../messages';
import '../page.css';

const { history } = MESSAGES;
const FORBIDDEN = 403;

/** `/cars/view-nf-history/` */
export function ViewNfHistoryPage() {
  return mayAsk(useProfile(), 'GET /national-facility/all') ? <History /> : <NotFound />;
}

function History() {
  const { data, isError, error, refetch } = useListFacilitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && statusOf(error) === FORBIDDEN) return <NotFound />;
  return (
    <div className="cars-page">
      <PageTitle title={history.title} />
      <Reports facilities={data} onRetry={isError ? () => void refetch() : undefined} />
    </div>
  );
}

const exportOf = (found: readonly NationalFacility[]) => <ExportButton facilities={found} />;

interface ReportsProps {
  facilities: readonly NationalFacility[] | undefined;
  onRetry: (() => void) | undefined;
}

function Reports({ facilities, onRetry }: ReportsProps) {
  const download = useDownload();
  if (facilities?.length === 0) return <EmptyState title={history.missingTitle}>{history.missing}</EmptyState>;
  if (facilities)
    return (
      <Panel>
        <ReportTable facilities={facilities} paths={DOWNLOAD_PATHS} download={download} tools={exportOf} />
      </Panel>
    );
  if (!onRetry) return <Loading label={history.loading} />;
  return (
    <ErrorState title={history.failedTitle} onRetry={onRetry}>
      {history.failed}
    </ErrorState>
  );
}
