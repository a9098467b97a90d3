import { useGetTaskSummaryQuery } from '@portal/api-slice';
import { countOnPages } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { FacilityPicker } from './facility-picker';
import { OpenWorkTable } from './open-work-table';
import type { OpenWork } from './use-open-work';

export interface ChooseApplicationProps {
  openWork: OpenWork;
  /** Id of the open facility. */
  chosen: string | undefined;
  /** The open facility, once it is loaded. */
  facility: NationalFacility | undefined;
}

const { work } = MESSAGES;
const PAGE = '/cars/evaluate-nf';

/** The applications with open work: a table until a facility is chosen, then a link back to it. */
export function ChooseApplication({ openWork, chosen, facility }: ChooseApplicationProps) {
  const facilities = openWork.data?.total;
  const tasks = useTaskCount(facilities);
  return (
    <>
      <div className="cars-choose">
        <FacilityPicker chosen={chosen} facility={facility} />
        {chosen !== undefined && tasks > 0 && <Link to={PAGE}>{work.link(tasks)}</Link>}
      </div>
      {chosen === undefined && (
        <Panel title={tasks > 0 ? work.link(tasks) : work.title}>
          {facilities !== undefined && tasks > facilities && (
            <p className="cars-soft">{work.counts(tasks, facilities)}</p>
          )}
          <div className="cars-work">
            <OpenWorkTable openWork={openWork} />
          </div>
        </Panel>
      )}
    </>
  );
}

/** The number of the user's open tasks here, which is the one in the menu. */
function useTaskCount(facilities = 0): number {
  const { data: summary } = useGetTaskSummaryQuery();
  // A facility is listed for one task at least, also while the tasks are loading.
  return Math.max(facilities, summary ? countOnPages(summary, (path) => path.startsWith(PAGE)) : 0);
}
