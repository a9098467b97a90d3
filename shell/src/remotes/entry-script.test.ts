import type { ComposedRemote } from '@portal/portal-contract';
import { classify } from './classify';
import { loadContainer } from './entry-script';

const COMPOSED: ComposedRemote = {
  version: '1.0.0',
  hash: 'abc',
  entry: '/releases/mf-public/abc/entry.js',
  integrity: 'sha384-abc',
  remote: { name: 'mf-public', contract: '^1.0.0', pages: [], menu: [] },
};
const CONTAINER = { init: () => undefined, get: () => undefined };
const { signal } = new AbortController();

const script = () => document.querySelector<HTMLScriptElement>('script[src*="/releases/"]');
const leave = (container: unknown) => Object.assign(window, { mf_public: container });
const answer = (status: number, contentType: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('…', { status, headers: { 'content-type': contentType } }));

test('the script is fetched with integrity; its container is returned and its tag removed', async () => {
  const loading = loadContainer(COMPOSED, 0, signal);
  expect(script()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  leave(CONTAINER);
  script()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(CONTAINER);
  expect(script()).toBeNull();
});

test('a script that threw has no container, although the browser reports it as loaded', async () => {
  leave(CONTAINER);
  const loading = loadContainer(COMPOSED, 0, signal);
  script()?.dispatchEvent(new Event('load'));
  expect(classify(await loading.catch((error: unknown) => error))).toBe('threw-on-load');
});

test.each<[status: number, contentType: string, fault: string]>([
  [404, 'text/plain', 'missing'],
  [503, 'text/html', 'refused'],
  [200, 'text/html', 'not-a-script'],
])(
  'an error event and the answer %i %s: %s; no tag is left for the next attempt',
  async (status, contentType, fault) => {
    answer(status, contentType);
    const loading = loadContainer(COMPOSED, 0, signal);
    script()?.dispatchEvent(new Event('error'));
    expect(classify(await loading.catch((error: unknown) => error))).toBe(fault);
    expect(script()).toBeNull();
  },
);

test('another attempt has another address, otherwise it would wait for the answer of the first', () => {
  void loadContainer(COMPOSED, 2, signal);
  expect(script()?.src).toMatch(/entry\.js\?attempt=2$/);
  script()?.remove();
});

test('aborting interrupts the load with the given reason', async () => {
  const waiting = new AbortController();
  const loading = loadContainer(COMPOSED, 0, waiting.signal);
  waiting.abort(new Error('enough'));
  await expect(loading).rejects.toThrow('enough');
  expect(script()).toBeNull();
});
