import { useListCertifiedQuery, useProfile } from '@portal/api-slice';
import { PageTitle } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { FacilityExplorer } from '../facilities/facility-explorer';
import { Reminders, RemindersLogin } from '../home/reminders';
import { RoleGuidance } from '../home/role-guidance';
import { WorkflowDescription } from '../home/workflow-description';
import { MESSAGES } from '../messages';
import '../page.css';

const { home } = MESSAGES;

/** `/`: the map of the certified facilities; above it a welcome, or for people with an account how things work here. */
export function HomePage() {
  const profile = useProfile();
  const { data, isError, refetch } = useListCertifiedQuery();
  return (
    <div className="pub-page">
      <PageTitle
        title={profile ? home.greeting(`${profile.first_name} ${profile.last_name}`) : home.welcome}
        documentTitle="Home"
      />
      {profile ? <ForMembers /> : <ForVisitors />}
      <FacilityExplorer facilities={data ?? null} isFailed={isError} onRetry={() => void refetch()} />
    </div>
  );
}

const ForVisitors = () => (
  <div>
    <p>{home.introduction}</p>
    <p>
      {home.noAccount} <Link to="/contact">{home.contactLink}</Link> {home.noAccountAfter}
    </p>
    <RemindersLogin />
  </div>
);

const ForMembers = () => (
  <>
    <WorkflowDescription />
    <RoleGuidance />
    <Reminders />
  </>
);
