import type { SubmittedApplication } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { FacilityPicker } from './facility-picker';
import { openWorkIn } from './open-work';
import { OpenWorkTable } from './open-work-table';

/** Props of `ChooseApplication`. */
export interface ChooseApplicationProps {
  /** `undefined` while they are not loaded. */
  applications: readonly SubmittedApplication[] | undefined;
  /** They could not be loaded: how to try again. */
  onRetry: (() => void) | undefined;
  /** Id of the facility that is open. */
  chosen: string | undefined;
}

const { picker, work } = MESSAGES;

/** What can be evaluated, and what waits: a table until a facility is chosen, then a link back to it. */
export function ChooseApplication({ applications, onRetry, chosen }: ChooseApplicationProps) {
  if (!applications && onRetry)
    return (
      <ErrorState title={picker.failedTitle} onRetry={onRetry}>
        {picker.failed}
      </ErrorState>
    );
  if (!applications) return <Loading label={picker.loading} />;
  if (applications.length === 0) return <EmptyState title={picker.emptyTitle}>{picker.empty}</EmptyState>;
  const waiting = openWorkIn(applications);
  return (
    <>
      <div className="cars-choose">
        <FacilityPicker applications={applications} chosen={chosen} />
        {chosen !== undefined && waiting.length > 0 && <Link to="/cars/evaluate-nf">{work.link(waiting.length)}</Link>}
      </div>
      {chosen === undefined && (
        <Panel title={work.title}>
          <OpenWorkTable waiting={waiting} />
        </Panel>
      )}
    </>
  );
}
