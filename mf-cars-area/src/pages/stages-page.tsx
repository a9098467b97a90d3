import { retryOf, useProfile } from '@portal/api-slice';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { useTableFilter } from '@portal/ui/table';
import { Tabs } from '@portal/ui/tabs';
import type { ReactNode } from 'react';
import { useGetNetworkStagesQuery } from '../api/process';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { DueList } from '../process/due-list';
import { PROCESS_MESSAGES as texts } from '../process/messages';
import { StagesTable } from '../process/stages-table';
import '../page.css';
import '../process/process.css';

const TRAIL = [{ label: texts.trail, path: '/cars/evaluate-nf' }];

/** `/cars/stages`: the whole network by stage, and what is due in it. */
export function StagesPage() {
  const profile = useProfile();
  if (!mayAsk(profile, 'stage.list')) return <NotFound />;
  const trail = mayAsk(profile, 'application.list') ? { trail: TRAIL, crumb: texts.title } : {};
  return (
    <div className="cars-page">
      <PageTitle title={texts.title} {...trail} />
      <Network />
    </div>
  );
}

const inPanel = (content: ReactNode) => <Panel>{content}</Panel>;

function Network() {
  const { data, ...asked } = useGetNetworkStagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const onRetry = retryOf(asked);
  const [view, setView] = useTableFilter('view');
  if (!data && onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  if (data.rows.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  const tabs = [
    { key: 'stages', label: texts.tabs.stages, content: inPanel(<StagesTable network={data} />) },
    { key: 'due', label: texts.tabs.due, content: inPanel(<DueList network={data} />) },
  ];
  return (
    <Tabs label={texts.views} tabs={tabs} active={view} onChange={(key) => setView(key === 'stages' ? '' : key)} />
  );
}
