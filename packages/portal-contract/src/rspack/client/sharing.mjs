import { fitsContract } from '@portal/portal-contract';

/** An error with the requested and the available names, which the shell reports. */
const unmetError = (message, unmet) => Object.assign(new Error(message), { unmet });

/** The module of a shared package as the shell provides it. Throws if it provides none, or a version that does not fit. */
function provided(shared, name, range) {
  const given = shared[name];
  if (given === undefined) throw unmetError(`The shell does not share ${name}.`, { name, wanted: range });
  const { version: found, load } = given;
  if (!fitsContract(range, found)) {
    const unmet = { name, wanted: range, found };
    throw unmetError(`The shell shares ${name} ${found}, which does not fit ${range}.`, unmet);
  }
  return load();
}

/**
 * Provides a chunk with the shared packages that it imports. The chunk loads in any case; a package that could not be
 * provided throws where it is imported, and is requested again with the next chunk that needs it.
 */
function consumes({ chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire }) {
  const provide = async (id) => {
    const { shareKey, shareInfo } = moduleToHandlerMapping[id];
    try {
      const exports = await provided(webpackRequire.federation.shared, shareKey, shareInfo.shareConfig.requiredVersion);
      webpackRequire.m[id] = (module) => {
        module.exports = exports;
      };
    } catch (error) {
      delete installedModules[id];
      webpackRequire.m[id] = () => {
        throw error;
      };
    }
  };
  for (const id of chunkMapping[chunkId] ?? []) promises.push((installedModules[id] ??= provide(id)));
}

/**
 * Runtime of sharing in a remote. The federation plugin calls these functions instead of its library's, of which the
 * portal would use a twentieth: the shell finds and starts remotes, and provides everything shared.
 */
export default {
  bundlerRuntime: {
    init: () => ({}),
    consumes,
    installInitialConsumes({ initialConsumes }) {
      if (initialConsumes.length > 0) throw new Error('The entry of a remote cannot import what the shell shares.');
    },
    initContainerEntry({ shareScope, webpackRequire }) {
      webpackRequire.federation.shared = shareScope;
    },
  },
};
