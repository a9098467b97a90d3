import type { ComposedRemote } from '@portal/portal-contract';
import { classify } from './classify';
import type { Container } from './entry-script';
import { createLoader } from './loader';

const Page = () => null;
const SHARED = { react: { version: '19.3.1', load: () => ({}) } };
const aSignal = () => new AbortController().signal;

const aComposed = (contract = '^1.0.0'): ComposedRemote => ({
  version: '1.0.0',
  hash: 'abc',
  entry: '/releases/mf-public/abc/entry.js',
  integrity: 'sha384-abc',
  remote: { name: 'mf-public', contract, pages: [], menu: [] },
});

const aModule = (home: () => Promise<unknown> = async () => Page) => ({ pages: { home } });

/** A loader over a working remote, with the given changes. */
function aLoader({ container = {}, contract }: { container?: Partial<Container>; contract?: string } = {}) {
  const good: Container = { init: jest.fn(), get: async () => aModule };
  const loadContainer = jest.fn<Promise<Container>, [ComposedRemote, number, AbortSignal]>(async () => ({
    ...good,
    ...container,
  }));
  const composed = { 'mf-public': aComposed(contract) };
  const renew = jest.fn(async () => undefined);
  const load = createLoader({ remotes: () => composed, renew, loadContainer, sharedPackages: SHARED });
  return { load, loadContainer, renew, composed, good };
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => classify(error),
  );

test('a working remote returns the components of its pages; the entry runs once for all pages', async () => {
  const { load, loadContainer, good } = aLoader();
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(1);
  expect(good.init).toHaveBeenCalledTimes(1);
  expect(good.init).toHaveBeenCalledWith(SHARED);
});

test('a remote that needs another contract is not fetched', async () => {
  const { load, loadContainer } = aLoader({ contract: '^2.0.0' });
  expect(await faultOf(load('mf-public', 'home', aSignal()))).toBe('unfit-contract');
  expect(loadContainer).not.toHaveBeenCalled();
});

test('a retry checks whether a fitting release exists by now, and runs it', async () => {
  const { load, loadContainer, renew, composed } = aLoader({ contract: '^2.0.0' });
  await faultOf(load('mf-public', 'home', aSignal()));
  expect(renew).not.toHaveBeenCalled();
  expect(await faultOf(load('mf-public', 'home', aSignal()))).toBe('unfit-contract');
  expect(loadContainer).not.toHaveBeenCalled();

  renew.mockImplementation(async () => {
    composed['mf-public'] = aComposed('^1.0.0');
  });
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  await load('mf-public', 'home', aSignal());
  expect(renew).toHaveBeenCalledTimes(2);
});

const never = () => new Promise(() => undefined);
const fails = () => Promise.reject(new Error('broken'));
const throws = () => {
  throw new Error('broken');
};

test.each<[why: string, container: Partial<Container>, fault: string]>([
  ['init throws', { init: throws }, 'threw-on-init'],
  ['init fails later', { init: fails }, 'threw-on-init'],
  ['a chunk of its module fails', { get: fails }, 'threw-on-load'],
  ['its module throws', { get: async () => throws }, 'threw-on-load'],
  ['its module is empty', { get: async () => () => ({}) }, 'no-component'],
  ['the page is missing in its module', { get: async () => () => ({ pages: {} }) }, 'no-component'],
  ['the page throws', { get: async () => () => aModule(fails) }, 'threw-on-load'],
  ['the page is incompletely loaded', { get: async () => () => aModule(async () => undefined) }, 'no-component'],
])('%s', async (_why, container, fault) => {
  expect(await faultOf(aLoader({ container }).load('mf-public', 'home', aSignal()))).toBe(fault);
});

test('a failed start is discarded: the next attempt runs the entry again', async () => {
  const { load, loadContainer } = aLoader();
  loadContainer.mockRejectedValueOnce(new Error('lost'));
  await expect(load('mf-public', 'home', aSignal())).rejects.toThrow('lost');
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  expect(loadContainer.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test('a page that threw is evaluated again by a fresh start', async () => {
  const { load, loadContainer } = aLoader();
  loadContainer.mockResolvedValueOnce({ init: () => undefined, get: async () => () => aModule(fails) });
  expect(await faultOf(load('mf-public', 'home', aSignal()))).toBe('threw-on-load');
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(2);
});

test('a page that was ready and is discarded is evaluated again, including the state of its modules', async () => {
  const { load, loadContainer } = aLoader();
  const shown = new AbortController();
  await load('mf-public', 'home', shown.signal);
  shown.abort();
  await expect(load('mf-public', 'home', aSignal())).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(2);
});

test('a hanging page is aborted with the given reason, and the next attempt is a fresh start', async () => {
  const { load, loadContainer } = aLoader();
  loadContainer.mockResolvedValueOnce({ init: () => undefined, get: async () => () => aModule(never) });
  const waiting = new AbortController();
  const hanging = load('mf-public', 'home', waiting.signal);
  await Promise.resolve();
  waiting.abort(new Error('enough'));
  const next = load('mf-public', 'home', aSignal());
  await expect(hanging).rejects.toThrow('enough');
  await expect(next).resolves.toBe(Page);
  expect(loadContainer).toHaveBeenCalledTimes(2);
});
