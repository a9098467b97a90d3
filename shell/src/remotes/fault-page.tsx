import type { Fault } from '@portal/domain';
import { ErrorState, PageTitle } from '@portal/ui/core';
import { useEffect } from 'react';
import { POLICY } from './policy';
import { Reference } from './reference';

/** Props of `FaultPage`. */
export interface FaultPageProps {
  /** Title of the page that should be here. */
  title: string;
  fault: Fault;
  onRetry: () => void;
}

/** In the place of a page that could not be loaded or shown: what happened, what works on, what to do. */
export function FaultPage({ title, fault, onRetry }: FaultPageProps) {
  const { what, todo } = POLICY[fault];
  useWhenOnline(fault === 'unreachable' ? onRetry : null);
  return (
    <>
      <PageTitle title={title} />
      <ErrorState title="This page cannot be shown" onRetry={onRetry}>
        <p>
          {what} The rest of the portal works as usual. {todo}
        </p>
      </ErrorState>
      <Reference />
    </>
  );
}

/** Does something once the network is back. */
function useWhenOnline(act: (() => void) | null) {
  useEffect(() => {
    if (!act) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
}
