import { Button } from '@portal/ui/core';
import type { MouseEvent } from 'react';
import { MESSAGES } from '../messages';

/** Moves the focus to the open one of the tabs. */
function goToTabs({ currentTarget }: MouseEvent<HTMLElement>) {
  const page = currentTarget.closest('.nf-page');
  const tab = page?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  tab?.focus({ preventScroll: true });
  tab?.scrollIntoView({ block: 'start' });
}

/** Leads past a long result to the tabs of the facility. */
export const ToSections = () => (
  <Button type="link" className="nf-to-sections" onClick={goToTabs}>
    {MESSAGES.facility.toTabs}
  </Button>
);
