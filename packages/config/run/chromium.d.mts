/** Path of the Chromium that the browser tests run in; installs one where none is there, and throws where none can be had. */
export function needChromium(): string;
