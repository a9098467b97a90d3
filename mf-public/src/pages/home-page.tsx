import { useListCertifiedQuery, useProfile } from '@portal/api-slice';
import { PageTitle, Panel, Disclosure } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { FacilityExplorer } from '../facilities/facility-explorer';
import { Reminders, RemindersLogin } from '../home/reminders';
import { MESSAGES } from '../messages';
import '../page.css';
import '../home/home.css';
import { WorkflowDiagram } from '../home/workflow-diagram';

const { home } = MESSAGES;

/** `/`: the map of the certified facilities; above it a welcome or, for logged-in users, guidance for their roles. */
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

const RoleGuidance = () => (
  <div className="pub-guidance">
    {MESSAGES.home.guidance.map(({ role, steps }) => (
      <Panel key={role} title={role}>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Panel>
    ))}
  </div>
);

/** How labelling works, collapsed at first: a diagram, and the same as text. */
const WorkflowDescription = () => (
  <Disclosure summary={MESSAGES.home.workflow}>
    {/* A container query shows one of the two. */}
    <WorkflowDiagram columns={4} />
    <WorkflowDiagram columns={2} />
    <ol className="pub-stages">
      {MESSAGES.home.stages.map(({ name, actor, text }) => (
        <li key={name}>
          <strong>{name}</strong> ({actor}). {text}
        </li>
      ))}
    </ol>
  </Disclosure>
);
