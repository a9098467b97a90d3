import type { Profile } from '@portal/domain';
import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { logOut } from './log-out';
import { isLoggedIn, selectHasExpired, selectIsOutEverywhere, selectProfile, signedOutEverywhere } from './session';
import type { WithSession } from './session';

/** Who is logged in; `null` for a visitor. */
export const useProfile = (): Profile | null => useSelector(selectProfile);

/** Whether anybody is logged in, even while the profile is still being fetched. */
export const useIsLoggedIn = (): boolean => useSelector((state: WithSession) => isLoggedIn(state));

/** Whether the server ended the session, rather than the person. */
export const useHasExpired = (): boolean => useSelector(selectHasExpired);

/** Whether the person has just ended the sessions on all devices. */
export const useIsOutEverywhere = (): boolean => useSelector(selectIsOutEverywhere);

/** Forgets the session once the person has ended it on all devices. */
export function useForgetSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(signedOutEverywhere());
  }, [dispatch]);
}

/** Ends the session of this browser, in all its tabs. */
export function useLogout(): () => void {
  const store = useStore();
  return useCallback(() => logOut(store), [store]);
}
