import { Loading } from '@portal/ui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { FaultPage } from './fault-page';
import { usePageLoads } from './page-loads-context';
import { RenderBoundary } from './render-boundary';
import { SlowPage } from './slow-page';

/** Props of `RemotePage`. */
export interface RemotePageProps {
  /** Release name of the remote, e.g. `mf-public`. */
  remote: string;
  /** Name of the page in its `remote.json`. */
  page: string;
  /** Title of the page, for when the page itself is not there to say it. */
  title: string;
}

/**
 * One page of a remote in its own error box: whatever goes wrong in it, header and menu stay, the person reads what
 * happened, and can try again without loading the portal anew.
 */
export function RemotePage({ remote, page, title }: RemotePageProps) {
  const loads = usePageLoads();
  const state = useSyncExternalStore(loads.subscribe, () => loads.state(remote, page));
  const retry = () => void loads.restart(remote, page);

  useEffect(() => {
    // What failed before it was shown is shown as failed: only the person decides to try again.
    void loads.start(remote, page);
    return () => loads.forgetFailure(remote, page);
  }, [loads, remote, page]);

  if (state.is === 'failed') return <FaultPage title={title} fault={state.fault} onRetry={retry} />;
  if (state.is === 'slow') return <SlowPage title={title} onRetry={retry} />;
  if (state.is !== 'ready') return <Loading label={`Loading “${title}”`} />;
  const Page = state.component;
  return (
    <RenderBoundary key={`${remote}/${page}`} onError={(error) => loads.fail(remote, page, error)}>
      <Page />
    </RenderBoundary>
  );
}
