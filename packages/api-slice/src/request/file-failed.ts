const OFFLINE = 'There is no connection. Please try again once the connection is back.';
const FAILED = 'The file could not be loaded. Please try again in a moment.';

/** Why there is no file, if the server has not said so itself. */
export const fileFailed = (): string => (navigator.onLine ? FAILED : OFFLINE);
