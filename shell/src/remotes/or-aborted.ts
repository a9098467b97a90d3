/** The result of a promise, unless the signal is aborted first. A hanging import cannot be cancelled itself. */
export const orAborted = <Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  ]);
