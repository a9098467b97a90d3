import type { ComponentType } from 'react';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { createPageLoads } from './page-loads';

const Page: ComponentType = () => null;
const unreachable = () =>
  new LoadFault({ stage: 'entry', seen: 'failed', answer: { status: 0, contentType: '', isIntact: false } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Attempts begin in a separate task. */
const begun = () => jest.advanceTimersByTimeAsync(0);

/** A page loader whose requests the test settles. */
function aLoader() {
  const requests: {
    resolve: (component: ComponentType) => void;
    reject: (error: unknown) => void;
    signal: AbortSignal;
  }[] = [];
  const load: LoadPage = (_remote, _page, signal) =>
    new Promise((resolve, reject) => {
      requests.push({ resolve, reject, signal });
    });
  const faults: string[] = [];
  const onRestart = jest.fn();
  const loads = createPageLoads({
    load,
    onRestart,
    onReady: (remote, ms) => faults.push(`${remote} ready in ${ms} ms`),
    onFault: (remote, fault) => faults.push(`${remote} ${fault}`),
  });
  return { requests, faults, onRestart, loads };
}

test('a page is loaded once, however often it is requested', async () => {
  const { requests, loads } = aLoader();
  const both = Promise.all([loads.start('mf-public', 'home'), loads.start('mf-public', 'home')]);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await begun();
  requests[0]?.resolve(Page);
  await both;
  await loads.start('mf-public', 'home');
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
  expect(requests).toHaveLength(1);
});

test('a failure persists until the next attempt, which may succeed', async () => {
  const { requests, loads } = aLoader();
  const first = loads.start('mf-public', 'home');
  await begun();
  requests[0]?.reject(unreachable());
  await first;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'unreachable' });
  expect(requests).toHaveLength(1);

  await loads.start('mf-public', 'home');
  expect(requests).toHaveLength(1);
  const second = loads.restart('mf-public', 'home');
  await begun();
  requests[1]?.resolve(Page);
  await second;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
});

test('a pending page soon counts as slow, and after two minutes it has failed and is aborted [9.9]', async () => {
  const { requests, loads } = aLoader();
  const start = loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(1_999);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await jest.advanceTimersByTimeAsync(1);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'slow' });
  await jest.advanceTimersByTimeAsync(118_000);
  await start;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'too-slow' });
  expect(requests[0]?.signal.aborted).toBe(true);
});

test.each<[why: string, waitedFor: number, faults: number]>([
  ['loading the portal itself took part of that time', 600, 1_400],
  ['loading the portal itself took all of it', 9_000, 1_000],
])('a page counts as slow earlier if %s', async (_why, waitedFor, after) => {
  const { loads } = aLoader();
  void loads.start('mf-public', 'home', performance.now() - waitedFor);
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(loads.state('mf-public', 'home').is).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(loads.state('mf-public', 'home').is).toBe('slow');
});

test('after a discarded failure loading starts again; a ready page is not discarded', async () => {
  const { requests, loads } = aLoader();
  const failed = loads.start('mf-public', 'home');
  await begun();
  requests[0]?.reject(unreachable());
  await failed;
  loads.forgetFailure('mf-public', 'home');
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'idle' });

  const ready = loads.start('mf-public', 'home');
  await begun();
  requests[1]?.resolve(Page);
  await ready;
  loads.forgetFailure('mf-public', 'home');
  expect(loads.state('mf-public', 'home').is).toBe('ready');
});

test('a failing page does not affect the others', async () => {
  const { requests, loads } = aLoader();
  const both = Promise.all([loads.start('mf-public', 'home'), loads.start('mf-admin', 'emails')]);
  await begun();
  requests[0]?.reject(new Error('anything'));
  requests[1]?.resolve(Page);
  await both;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'threw-on-load' });
  expect(loads.state('mf-admin', 'emails').is).toBe('ready');
});

test('a slow page can be restarted; the replaced attempt is aborted and its result ignored', async () => {
  const { requests, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(3_000);
  const second = loads.restart('mf-public', 'home');
  await begun();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  requests[1]?.resolve(Page);
  await second;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
});

/** Rejects the latest request. */
const fail = async (requests: ReturnType<typeof aLoader>['requests']) => {
  await begun();
  requests.at(-1)?.reject(unreachable());
  await begun();
};

test('the load time is reported when the page is ready', async () => {
  const { requests, faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(120);
  requests[0]?.resolve(Page);
  await begun();
  expect(faults).toEqual(['mf-public ready in 120 ms']);
});

test('a fault is reported once per attempt, however often the page is visited', async () => {
  const { requests, faults, onRestart, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await fail(requests);
  await loads.start('mf-public', 'home');
  expect(faults).toEqual(['mf-public unreachable']);
  void loads.restart('mf-public', 'home');
  await fail(requests);
  expect(faults).toEqual(['mf-public unreachable', 'mf-public unreachable']);
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('a slow page is reported when the user sees the message, and not again when it is aborted', async () => {
  const { faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(faults).toEqual(['mf-public too-slow']);
  await jest.advanceTimersByTimeAsync(118_000);
  expect(loads.state('mf-public', 'home').is).toBe('failed');
  expect(faults).toHaveLength(1);
});

test('a slow page that is retried is no longer reported', async () => {
  const { faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(1_000);
  void loads.restart('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(1_900);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await jest.advanceTimersByTimeAsync(500);
  expect(faults).toEqual(['mf-public too-slow']);
});

test('a page that threw while it was shown has failed, and is loaded again', async () => {
  const { requests, faults, loads } = aLoader();
  const first = loads.start('mf-public', 'home');
  await begun();
  requests[0]?.resolve(Page);
  await first;
  loads.fail('mf-public', 'home', new Error('ill'));
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'threw-on-render' });
  expect(faults.at(-1)).toBe('mf-public threw-on-render');
  void loads.restart('mf-public', 'home');
  await begun();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(2);
});

test('a failed preload is silent, and opening the page tries again', async () => {
  const { requests, faults, loads } = aLoader();
  loads.preload('mf-public', 'home');
  loads.preload('mf-public', 'home');
  await fail(requests);
  expect(requests).toHaveLength(1);
  expect(faults).toEqual([]);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'idle' });
  void loads.start('mf-public', 'home');
  await fail(requests);
  expect(faults).toEqual(['mf-public unreachable']);
});

test('opening a page that is being preloaded waits for the same attempt, and reports its fault', async () => {
  const { requests, faults, loads } = aLoader();
  loads.preload('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(2_600);
  expect(faults).toEqual([]);
  void loads.start('mf-public', 'home');
  expect(faults).toEqual(['mf-public too-slow']);
  await fail(requests);
  expect(requests).toHaveLength(1);
  expect(loads.state('mf-public', 'home').is).toBe('failed');
});
