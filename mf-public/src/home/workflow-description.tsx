import { Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { WorkflowDiagram } from './workflow-diagram';
import './home.css';

/** How labelling works, to be opened: a diagram, and the same in words. */
export const WorkflowDescription = () => (
  <Disclosure summary={MESSAGES.home.workflow}>
    {/* One of the two is shown, by the width of the page. */}
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
