import { LinkButton, PageTitle } from '@portal/ui/core';
import './pages.css';

/** Shown for pages that do not exist, or not for this user. */
export const NotFoundPage = () => (
  <div className="s-page">
    <PageTitle title="Page not found" />
    <p>We couldn't find the resource you asked for.</p>
    <LinkButton to="/">Go to the home page</LinkButton>
  </div>
);
