import type { Page } from '@portal/api-slice';
import type { NationalFacility, SubmittedApplication } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';
import { FacilityPicker } from './facility-picker';
import { OpenWorkTable } from './open-work-table';

export interface ChooseApplicationProps {
  /** The first page; `undefined` while it is loading. */
  applications: Page<SubmittedApplication> | undefined;
  /** Set if loading failed. */
  onRetry: (() => void) | undefined;
  /** Id of the open facility. */
  chosen: string | undefined;
  /** The open facility, once it is loaded. */
  facility: NationalFacility | undefined;
}

const { picker, work } = MESSAGES;

/** The applications with open work: a table until a facility is chosen, then a link back to it. */
export function ChooseApplication({ applications, onRetry, chosen, facility }: ChooseApplicationProps) {
  if (!applications && onRetry)
    return (
      <ErrorState title={picker.failedTitle} onRetry={onRetry}>
        {picker.failed}
      </ErrorState>
    );
  if (!applications) return <Loading label={picker.loading} />;
  if (applications.total === 0) return <EmptyState title={picker.emptyTitle}>{picker.empty}</EmptyState>;
  return (
    <>
      <div className="cars-choose">
        <FacilityPicker chosen={chosen} facility={facility} />
        {chosen !== undefined && <OpenWorkLink />}
      </div>
      {chosen === undefined && (
        <Panel title={work.title}>
          <OpenWorkTable />
        </Panel>
      )}
    </>
  );
}

function OpenWorkLink() {
  const { data } = usePageApplicationsQuery({ open: 'true', start: 0, count: 1 }, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return <Link to="/cars/evaluate-nf">{work.link(data.total)}</Link>;
}
