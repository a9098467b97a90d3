import { useGetTaskSummaryQuery } from '@portal/api-slice';
import type { Page } from '@portal/api-slice';
import { countOnPages } from '@portal/domain';
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
const PAGE = '/cars/evaluate-nf';

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
      {chosen === undefined && <OpenWork />}
    </>
  );
}

/** The number of the user's open tasks here, which is the one in the menu, and of the facilities with any. */
function useOpenCounts() {
  const { data } = usePageApplicationsQuery({ open: 'true', start: 0, count: 1 }, { refetchOnMountOrArgChange: true });
  const { data: summary } = useGetTaskSummaryQuery();
  const facilities = data?.total ?? 0;
  // A facility is listed for one task at least, also while the tasks are loading.
  return {
    facilities,
    tasks: Math.max(facilities, summary ? countOnPages(summary, (path) => path.startsWith(PAGE)) : 0),
  };
}

function OpenWork() {
  const { tasks, facilities } = useOpenCounts();
  return (
    <Panel title={tasks > 0 ? work.link(tasks) : work.title}>
      {tasks > facilities && <p className="cars-soft">{work.counts(tasks, facilities)}</p>}
      <div className="cars-work">
        <OpenWorkTable />
      </div>
    </Panel>
  );
}

function OpenWorkLink() {
  const { tasks } = useOpenCounts();
  return tasks > 0 && <Link to={PAGE}>{work.link(tasks)}</Link>;
}
