const LED_ON = 'led-on';

/** Records that the portal itself loads the next document of this tab. */
function noteLedOn() {
  try {
    sessionStorage.setItem(LED_ON, 'yes');
  } catch {
    // Storage is blocked: the browser decides where the focus is.
  }
}

/** Whether the portal itself loaded this document; true for the first call only. */
export function takeLedOn(): boolean {
  try {
    const isLedOn = sessionStorage.getItem(LED_ON) !== null;
    sessionStorage.removeItem(LED_ON);
    return isLedOn;
  } catch {
    return false;
  }
}

/** Replaces this document with a fresh one at the present address, which ends all scripts of this one. */
export function loadDocument(): void {
  noteLedOn();
  const { hash, href } = window.location;
  // With a fragment, `replace` may merely jump within the page. Without one it is preferred, because Back then skips
  // this document.
  if (hash === '') window.location.replace(href);
  else window.location.reload();
}
