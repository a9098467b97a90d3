import { Loading } from '@portal/ui/core';
import { Wall } from '@portal/ui/wall';
import { useEffect, useSyncExternalStore } from 'react';
import { FaultPage } from './fault-page';
import { usePageLoads } from './page-loads-context';
import { RenderBoundary } from './render-boundary';
import { SlowPage } from './slow-page';

export interface RemotePageProps {
  /** Release name of the remote, e.g. `mf-public`. */
  remote: string;
  /** Name of the page in its `remote.json`. */
  page: string;
  /** Title shown while the page itself cannot provide one. */
  title: string;
}

/**
 * One page of a remote in its own error boundary, and in the element to which its styles are confined: on any failure
 * of the page, header and menu stay, the user sees the cause and can retry without reloading the portal.
 */
export function RemotePage({ remote, page, title }: RemotePageProps) {
  const loads = usePageLoads();
  const state = useSyncExternalStore(loads.subscribe, () => loads.state(remote, page));
  const retry = () => void loads.restart(remote, page);

  useEffect(() => {
    // A preload that failed is shown as failed: only the user decides to retry.
    void loads.start(remote, page);
    return () => loads.forgetFailure(remote, page);
  }, [loads, remote, page]);

  if (state.is === 'failed') return <FaultPage title={title} fault={state.fault} onRetry={retry} />;
  if (state.is === 'slow') return <SlowPage title={title} onRetry={retry} />;
  if (state.is !== 'ready') return <Loading label={`Loading “${title}”`} />;
  const Page = state.component;
  return (
    <RenderBoundary key={`${remote}/${page}`} onError={(error) => loads.fail(remote, page, error)}>
      <Wall remote={remote}>
        <Page />
      </Wall>
    </RenderBoundary>
  );
}
