import type { Fault } from '@portal/domain';
import { ErrorState, PageTitle, useIsOnline } from '@portal/ui/core';
import { useEffect } from 'react';
import { isTypedKept } from './is-typed-kept';
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
  const isOnline = useIsOnline();
  const { what, todo } = POLICY[fault];
  useWhenOnline(fault === 'unreachable' ? onRetry : null);
  return (
    <>
      <PageTitle title={title} />
      <ErrorState title="This page cannot be shown" onRetry={onRetry} saysOffline>
        {fault === 'unreachable' && !isOnline ? (
          <p>
            {OFFLINE.what} {isTypedKept() && `${OFFLINE.kept} `}
            {OFFLINE.todo}
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

/** Calls back once the network is available again. */
function useWhenOnline(act: (() => void) | null) {
  useEffect(() => {
    if (!act) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
}
