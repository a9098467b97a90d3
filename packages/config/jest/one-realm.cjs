const { endStorages, watchStorages } = require('./end-storages.cjs');

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Runs tests in the realm of the worker instead of a new one for each file: libraries need not be loaded again, and
 * tests see the same `Array` and `Error`. Globals and the environment are restored after each file.
 */
class OneRealm {
  isOneRealm = true;
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #environment = { ...process.env };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {
    watchStorages();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    endStorages();
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(this.#globals, name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, this.#globals);
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
  }
}
module.exports = OneRealm;
