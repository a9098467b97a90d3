import { useLocation } from '@portal/ui/router';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isWithin } from './is-within';

/** A link of the menu; two links may lead to the same page. */
export interface FollowedLink {
  label: string;
  path: string;
}

interface Following {
  /** The link that led to the present page, also through a redirect; `null` if none did. */
  followed: FollowedLink | null;
  follow: (link: FollowedLink) => void;
}

const FollowingContext = createContext<Following>({ followed: null, follow: () => undefined });

/** The link of the menu that was clicked to come to the present page. */
export const useFollowedLink = () => use(FollowingContext);

interface State {
  key: string;
  pathname: string;
  /** Clicked, but not arrived yet: unsaved changes may keep the user on the page. */
  pending: FollowedLink | null;
  followed: FollowedLink | null;
}

/** Remembers which link of the menu was clicked, for all menus of the frame, until the user goes on by other means. */
export function WithFollowedLink({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const [state, setState] = useState<State>({ key, pathname, pending: null, followed: null });
  if (state.key !== key) {
    const { pending } = state;
    const isSame = isRedirect || pathname === state.pathname;
    const kept = isSame ? state.followed : null;
    const followed = pending && isWithin(pathname, pending.path) ? pending : kept;
    setState({ key, pathname, pending: null, followed });
  }
  const follow = useCallback((pending: FollowedLink) => setState((now) => ({ ...now, pending })), []);
  const { followed } = state;
  const value = useMemo(() => ({ followed, follow }), [followed, follow]);
  return <FollowingContext value={value}>{children}</FollowingContext>;
}
