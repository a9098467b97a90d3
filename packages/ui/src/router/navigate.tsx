import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';

export interface NavigateProps {
  to: string;
  replace?: boolean;
}

/**
 * Leads on to another page. The router's own pulls back users who have just left: until the next page is rendered, this one
 * is still there, and may learn at that very moment where it leads.
 */
export function Navigate({ to, replace = false }: NavigateProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const hasLeft = router !== undefined && router.state.location.key !== key;
    if (!hasLeft) void navigate(to, { replace });
  }, [router, key, navigate, to, replace]);
  return null;
}
