import { DOWNLOAD_PATHS, useDownload, useIsLoggedIn, useListMyFacilitiesQuery } from '@portal/api-slice';
import { LABEL_PAGES } from '@portal/domain';
import { ReportTable } from '@portal/facilities';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../reports-messages';
import '../page.css';

const LATER_PAGES = { label: LABEL_PAGES.own, evaluation: LABEL_PAGES.ownEvaluation };

/** `/view-reports/`: a public page, with reports for owners of facilities only. */
export function ViewReportsPage() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className="nf-page">
      <PageTitle title={MESSAGES.title} />
      {isLoggedIn ? <MyReports /> : <NoReports mayLogIn />}
    </div>
  );
}

function MyReports() {
  const { data: facilities, isError, refetch } = useListMyFacilitiesQuery();
  const download = useDownload();
  if (facilities?.length === 0) return <NoReports />;
  if (facilities)
    return (
      <Panel>
        <ReportTable facilities={facilities} paths={DOWNLOAD_PATHS} download={download} laterPages={LATER_PAGES} />
      </Panel>
    );
  if (!isError) return <Loading label={MESSAGES.loading} />;
  return (
    <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
      {MESSAGES.failed}
    </ErrorState>
  );
}

function NoReports({ mayLogIn = false }: { mayLogIn?: boolean }) {
  return (
    <EmptyState title={MESSAGES.missingTitle}>
      <p>{MESSAGES.missing}</p>
      {mayLogIn && (
        <p>
          <Link to="/login?from=%2Fview-reports%2F">{MESSAGES.login}</Link>
        </p>
      )}
    </EmptyState>
  );
}
