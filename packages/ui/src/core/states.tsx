import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Icon } from './icon';
import './states.css';
import './reference.css';

export interface ErrorStateProps {
  title: string;
  /** What happened, which input was kept, and what the user can do. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Request id, for unexpected failures. */
  reference?: string | undefined;
}

/** Shown in place of content that failed to load. */
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

/** Shown in place of content that does not exist, or not yet. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="p-state">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** The id of a failed request, with which an operator can find it in the log. */
export function Reference({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  return <small className="p-reference">Reference: {id}</small>;
}

export interface FormErrorProps {
  title: string;
  children?: ReactNode;
  /** Request id, for unexpected failures. */
  reference?: string | undefined;
}

/** An error that concerns a form as a whole. */
export function FormError({ title, children, reference }: FormErrorProps) {
  const description = (
    <>
      {children}
      <Reference id={reference} />
    </>
  );
  return <Alert type="error" showIcon title={title} description={children || reference ? description : undefined} />;
}

// Faster loading needs no announcement.
const QUIET_MS = 300;

/** Announces loading once it takes longer than 300 ms. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="p-loading">
      {isSlow && (
        <>
          <span className="p-loading-ring" aria-hidden="true" />
          {label}…
        </>
      )}
    </output>
  );
}
