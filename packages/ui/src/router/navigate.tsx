import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

export interface NavigateProps {
  to: string;
  replace?: boolean;
}

/** Identifies a history entry together with its address. */
const pageOf = (location: Location) => `${location.key} ${createPath(location)}`;

/**
 * Redirects to another page. The router's own component pulls back users who have just left: this page stays mounted
 * until the next one is rendered, and its redirect may become known in between.
 */
export function Navigate({ to, replace = false }: NavigateProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Entries not created by the router, such as the first, all have the same key; hence the address.
    const hasLeft = router !== undefined && pageOf(router.state.location) !== pageOf(here);
    if (!hasLeft) void navigate(to, { replace });
  }, [router, here, navigate, to, replace]);
  return null;
}
