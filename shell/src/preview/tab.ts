const KEY = 'preview';

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
