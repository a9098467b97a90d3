import { useListCertifiedQuery, useListMyFacilitiesQuery, useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import { areLabelsInvented } from '@portal/portal-contract';
import { PageTitle } from '@portal/ui/core';
import { Link, useLocation } from '@portal/ui/router';
import { lazy, Suspense } from 'react';
import { FacilityExplorer } from '../facilities/facility-explorer';
import { MembersWaiting } from '../home/members-waiting';
import { DemonstrationMark } from '../label/demonstration-mark';
import { MESSAGES } from '../messages';
import '../page.css';

const { home } = MESSAGES;

// Visitors do not load the code for logged-in users.
const Members = lazy(async () => ({ default: (await import('../home/members')).Members }));

/** `/`: the map of the certified facilities; above it a welcome or, for logged-in users, their tasks. */
export function HomePage() {
  const profile = useProfile();
  const { data, isError, refetch } = useListCertifiedQuery();
  // Asked for beside the code that shows them.
  useListMyFacilitiesQuery(undefined, { skip: !can(profile, 'edit-own-nf') });
  return (
    <div className="pub-page">
      <PageTitle
        title={profile ? home.greeting(`${profile.first_name} ${profile.last_name}`) : home.welcome}
        documentTitle="Home"
      />
      {profile ? (
        <Suspense fallback={<MembersWaiting />}>
          <Members />
        </Suspense>
      ) : (
        <ForVisitors />
      )}
      {areLabelsInvented() && <DemonstrationMark />}
      <FacilityExplorer facilities={data ?? null} isFailed={isError} onRetry={() => void refetch()} />
    </div>
  );
}

/** Target of the links in automatic messages. */
const REMINDERS = '#reminders';

function ForVisitors() {
  const { hash } = useLocation();
  return (
    <div>
      <p>{home.introduction}</p>
      <p>
        {home.noAccount} <Link to="/contact">{home.contactLink}</Link>.
      </p>
      {hash === REMINDERS && <Link to={`/login?from=${encodeURIComponent(`/${hash}`)}`}>{home.logInForReminders}</Link>}
    </div>
  );
}
