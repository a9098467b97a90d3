/** Path of the Chromium that the browser tests run in; installs Debian's where that is possible and none is preferred. */
export function findChromium(): string;
