import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Icon } from './icon';
import { Reference } from './reference';
import './states.css';

export interface ErrorStateProps {
  title: string;
  /** What happened, what was kept, and what to do. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Request id, for unexpected failures. */
  reference?: string | undefined;
}

/** Replaces content that could not be shown. */
export function ErrorState({ title, children, onRetry, retryLabel = 'Try again', reference }: ErrorStateProps) {
  return (
    <section className="p-state p-state-error" role="alert">
      <h2>{title}</h2>
      <div>
        {children}
        <Reference id={reference} />
      </div>
      {onRetry && (
        <Button icon={<Icon name="retry" />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </section>
  );
}

/** Replaces content that does not exist (yet). */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="p-state">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
