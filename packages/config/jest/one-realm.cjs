const { endStorages, watchStorages } = require('./end-storages.cjs');

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * The realm of the worker itself, in place of a new one for each file: libraries need not be loaded again, and what they
 * make is an `Array` and an `Error` for the tests too. Globals and the environment are put back after each file.
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
