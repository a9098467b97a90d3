import { PageTitle } from '@portal/ui/core';
import '../page.css';
import { MESSAGES } from '../releases/messages';
import { PAGE_TITLES } from '../page-titles';
import { Overview } from '../releases/overview';
import '../releases/releases.css';

/** `/admin/releases`: releases, faults and rollbacks. */
export const ReleasesPage = () => (
  <div className="adm-page">
    <PageTitle title={PAGE_TITLES.releases} />
    <p>{MESSAGES.intro}</p>
    <Overview />
  </div>
);
