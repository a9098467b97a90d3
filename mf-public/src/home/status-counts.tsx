import { useProfile } from '@portal/api-slice';
import { isAdministrator, LABEL_PAGES, may, relationsOf } from '@portal/domain';
import type { StatusCount } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useCountByStatusQuery } from '../api/facilities';
import { MEMBER_MESSAGES } from './messages';
import './status-counts.css';

const { counts: texts } = MEMBER_MESSAGES;

/** The number of facilities in each status, each with a link to a table of them. */
export function StatusCounts() {
  const { data: counts, isError, refetch } = useCountByStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!counts && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {MEMBER_MESSAGES.tasks.failed}
      </ErrorState>
    );
  if (!counts) return <Loading label={texts.loading} />;
  return (
    <Panel
      title={texts.title}
      actions={
        <span className="pub-count-links">
          <StagesLink />
          <ImportLink />
          <NetworkLink />
        </span>
      }
    >
      <ul className="pub-counts">
        {counts.map((one) => (
          <li key={one.status.code}>
            <Count {...one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The growth of the network is drawn below the table of the administrators. */
const NetworkLink = () =>
  isAdministrator(useProfile()) && <Link to="/admin/edit-nfs?network=open">{texts.network}</Link>;

/** What is open in the whole network, for those who read it. */
function StagesLink() {
  const profile = useProfile();
  const reader = relationsOf(profile && { id: profile._id, permissions: profile.permissions });
  if (!areLaterStagesInUse() || !may('stage.list', reader).allowed) return null;
  return <Link to={LABEL_PAGES.stages}>{texts.stages}</Link>;
}

/** The import of indicators, for those who send them. */
function ImportLink() {
  const profile = useProfile();
  const reader = relationsOf(profile && { id: profile._id, permissions: profile.permissions });
  if (!areLaterStagesInUse() || !may('data-indicator.import', reader).allowed) return null;
  return <Link to={`${LABEL_PAGES.evaluations}?import=open`}>{texts.imports}</Link>;
}

function Count({ status, count }: StatusCount) {
  const table = isAdministrator(useProfile()) ? '/admin/edit-nfs' : '/cars/view-nf-history/';
  return (
    <Link to={`${table}?status=${status.code}`}>
      <strong>{count}</strong> {status.name}
    </Link>
  );
}
