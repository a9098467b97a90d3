import type { Composition } from '@portal/portal-contract';

const KEY = 'preview';

/** Target of a tab that leaves its preview. */
export const LEAVE = '/preview/leave';

/** The preview of this tab, stored for the tab only: it survives reloads and ends with the tab. */
export function previewOfTab(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    // Without storage, a browser cannot be in a preview.
    return null;
  }
}

/** Puts this tab into a preview, or removes it from one. */
export function setPreviewOfTab(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, id);
  } catch {
    // See above.
  }
}

/** Whether previews must be considered before rendering; only then is their code loaded. */
export const concernsPreview = ({ preview }: Pick<Composition, 'preview'>): boolean =>
  preview !== undefined || window.location.pathname === LEAVE || previewOfTab() !== null;
