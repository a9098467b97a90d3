import { createContext, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { LazyConfirmDialog, preloadDialogs, useIsThere } from './lazy-dialogs';
import { forgetDraftsOfNobody, isUnsaved } from './local-drafts';

/** The target of a navigation. */
export type NextLocation = Pick<Location, 'pathname' | 'search'>;

/** A form that may have unsaved input. */
export interface UnsavedForm {
  draftKey: string;
  /** Whether a navigation leaves the form. */
  isLeaving: ((next: NextLocation) => boolean) | undefined;
  /** Whether its input is kept on the server too. */
  isOnServer: boolean;
}

/** Registers a form with the page; returns a function that unregisters it. `null` outside `UnsavedForms`. */
export const UnsavedFormsContext = createContext<((form: UnsavedForm) => () => void) | null>(null);

// An expired session leads to the login page and back, which must not prompt for confirmation.
const LOGIN = '/login';

const KEPT_HERE =
  'You have unsaved changes. They are kept in this browser and will be restored when you open the form again.';
const KEPT_ON_SERVER =
  'You have unsaved changes. They are kept as an unfinished copy, and can be continued on any device.';

/** Confirms leaving a page with unsaved input. Render it once per page: the router supports only one blocker. */
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
  useEffect(forgetDraftsOfNobody, []);
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

  // A form that is saved and left in one step is no longer unsaved after rendering.
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
      question={hasUnsaved(({ isOnServer }) => !isOnServer) ? KEPT_HERE : KEPT_ON_SERVER}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function useBeforeUnload(hasUnsaved: HasUnsaved) {
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(() => true)) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [hasUnsaved]);
}
