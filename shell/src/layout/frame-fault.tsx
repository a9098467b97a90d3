import { ErrorState } from '@portal/ui/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Reference } from '../remotes/reference';
import { reportFault } from '../reports/reports';

/** Replaces the whole portal after an error in the frame around the pages. */
export function FrameFault() {
  const error = useRouteError();
  useEffect(() => reportFault('shell', 'threw-on-render', error), [error]);
  return (
    <main>
      <ErrorState
        saysOffline
        title="The portal cannot be shown"
        onRetry={() => window.location.reload()}
        retryLabel="Load the portal again"
      >
        <p>It stopped because of an error in it. Loading it again usually helps.</p>
      </ErrorState>
      <Reference />
    </main>
  );
}
