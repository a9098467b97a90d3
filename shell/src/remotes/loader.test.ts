import type { ComposedRemote } from '@portal/portal-contract';
import { classify } from './classify';
import type { Container } from './entry-script';
import { createLoader } from './loader';
import type { RemoteModule } from './loader';

const Page = () => null;
const CONTAINER: Container = { init: () => undefined, get: () => undefined };
const { signal } = new AbortController();

const aComposed = (contract = '^1.0.0'): ComposedRemote => ({
  version: '1.0.0',
  hash: 'abc',
  entry: '/releases/mf-public/abc/entry.js',
  integrity: 'sha384-abc',
  remote: { name: 'mf-public', contract, pages: [], menu: [] },
});

/** A loader over a remote that behaves but for what the test changes. */
function aLoader({ module = {}, contract }: { module?: Partial<RemoteModule>; contract?: string } = {}) {
  const loadContainer = jest.fn<Promise<Container>, [ComposedRemote, AbortSignal]>(async () => CONTAINER);
  const good: RemoteModule = { init: async () => undefined, get: async () => ({ pages: { home: async () => Page } }) };
  const host = { initRawContainer: () => ({ ...good, ...module }) };
  const load = createLoader({ remotes: () => ({ 'mf-public': aComposed(contract) }), loadContainer, host });
  return { load, loadContainer };
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => classify(error),
  );

test('a page of a well remote is its component; the entry runs once for all pages', async () => {
  const { load, loadContainer } = aLoader();
  await expect(load('mf-public', 'home', signal)).resolves.toBe(Page);
  await expect(load('mf-public', 'home', signal)).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(1);
});

test('a remote that needs another contract is not even fetched', async () => {
  const { load, loadContainer } = aLoader({ contract: '^2.0.0' });
  expect(await faultOf(load('mf-public', 'home', signal))).toBe('unfit-contract');
  expect(loadContainer).not.toHaveBeenCalled();
});

const fails = () => Promise.reject(new Error('broken'));

test.each<[why: string, module: Partial<RemoteModule>, fault: string]>([
  ['init throws', { init: fails }, 'threw-on-init'],
  ['its module throws', { get: fails }, 'threw-on-load'],
  ['its module is empty', { get: async () => ({}) }, 'no-component'],
  ['the page is not in it', { get: async () => ({ pages: {} }) }, 'no-component'],
  ['the page throws', { get: async () => ({ pages: { home: fails } }) }, 'threw-on-load'],
  ['the page is half loaded', { get: async () => ({ pages: { home: async () => undefined } }) }, 'no-component'],
])('%s', async (_why, module, fault) => {
  expect(await faultOf(aLoader({ module }).load('mf-public', 'home', signal))).toBe(fault);
});

test('a start that failed is forgotten: the next attempt runs the entry again', async () => {
  const { load, loadContainer } = aLoader();
  loadContainer.mockRejectedValueOnce(new Error('lost'));
  await expect(load('mf-public', 'home', signal)).rejects.toThrow('lost');
  await expect(load('mf-public', 'home', signal)).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(2);
});
