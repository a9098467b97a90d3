import { createContext, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { LazyConfirmDialog, preloadDialogs, useIsThere } from './lazy-dialogs';
import { isUnsaved } from './local-drafts';

/** Where somebody is about to go. */
export type NextLocation = Pick<Location, 'pathname' | 'search'>;

/** A form that somebody may leave with something unsaved in it. */
export interface UnsavedForm {
  draftKey: string;
  /** Whether going there leaves the form. */
  isLeaving: ((next: NextLocation) => boolean) | undefined;
}

/** Registers a form with the page around it; gives back how it is signed off. `null` where no page asks. */
export const UnsavedFormsContext = createContext<((form: UnsavedForm) => () => void) | null>(null);

// An expired session leads there and back again: a question in between would only be in the way.
const LOGIN = '/login';

/** Asks before a page is left whose forms hold something unsaved. Once per page: the router takes one question at a time. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<UnsavedForm>());
  const register = useCallback(
    (form: UnsavedForm) => {
      forms.add(form);
      return () => void forms.delete(form);
    },
    [forms],
  );
  const hasUnsaved = useCallback(
    (isLeft: (form: UnsavedForm) => boolean) => [...forms].some((form) => isUnsaved(form.draftKey) && isLeft(form)),
    [forms],
  );
  useBeforeUnload(hasUnsaved);
  return (
    <UnsavedFormsContext value={register}>
      {children}
      <LeaveDialog hasUnsaved={hasUnsaved} />
    </UnsavedFormsContext>
  );
}

type HasUnsaved = (isLeft: (form: UnsavedForm) => boolean) => boolean;

function LeaveDialog({ hasUnsaved }: { hasUnsaved: HasUnsaved }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = nextLocation.pathname !== currentLocation.pathname;
    return nextLocation.pathname !== LOGIN && hasUnsaved(({ isLeaving }) => isLeaving?.(nextLocation) ?? isElsewhere);
  });

  // A form that was saved and left in the same breath is not unsaved any more once everything is rendered.
  const isAsking = blocker.state === 'blocked' && hasUnsaved(() => true);
  const isThere = useIsThere(isAsking);
  useEffect(preloadDialogs, []);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isAsking) blocker.proceed();
  }, [blocker, isAsking]);

  if (!isThere) return null;
  return (
    <LazyConfirmDialog
      open={isAsking}
      title="Unsaved changes"
      question="What you typed is not saved yet. It is kept in this browser and will be restored when you open the form again."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function useBeforeUnload(hasUnsaved: HasUnsaved) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(() => true)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
