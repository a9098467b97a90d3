import { useLogout } from '@portal/api-slice';
import { Navigate } from '@portal/ui/router';
import { useEffect } from 'react';

/** `/logout`: ends the session and goes to the home page. */
export function LogoutPage() {
  const logout = useLogout();
  useEffect(logout, [logout]);
  return <Navigate to="/" replace />;
}
