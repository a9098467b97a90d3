import type { Profile } from '@portal/domain';
import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { logOut } from './log-out';
import { renew } from './renew';
import { isLoggedIn, selectEnding, selectHasExpired, selectProfile, signedOutEverywhere } from './session';
import type { Ending, WithSession } from './session';

/** The logged-in user; `null` for visitors. */
export const useProfile = (): Profile | null => useSelector(selectProfile);

/** Whether a user is logged in, even if only the refresh token is valid and the profile is not yet known. */
export const useIsLoggedIn = (): boolean => useSelector((state: WithSession) => isLoggedIn(state));

/** Whether the server, rather than the user, ended the session. */
export const useHasExpired = (): boolean => useSelector(selectHasExpired);

/** How the last session of this tab ended, unless by a logout in it; also in the document of the login page. */
export const useEnding = (): Ending | null => useSelector(selectEnding);

/** Returns a function that clears the session after it was ended on all devices. */
export function useForgetSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(signedOutEverywhere());
  }, [dispatch]);
}

/** Returns a function that ends the session of this browser, in all its tabs. */
export function useLogout(): () => void {
  const store = useStore();
  return useCallback(() => logOut(store), [store]);
}

/** Returns a function that renews the access token, after the permissions of the user have changed. */
export function useRenewSession(): () => Promise<void> {
  const store = useStore();
  return useCallback(() => renew(store), [store]);
}
