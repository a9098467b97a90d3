import { useId } from 'react';
import type { ReactNode } from 'react';
import './panel.css';

/** Props of `Panel`. */
export interface PanelProps {
  title?: string;
  /** Level of the title's heading. */
  level?: 2 | 3;
  children: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
}

/** A white surface for what belongs together; with a title it is a region of the page. */
export function Panel({ title, level = 2, children, actions }: PanelProps) {
  const id = useId();
  if (title === undefined) return <div className="p-panel">{children}</div>;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="p-panel" aria-labelledby={id}>
      <div className="p-panel-head">
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
