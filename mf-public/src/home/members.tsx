import { useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import { HowLabellingWorks } from './how-labelling-works';
import { NewestConfigurations } from './newest-configurations';
import { OwnFacilities } from './own-facilities';
import { StatusCounts } from './status-counts';
import { TaskList } from './task-list';

/** The content above the map for logged-in users: their work first, then the state of their facilities. */
export function Members() {
  const profile = useProfile();
  // Users who see all facilities and decide on none.
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
