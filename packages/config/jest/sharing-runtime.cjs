const { constants, Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

/** Code compiled by this worker, by file. */
const compiled = new Map();

/** Files of libraries that this Node cannot require, since they are ES modules. */
const esModules = new Set();

/**
 * Jest gives each test file its own copy of every module. These copies are kept, since a test may change one of our
 * modules; two thirds of their time is saved: compiled code is reused, and where the files share the worker's realm
 * (`one-realm.cjs`), libraries are already loaded. There, `jest.mock` does not affect the imports of a library, and
 * `jest.resetModules` does not reload a library (docs/decisions/0036-tests-share-what-they-load.md).
 */
class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const parameters = this.executor.injectedModuleParameters.join(', ');
    const head = `(function (${parameters}) { `;
    this.executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      if (compiled.get(filename)?.source !== source) {
        const script = new Script(`${head}${source}\n})`, {
          filename,
          columnOffset: -head.length,
          importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        });
        compiled.set(filename, { source, script });
      }
      const { script } = compiled.get(filename);
      return this._environment.isOneRealm ? script.runInThisContext() : script.runInContext(context);
    };
  }

  requireModule(from, name, options, isRequireActual) {
    const isOurs = !this._environment.isOneRealm || !name || options?.isInternalModule;
    return (
      (isOurs ? undefined : this.#requireLibrary(from, name)) ??
      super.requireModule(from, name, options, isRequireActual)
    );
  }

  /** A library as loaded by the worker; undefined for our own modules, and if Node cannot require it. */
  #requireLibrary(from, name) {
    if (this._resolution.isCoreModule(name)) return undefined;
    const path = this._resolution.resolveCjs(from, name);
    if (!path.includes('/node_modules/') || esModules.has(path)) return undefined;
    try {
      return require(path);
    } catch (error) {
      if (error.code !== 'ERR_REQUIRE_ESM') throw error;
      esModules.add(path);
      return undefined;
    }
  }
}
module.exports = SharingRuntime;
