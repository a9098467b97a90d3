import { Loading, Panel } from '@portal/ui/core';
import './waiting.css';

export interface WaitingProps {
  label: string;
  /** The number of lines that most users will see. */
  lines: number;
}

/** A panel that is loading. It has the height of its later content, so that what is below it does not move. */
export const Waiting = ({ label, lines }: WaitingProps) => (
  <Panel>
    <div className="pub-waiting">
      <Loading label={label} />
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className="pub-waiting-line" aria-hidden="true" />
      ))}
    </div>
  </Panel>
);
