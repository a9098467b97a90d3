import { Disclosure, Panel } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsNarrow } from './use-is-narrow';

export interface FoldedPanelProps {
  title: string;
  /** The state of its content, beside the title. */
  state?: ReactNode;
  /** What its content would show at once, beside the title while it may be folded. */
  whenFolded?: ReactNode;
  actions?: ReactNode;
  /** Whether it is unfolded on narrow screens, because it needs attention or a link has led to it. */
  isOpen: boolean;
  children: ReactNode;
}

/** A panel that is one line on narrow screens, with its content on demand. */
export function FoldedPanel({ title, state, whenFolded, actions, isOpen, children }: FoldedPanelProps) {
  const isNarrow = useIsNarrow();
  const id = useId();
  const content = <div className="adm-stack">{children}</div>;
  if (!isNarrow)
    return (
      <Panel
        title={title}
        actions={
          actions !== undefined && (
            <div className="adm-part-actions">
              {state}
              {actions}
            </div>
          )
        }
      >
        {content}
      </Panel>
    );
  return (
    <section className="adm-folded" aria-labelledby={id}>
      <Panel>
        <Disclosure
          open={isOpen}
          summary={
            <>
              <h2 id={id}>{title}</h2>
              {state}
              {whenFolded}
            </>
          }
        >
          {actions !== undefined && <div className="adm-part-actions">{actions}</div>}
          {content}
        </Disclosure>
      </Panel>
    </section>
  );
}
