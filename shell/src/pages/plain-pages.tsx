import { useLogout } from '@portal/api-slice';
import { LinkButton, PageTitle } from '@portal/ui/core';
import { Navigate } from '@portal/ui/router';
import { useEffect } from 'react';
import './pages.css';

/** Shown for pages that do not exist, or that this user may not open. */
export const NotFoundPage = () => (
  <div className="s-page">
    <PageTitle title="Page not found" />
    <p>We couldn't find the resource you asked for.</p>
    <LinkButton to="/">Go to the home page</LinkButton>
  </div>
);

/** `/logout`: ends the session and goes to the home page. */
export function LogoutPage() {
  const logout = useLogout();
  useEffect(logout, [logout]);
  return <Navigate to="/" replace />;
}

/** `/under-construction`: placeholder for future pages. */
export const UnderConstructionPage = () => (
  <div className="s-page">
    <PageTitle title="Under construction" />
    <p>Under construction - This feature is not available yet.</p>
  </div>
);

/** Replaces every page of a part that an administrator has switched off. */
export const OffPage = ({ title, reason }: { title: string; reason: string }) => (
  <div className="s-page">
    <PageTitle title={title} />
    <p>{reason}</p>
    <LinkButton to="/">Go to the home page</LinkButton>
  </div>
);
