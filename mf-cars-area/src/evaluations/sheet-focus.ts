/** Marks a control with the sheet that it opens, by its name in the URL. */
export const opensSheet = (param: string) => ({ 'data-opens': param });

const isShown = (element: Element) => element.closest('[hidden]') === null;

/** Whether the focus is on nothing, or in the sheet, which is removed next. */
const isFree = (element: Element | null) =>
  element === null || element === document.body || element.closest('.p-side-sheet') !== null;

/**
 * Moves the focus to what opens this sheet, or to the open tab if that does not show it. A sheet that was opened by its
 * address has nothing to give the focus back to, so it would be lost.
 */
export function focusOpener(param: string | undefined): void {
  if (!isFree(document.activeElement)) return;
  const openers = [...document.querySelectorAll<HTMLElement>('[data-opens]')];
  const tabs = [...document.querySelectorAll<HTMLElement>('.cars-desk [role=tab][aria-selected=true]')];
  const opener = openers.find((one) => one.dataset['opens'] === param && isShown(one));
  (opener ?? tabs[0])?.focus();
}
