import { ErrorState, PageTitle } from '@portal/ui/core';
import type { FaultClass } from './classify';
import { POLICY } from './policy';

/** Props of `FaultPage`. */
export interface FaultPageProps {
  /** Title of the page that should be here. */
  title: string;
  fault: FaultClass;
  onRetry: () => void;
}

/** In the place of a page that could not be loaded or shown: what happened, what works on, what to do. */
export function FaultPage({ title, fault, onRetry }: FaultPageProps) {
  const { what, todo, canRetry } = POLICY[fault];
  return (
    <>
      <PageTitle title={title} />
      <ErrorState title="This page cannot be shown" onRetry={canRetry ? onRetry : undefined}>
        <p>
          {what} The rest of the portal works as usual. {todo}
        </p>
      </ErrorState>
    </>
  );
}
