import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

export interface NavigateProps {
  to: string;
  replace?: boolean;
}

/** The entry of the browser's history, and its address. */
const pageOf = (location: Location) => `${location.key} ${createPath(location)}`;

/**
 * Leads on to another page. The router's own pulls back users who have just left: until the next page is rendered, this one
 * is still there, and may learn at that very moment where it leads.
 */
export function Navigate({ to, replace = false }: NavigateProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Entries that did not come from the router, such as the first, all have the same key.
    const hasLeft = router !== undefined && pageOf(router.state.location) !== pageOf(here);
    if (!hasLeft) void navigate(to, { replace });
  }, [router, here, navigate, to, replace]);
  return null;
}
