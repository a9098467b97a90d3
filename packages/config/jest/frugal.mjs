/**
 * For runs of many files: memory left over from earlier files slows down later ones, by more than half at the end of a
 * long run, so a worker that has grown is restarted. Jest ignores this setting in the configuration of a part.
 */
export const frugal = { workerIdleMemoryLimit: '1GB' };
