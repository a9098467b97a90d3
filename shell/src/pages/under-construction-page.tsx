import { PageTitle } from '@portal/ui/core';
import './pages.css';

/** `/under-construction`: placeholder for pages to come. */
export const UnderConstructionPage = () => (
  <div className="s-page">
    <PageTitle title="Under construction" />
    <p>Under construction - This feature is not available yet.</p>
  </div>
);
