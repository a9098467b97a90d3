const { AsyncLocalStorage } = require('node:async_hooks');

/** Storages used since the last call of `endStorages`. */
const used = new Set();
let isWatching = false;

/**
 * From now on, records the storages that this worker uses; only once, since a worker creates the environments of
 * several files.
 */
exports.watchStorages = () => {
  if (isWatching) return;
  isWatching = true;
  const { value: run } = Object.getOwnPropertyDescriptor(AsyncLocalStorage.prototype, 'run');
  AsyncLocalStorage.prototype.run = function (...args) {
    used.add(this);
    return run.apply(this, args);
  };
};

/**
 * Disables the storages that test files leave enabled. Jest's runner creates a storage for each file, and up to Node 22
 * every promise pays for each enabled storage, so a worker's last files took several times as long as its first.
 */
exports.endStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
