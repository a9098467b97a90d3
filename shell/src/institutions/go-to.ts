/** Leaves the portal for another address; a function of its own, since a test's browser goes nowhere. */
export const goTo = (url: string): void => window.location.assign(url);
