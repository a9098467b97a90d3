import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

const overlay = () => import('../overlay');
type Overlay = Awaited<ReturnType<typeof overlay>>;

/**
 * A dialog loaded when first shown. Unlike React's `lazy`, it does not cache a failed load: the error reaches the error
 * boundary, and the next attempt loads again.
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

/** `ConfirmDialog`, loaded on demand, because pages such as login do not need it. */
export const LazyConfirmDialog = lazy(({ ConfirmDialog }) => ConfirmDialog);

/** A dialog with any content, loaded on demand. */
export const LazyDialog = lazy(({ Modal }) => Modal);

/** Whether to render a dialog: it stays rendered after closing, so that it can restore the focus. */
export function useIsThere(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** Preloads the dialogs while there is a connection. A failure surfaces when a dialog is opened. */
export const preloadDialogs = () => void overlay().catch(() => undefined);
