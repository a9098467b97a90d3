import type { Composition } from '@portal/portal-contract';

const KEY = 'preview';

/** Where a tab goes that leaves its preview. */
export const LEAVE = '/preview/leave';

/** The preview that this tab is in: kept by the tab alone, through reloads, and gone with it. */
export function previewOfTab(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing is in no preview.
    return null;
  }
}

/** Puts this tab into a preview, or takes it out of one. */
export function setPreviewOfTab(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, id);
  } catch {
    // See above.
  }
}

/** Whether a preview is to be thought of before anything is rendered; what is needed for that, no other page loads. */
export const concernsPreview = ({ preview }: Pick<Composition, 'preview'>): boolean =>
  preview !== undefined || window.location.pathname === LEAVE || previewOfTab() !== null;
