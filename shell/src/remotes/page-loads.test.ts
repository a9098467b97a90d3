import type { ComponentType } from 'react';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { createPageLoads } from './page-loads';

const Page: ComponentType = () => null;
const unreachable = () =>
  new LoadFault({ stage: 'entry', seen: 'failed', answer: { status: 0, contentType: '', isIntact: false } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Attempts begin in a task of their own. */
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

test('a page is loaded once, however often it is asked for', async () => {
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

test('a failure stays until the next attempt, and the second attempt may succeed', async () => {
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

test('soon it is slow, after two minutes it has failed and is interrupted [9.9]', async () => {
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
  ['the portal itself took a part of that time', 600, 1_400],
  ['the portal itself took all of it', 9_000, 1_000],
])('it is slow after less when %s', async (_why, waitedFor, after) => {
  const { loads } = aLoader();
  void loads.start('mf-public', 'home', performance.now() - waitedFor);
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(loads.state('mf-public', 'home').is).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(loads.state('mf-public', 'home').is).toBe('slow');
});

test('a forgotten failure begins anew; what is ready is not forgotten', async () => {
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

test('one page failing leaves the others alone', async () => {
  const { requests, loads } = aLoader();
  const both = Promise.all([loads.start('mf-public', 'home'), loads.start('mf-admin', 'emails')]);
  await begun();
  requests[0]?.reject(new Error('anything'));
  requests[1]?.resolve(Page);
  await both;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'threw-on-load' });
  expect(loads.state('mf-admin', 'emails').is).toBe('ready');
});

test('what is slow can be started anew; the attempt that it replaces is given up and no longer heard', async () => {
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

test('how long it took is told when the page is ready', async () => {
  const { requests, faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(120);
  requests[0]?.resolve(Page);
  await begun();
  expect(faults).toEqual(['mf-public ready in 120 ms']);
});

test('a fault is told once per attempt, however often the page is visited', async () => {
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

test('that something is slow is told when the person reads it, and not again when it is given up', async () => {
  const { faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(faults).toEqual(['mf-public too-slow']);
  await jest.advanceTimersByTimeAsync(118_000);
  expect(loads.state('mf-public', 'home').is).toBe('failed');
  expect(faults).toHaveLength(1);
});

test('what was slow and is tried again is not told of any more', async () => {
  const { faults, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(1_000);
  void loads.restart('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(1_900);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await jest.advanceTimersByTimeAsync(500);
  expect(faults).toEqual(['mf-public too-slow']);
});

test('a page that threw while it was shown has failed, and is loaded anew', async () => {
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

test('what is loaded ahead fails in silence, and opening the page tries again', async () => {
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

test('who opens a page that is loaded ahead waits for the same attempt, and hears of its fault', async () => {
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
