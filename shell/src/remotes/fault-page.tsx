import type { Fault } from '@portal/domain';
import { ErrorState, PageTitle } from '@portal/ui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { OFFLINE, POLICY } from './policy';
import { Reference } from './reference';

export interface FaultPageProps {
  /** Title of the page that should be here. */
  title: string;
  fault: Fault;
  onRetry: () => void;
}

/** Replaces a page that could not be loaded or shown: the cause, the effect and a way to retry. */
export function FaultPage({ title, fault, onRetry }: FaultPageProps) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const { what, todo } = POLICY[fault];
  useWhenOnline(fault === 'unreachable' ? onRetry : null);
  return (
    <>
      <PageTitle title={title} />
      <ErrorState title="This page cannot be shown" onRetry={onRetry}>
        {fault === 'unreachable' && !isOnline ? (
          <p>
            {OFFLINE.what} {OFFLINE.todo}
          </p>
        ) : (
          <p>
            {what} The rest of the portal works as usual. {todo}
          </p>
        )}
      </ErrorState>
      <Reference />
    </>
  );
}

function onConnection(act: () => void) {
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}

/** Calls back once the network is available again. */
function useWhenOnline(act: (() => void) | null) {
  useEffect(() => {
    if (!act) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
}
