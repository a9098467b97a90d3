import { usePageApplicationsQuery } from '@portal/api-slice';
import type { Page } from '@portal/api-slice';
import type { NationalFacility, SubmittedApplication } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { FacilityPicker } from './facility-picker';
import { OpenWorkTable } from './open-work-table';

/** Props of `ChooseApplication`. */
export interface ChooseApplicationProps {
  /** The first of them; `undefined` while they are not loaded. */
  applications: Page<SubmittedApplication> | undefined;
  /** They could not be loaded: how to try again. */
  onRetry: (() => void) | undefined;
  /** Id of the facility that is open. */
  chosen: string | undefined;
  /** That facility, once it is loaded. */
  facility: NationalFacility | undefined;
}

const { picker, work } = MESSAGES;

/** What can be evaluated, and what waits: a table until a facility is chosen, then a link back to it. */
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
