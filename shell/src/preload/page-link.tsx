import { Link } from '@portal/ui/router';
import type { ComponentProps } from 'react';
import { use, useEffect, useRef, createContext } from 'react';
import { TIMEOUTS } from '../remotes/policy';

/** A link that preloads its page as soon as a pointer rests on it or it gets the focus. */
export function PageLink(props: ComponentProps<typeof Link> & { to: string }) {
  return <Link {...props} {...useIntent(props.to)} />;
}

/** Event handlers that preload a page on hover and focus. */
function useIntent(path: string) {
  const preload = use(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const wait = () => {
    cancel();
    timer.current = setTimeout(() => preload(path), TIMEOUTS.beforePreload);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: wait, onPointerLeave: cancel, onFocus: wait, onBlur: cancel };
}

/** Preloads the page of a path; outside the portal it does nothing. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
