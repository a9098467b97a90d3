import { Panel } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import './home.css';

/** What each role does in the portal. */
export const RoleGuidance = () => (
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
