import { useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import { HowLabellingWorks } from './how-labelling-works';
import { NewestConfigurations } from './newest-configurations';
import { OwnFacilities } from './own-facilities';
import { StatusCounts } from './status-counts';
import { TaskList } from './task-list';

/** What somebody who is logged in finds above the map: the work first, then where it stands. */
export function Members() {
  const profile = useProfile();
  // Those who see all facilities and decide on none.
  const processesData = can(profile, 'view-all-nf') && !can(profile, 'issue-nf-report');
  return (
    <>
      <TaskList />
      {processesData && <NewestConfigurations />}
      {can(profile, 'edit-own-nf') && <OwnFacilities />}
      {can(profile, 'view-all-nf') && <StatusCounts />}
      <HowLabellingWorks />
    </>
  );
}
