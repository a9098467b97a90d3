import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Icon } from './icon';
import { useIsOnline } from './use-is-online';
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
  /** The children say what holds without a network. */
  saysOffline?: boolean;
}

const OFFLINE = 'There is no connection. This loads by itself once the connection is back.';

/** Shown in place of content that failed to load. Without a network, it is loaded again once there is one. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel = 'Try again', reference, saysOffline = false } = props;
  const isOnline = useIsOnline();
  const waits = !isOnline && onRetry !== undefined && !saysOffline;
  useOnReturn(isOnline, () => !saysOffline && onRetry?.());
  return (
    <section className="p-state p-state-error" role="alert">
      <h2>{title}</h2>
      <div>
        {waits ? OFFLINE : children}
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

/**
 * Acts once the network is back. This follows the state that the page shows: a listener of its own would be called after
 * the one that changes the page, which could have removed it by then.
 */
function useOnReturn(isOnline: boolean, act: () => void) {
  const wasOnline = useRef(isOnline);
  const back = useEffectEvent(act);
  useEffect(() => {
    if (isOnline && !wasOnline.current) back();
    wasOnline.current = isOnline;
  }, [isOnline]);
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
  title: ReactNode;
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
