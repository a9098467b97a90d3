import { useHasExpired, useLogout } from '@portal/api-slice';
import { useLocation, useNavigate } from '@portal/ui/router';
import { useEffect } from 'react';
import { loginPath } from '../access/safe-path';

/** When the server ends the session, the person is led to the login, and back from there. */
export function useExpiredSession(): void {
  const hasExpired = useHasExpired();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const logout = useLogout();
  useEffect(() => {
    if (!hasExpired) return;
    // From the login page itself there is nowhere to lead.
    if (pathname !== '/login') void navigate(loginPath(pathname + search), { replace: true });
    logout();
  }, [hasExpired, navigate, pathname, search, logout]);
}
