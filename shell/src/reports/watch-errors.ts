/**
 * Reports an error in the code of a part; `place` is where the browser saw it, or the part that was being loaded. What
 * is needed for that is loaded with the first error, and its own failure is nobody's.
 */
export function reportError(thrown: unknown, place: string): void {
  import('./code-errors').then(
    ({ reportCodeError }) => reportCodeError(thrown, place),
    () => {},
  );
}

/** Reports what nobody catches: an error in a handler or a timer, a promise that is rejected. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    reportError(error, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, ''));
}
