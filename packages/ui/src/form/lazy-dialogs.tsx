import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

const overlay = () => import('../overlay');
type Overlay = Awaited<ReturnType<typeof overlay>>;

/**
 * A window that is loaded when it is first shown. React's own `lazy` would remember a failed loading for good; here the
 * error goes to the error box around, and the next time loads again.
 */
function lazy<Props extends object>(pick: (dialogs: Overlay) => ComponentType<Props>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [problem, setProblem] = useState<Error | null>(null);
    useEffect(() => {
      let isWanted = true;
      overlay().then(
        (dialogs) => isWanted && setLoaded(() => pick(dialogs)),
        (error: Error) => isWanted && setProblem(error),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (problem) throw problem;
    return Loaded && <Loaded {...props} />;
  };
}

/** Windows of forms come when they are needed: a login has none. */
export const LazyConfirmDialog = lazy(({ ConfirmDialog }) => ConfirmDialog);

/** A window with anything in it. */
export const LazyDialog = lazy(({ Modal }) => Modal);

/** Whether a window is part of the page: once it was open it stays, closed, and gives the focus back where it was. */
export function useIsThere(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** Loads them before they are needed, while there is a connection; a failure is met when they are. */
export const preloadDialogs = () => void overlay().catch(() => undefined);
