import { Button, Alert } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import './states.css';
import './reference.css';

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

/** The id of a failed request, by which an operator finds it in the log. */
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

/** An error that concerns the form as a whole; the input stays. */
export function FormError({ title, children, reference }: FormErrorProps) {
  const description = (
    <>
      {children}
      <Reference id={reference} />
    </>
  );
  return <Alert type="error" showIcon title={title} description={children || reference ? description : undefined} />;
}

// Anything that loads faster needs no announcement.
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
