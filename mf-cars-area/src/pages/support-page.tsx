import { useProfile } from '@portal/api-slice';
import { canAny, LABEL_PAGES, QA_PAGES } from '@portal/domain';
import { PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { Tabs } from '@portal/ui/tabs';
import { Link, useNavigate, useParams } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { CalendarTab } from '../quality/calendar/calendar-tab';
import { CampaignsTab } from '../quality/campaigns/campaigns-tab';
import { InboxTab } from '../quality/inbox/inbox-tab';
import { CENTRE_MESSAGES } from '../quality/messages';
import { NetworkTab } from '../quality/network/network-tab';
import '../page.css';
import '../quality/quality.css';

const { title, labels, tabs: texts } = CENTRE_MESSAGES;

/** `/cars/support/:tab?`: what waits at the centre, the lights of the network, the calendar and the campaigns. */
export function SupportPage() {
  const profile = useProfile();
  const isScheduler = canAny(profile, ['schedule-qa-qc-test', 'schedule-additional-support']);
  const seesNetwork = mayAsk(profile, 'test-book.read-network');
  if (!isScheduler && !seesNetwork) return <NotFound />;
  const tabs = [
    { key: 'inbox', label: texts.inbox, content: <InboxTab /> },
    ...(seesNetwork ? [{ key: 'network', label: texts.network, content: <NetworkTab /> }] : []),
    ...(isScheduler
      ? [
          { key: 'calendar', label: texts.calendar, content: <CalendarTab /> },
          { key: 'campaigns', label: texts.campaigns, content: <CampaignsTab /> },
        ]
      : []),
  ];
  return (
    <div className="cars-page">
      <UnsavedForms>
        <PageTitle title={title}>
          {mayAsk(profile, 'label.list') && <Link to={LABEL_PAGES.labels}>{labels}</Link>}
        </PageTitle>
        <TabsInPath tabs={tabs} />
      </UnsavedForms>
    </div>
  );
}

/** Tabs in the path. After a step between tabs the focus stays on them and does not go to the title. */
function TabsInPath({ tabs }: { tabs: Parameters<typeof Tabs>[0]['tabs'] }) {
  const { tab = '' } = useParams();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const isStep = useRef(false);
  useEffect(() => {
    if (isStep.current) box.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    isStep.current = false;
    // eslint-disable-next-line react/exhaustive-deps -- only a step to another tab is one
  }, [tab]);
  const open = (key: string) => {
    isStep.current = true;
    void navigate(`${QA_PAGES.centre}${key}`, { preventScrollReset: true });
  };
  return (
    <div ref={box}>
      <Tabs label={texts.label} tabs={tabs} active={tab} onChange={open} />
    </div>
  );
}
