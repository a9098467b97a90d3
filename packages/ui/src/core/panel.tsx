import { useId } from 'react';
import type { ReactNode } from 'react';
import './panel.css';

export interface PanelProps {
  title?: string;
  level?: 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
}

/** A surface that groups content; with a title it is a landmark region. */
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
