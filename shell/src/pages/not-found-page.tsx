import { LinkButton, PageTitle } from '@portal/ui/core';
import './pages.css';

/** In the place of a page that does not exist, or not for this person. */
export const NotFoundPage = () => (
  <div className="s-page">
    <PageTitle title="Page not found" />
    <p>We couldn't find the resource you asked for.</p>
    <LinkButton to="/">Go to the home page</LinkButton>
  </div>
);
