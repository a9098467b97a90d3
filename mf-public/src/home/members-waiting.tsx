import { useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import { MESSAGES } from '../messages';
import { Waiting } from './waiting';

const { home } = MESSAGES;

/** Most owners have one task, as they have one facility. */
const OF_OWNERS = 1;
const OF_STAFF = 5;
/** The stages of an application, and what happens next. */
const OF_FACILITY = 2;

/** The open tasks while they load. */
export function TasksWaiting() {
  const isStaff = can(useProfile(), 'view-all-nf');
  return <Waiting label={home.loading} lines={isStaff ? OF_STAFF : OF_OWNERS} />;
}

/** The user's facility while it loads. Most users who see all facilities have none of their own. */
export function FacilityWaiting() {
  const profile = useProfile();
  if (!can(profile, 'edit-own-nf') || can(profile, 'view-all-nf')) return null;
  return <OwnFacilityWaiting />;
}

export const OwnFacilityWaiting = () => <Waiting label={home.loadingFacility} lines={OF_FACILITY} />;

/** The home page of a logged-in user while its code loads, at the height of its tasks and facilities. */
export const MembersWaiting = () => (
  <>
    <TasksWaiting />
    <FacilityWaiting />
    {/* How labelling works */}
    <div className="pub-waiting-line" aria-hidden="true" />
  </>
);
