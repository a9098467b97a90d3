import { useFinishInstitutionLoginMutation } from '@portal/api-slice';
import { useLocation, useNavigate } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { loginPath, safePath } from '../access/safe-path';
import { takeTarget } from './target';

/**
 * Sends the answer with which an institution has sent the browser back to the login page, once. It leaves the address
 * at once: pages opened later in this tab can read the addresses of earlier entries.
 */
export function useAnswer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [finish, result] = useFinishInstitutionLoginMutation();
  const sent = useRef('');
  useEffect(() => {
    // Every answer has the state of its login, also one that refuses it.
    if (!new URLSearchParams(search).has('state') || sent.current === search) return;
    sent.current = search;
    void navigate(loginPath(safePath(takeTarget())), { replace: true });
    void finish({ answer: search.slice(1) });
  }, [search, navigate, finish]);
  return result;
}
