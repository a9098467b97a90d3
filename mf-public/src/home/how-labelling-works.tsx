import { useProfile } from '@portal/api-slice';
import { can, isAdministrator } from '@portal/domain';
import type { PermissionHolder } from '@portal/domain';
import { Disclosure, Panel } from '@portal/ui/core';
import { MEMBER_MESSAGES } from './messages';
import { WorkflowDiagram } from './workflow-diagram';
import './home.css';

/** How labelling works, collapsed at first: a diagram, the same as text, and what each role does. */
export const HowLabellingWorks = () => (
  <Disclosure summary={MEMBER_MESSAGES.workflow}>
    {/* A container query shows one of the two. */}
    <WorkflowDiagram columns={4} />
    <WorkflowDiagram columns={2} />
    <ol className="pub-stages">
      {MEMBER_MESSAGES.stages.map(({ name, actor, text }) => (
        <li key={name}>
          <strong>{name}</strong> ({actor}). {text}
        </li>
      ))}
    </ol>
    <RoleGuidance />
  </Disclosure>
);

const { guidance, ownGuidance } = MEMBER_MESSAGES;

/** The guidance of the user's own roles, for those that the guidance for everybody does not have. */
function guidanceOf(profile: PermissionHolder | null) {
  if (isAdministrator(profile)) return [ownGuidance.administrators];
  const issuesReports = can(profile, 'issue-nf-report');
  return [
    ...(can(profile, 'evaluate-application') && !issuesReports ? [ownGuidance.reviewers] : []),
    ...(can(profile, 'view-all-nf') && !issuesReports ? [ownGuidance.ares] : []),
  ];
}

const RoleGuidance = () => (
  <div className="pub-guidance">
    {[...guidanceOf(useProfile()), ...guidance].map(({ role, steps }) => (
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
