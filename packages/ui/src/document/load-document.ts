const LED_ON = 'led-on';

/** Notes that the next document of this tab is one that the portal leads to, not one that somebody opened. */
function noteLedOn() {
  try {
    sessionStorage.setItem(LED_ON, 'yes');
  } catch {
    // Storage is blocked: the browser chooses where the focus is.
  }
}

/** Whether the portal led to this document; said once. */
export function takeLedOn(): boolean {
  try {
    const isLedOn = sessionStorage.getItem(LED_ON) !== null;
    sessionStorage.removeItem(LED_ON);
    return isLedOn;
  } catch {
    return false;
  }
}

/** Loads the present address anew: a document in the place of this one, with nothing that ran in it. */
export function loadDocument(): void {
  noteLedOn();
  const { hash, href } = window.location;
  // With a fragment, only a reload is sure to be more than a jump within the page; without one, Back should not lead into this document.
  if (hash === '') window.location.replace(href);
  else window.location.reload();
}
