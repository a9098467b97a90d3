const { AsyncLocalStorage } = require('node:async_hooks');

/** Those that were used since they were last ended. */
const used = new Set();
let isWatching = false;

/** Notes from now on which storages this worker uses; once, as the environments of several files are made in it. */
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
 * Turns off what files of tests leave on: jest's runner makes a storage for each file, and up to Node 22 every promise
 * pays for each storage that is on, so that a worker's last files took several times as long as its first.
 */
exports.endStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
