import { useIsLoggedIn, useLogout, useProfile } from '@portal/api-slice';
import type { PageEntry } from '@portal/portal-contract';
import { Loading } from '@portal/ui/core';
import { Navigate, useLocation, useSearchParams } from '@portal/ui/router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../pages/plain-pages';
import { decide } from './decide';
import type { AccessDecision } from './decide';
import { loginPath, safePath } from './safe-path';

export interface GuardProps {
  page: Pick<PageEntry, 'path' | 'access'>;
  children: ReactNode;
}

/** Shows a page to users who may open it and redirects all others to a page where they can continue. */
export function Guard({ page, children }: GuardProps) {
  const isLoggedIn = useIsLoggedIn();
  const profile = useProfile();
  const decision = decide(page, { isLoggedIn, profile });
  return decision === 'show' ? children : INSTEAD[decision];
}

const INSTEAD: Record<Exclude<AccessDecision, 'show'>, ReactNode> = {
  wait: <Loading label="Loading your account" />,
  'go-on': <GoOn />,
  'set-up': <GoToSetUp />,
  login: <GoToLogin />,
  'not-found': <NotFoundPage />,
};

/** Redirects users who have just logged in to the page they requested. */
function GoOn() {
  const [query] = useSearchParams();
  return <Navigate to={safePath(query.get('from'))} replace />;
}

/** Redirects to the page where a second factor is set up, which leads back. */
function GoToSetUp() {
  const { pathname, search } = useLocation();
  const from = pathname === '/login' ? safePath(new URLSearchParams(search).get('from')) : pathname + search;
  return <Navigate to={`/my-account?from=${encodeURIComponent(from)}`} replace />;
}

/** Redirects to the login page, which leads back; remains of an expired session are cleared first. */
function GoToLogin() {
  const { pathname, search } = useLocation();
  const logout = useLogout();
  useEffect(logout, [logout]);
  return <Navigate to={loginPath(pathname + search)} replace />;
}
