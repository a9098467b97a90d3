const { constants, Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');
const { transformWith } = require('./transformed-modules.cjs');

/** Code compiled by this worker, by file. */
const compiled = new Map();

/** What this worker has transformed, by file. */
const transformed = new Map();

/** Where the source maps of the modules that this worker has transformed are, by file. */
const sourceMaps = new Map();

/** Tests that replace modules or load them anew, or say that they are about what a module remembers. */
const NEEDS_OWN =
  /\bjest\s*\.(mock|unmock|doMock|dontMock|setMock|resetModules|isolateModules\w*|requireActual)\b|@own-modules\b/;

/** A source file of a part other than its tests and their fixtures, which use what jest gives each file. */
const isUnderTest = (path) =>
  path.includes('/src/') && !path.includes('/packages/testing/') && !/\.(test|fixture)\.m?[jt]sx?$/.test(path);

/** All parts transform alike, so a file that several of them import is transformed for one only. */
function shareTransformed(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (path, options) => {
    if (options?.isInternalModule || options?.supportsStaticESM) return transform(path, options);
    const known = transformed.get(path);
    if (known?.originalCode !== cache.fileCache.readFile(path)) {
      transform(path, options);
      transformed.set(path, cache.transforms.get(path));
    } else cache.transforms.set(path, known);
    return transformed.get(path).code;
  };
}

/**
 * Jest gives each test file its own copy of every module, and most of a run's time would go into making these copies.
 * Here a worker compiles each module once; and where the files share the worker's realm (`one-realm.cjs`), it loads
 * libraries and the modules under test once, as a running program does. A file of tests that needs its own copies of
 * ours has them, but never of libraries (docs/decisions/0101-tests-share-the-modules-under-test.md).
 */
class SharingRuntime extends Runtime {
  #sharesOurs;

  constructor(...args) {
    const [, environment, , transformer, sources, , testPath] = args;
    // Before the runtime is constructed, which clears the sources.
    const sharesOurs = !NEEDS_OWN.test(sources.get(testPath));
    super(...args);
    this.#sharesOurs = sharesOurs;
    this.transformCache.sourceMaps = sourceMaps;
    shareTransformed(this.transformCache);
    if (environment.isOneRealm)
      transformWith((path) => (transformer.shouldTransform(path) ? this.transformCache.transform(path) : null));
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
    if (!this._environment.isOneRealm || !name || options?.isInternalModule || this._resolution.isCoreModule(name))
      return super.requireModule(from, name, options, isRequireActual);
    const path = this._resolution.resolveCjs(from, name);
    const isShared = path.includes('/node_modules/') || (this.#sharesOurs && isUnderTest(path));
    return isShared ? require(path) : super.requireModule(from, name, options, isRequireActual);
  }
}
module.exports = SharingRuntime;
