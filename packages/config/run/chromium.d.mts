/** Path of the Chromium for browser tests. Installs one if there is none; throws if that is impossible. */
export function needChromium(): string;
