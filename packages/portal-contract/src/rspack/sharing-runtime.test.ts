import { satisfies } from 'semver';
import { SHARING_RUNTIME_VERSION } from '../sharing';
import type { SharedPackages } from '../sharing';
import runtime from './client/sharing.mjs';

const { consumes, initContainerEntry, installInitialConsumes } = runtime.bundlerRuntime;

const REACT = { name: 'React' };
const GIVEN: SharedPackages = { react: { version: '19.3.1', load: () => REACT } };

/** A remote whose chunk imports one package as module `7`, in a shell that shares the given packages. */
function aRemote(shared: SharedPackages, shareKey = 'react', requiredVersion = '^19.0.0') {
  const webpackRequire = { m: {}, federation: {} } as Parameters<typeof consumes>[0]['webpackRequire'];
  initContainerEntry({ shareScope: shared, webpackRequire });
  const installedModules = {};
  const mapping = { chunkMapping: { page: ['7'] }, moduleToHandlerMapping: { 7: of(shareKey, requiredVersion) } };
  return {
    /** Loads a chunk with its shared packages. */
    async load(chunkId = 'page') {
      const promises: unknown[] = [];
      consumes({ chunkId, promises, installedModules, webpackRequire, ...mapping });
      await Promise.all(promises);
    },
    /** The module that the chunk imports. */
    imported: () => {
      const module: { exports?: unknown } = {};
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
  };
}
const of = (shareKey: string, requiredVersion: string) => ({
  shareKey,
  shareInfo: { shareConfig: { requiredVersion } },
});

test('a chunk imports the very package that the shell shares', async () => {
  const remote = aRemote(GIVEN);
  await remote.load();
  expect(remote.imported()).toBe(REACT);
});

test('a chunk without shared packages requests none', async () => {
  const load = jest.fn();
  await aRemote({ react: { version: '19.3.1', load } }).load('dialog');
  expect(load).not.toHaveBeenCalled();
});

test('a package is loaded once, however many chunks use it', async () => {
  const load = jest.fn(async () => REACT);
  const remote = aRemote({ react: { version: '19.3.1', load } });
  await Promise.all([remote.load(), remote.load()]);
  await remote.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not shared', {}, 'The shell does not share react.'],
  [
    'has another major',
    { react: { version: '20.0.0', load: () => REACT } },
    'The shell shares react 20.0.0, which does not fit ^19.0.0.',
  ],
  [
    'is older',
    { react: { version: '18.9.0', load: () => REACT } },
    'The shell shares react 18.9.0, which does not fit ^19.0.0.',
  ],
])('the chunk loads, and a package that %s throws where it is imported', async (_why, shared, message) => {
  const remote = aRemote(shared);
  await remote.load();
  expect(remote.imported).toThrow(message);
  expect(remote.imported).toThrow(expect.objectContaining({ unmet: expect.objectContaining({ wanted: '^19.0.0' }) }));
});

test('a package whose file did not arrive is requested again', async () => {
  const load = jest.fn(async () => REACT).mockRejectedValueOnce(new Error('Loading chunk 5 failed'));
  const remote = aRemote({ react: { version: '19.3.1', load } });
  await remote.load();
  expect(remote.imported).toThrow('Loading chunk 5 failed');
  await remote.load();
  expect(remote.imported()).toBe(REACT);
});

test('an entry that needs a package before any are passed to it is refused', () => {
  expect(() => installInitialConsumes({ initialConsumes: [] })).not.toThrow();
  expect(() => installInitialConsumes({ initialConsumes: ['7'] })).toThrow('cannot import');
});

test('builds with the runtime of the federation library do not fit a present shell, nor the reverse', () => {
  expect(satisfies(SHARING_RUNTIME_VERSION, '^2.9.2')).toBe(false);
  expect(satisfies('2.9.2', `^${SHARING_RUNTIME_VERSION}`)).toBe(false);
});
