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

/** A loader whose answers the test gives. */
function aLoader() {
  const asked: {
    resolve: (component: ComponentType) => void;
    reject: (error: unknown) => void;
    signal: AbortSignal;
  }[] = [];
  const load: LoadPage = (_remote, _page, signal) =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject, signal });
    });
  return { asked, loads: createPageLoads(load) };
}

test('a page is loaded once, however often it is asked for', async () => {
  const { asked, loads } = aLoader();
  const both = Promise.all([loads.start('mf-public', 'home'), loads.start('mf-public', 'home')]);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await begun();
  asked[0]?.resolve(Page);
  await both;
  await loads.start('mf-public', 'home');
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
  expect(asked).toHaveLength(1);
});

test('a failure stays until somebody tries again, and the second attempt may succeed', async () => {
  const { asked, loads } = aLoader();
  const first = loads.start('mf-public', 'home');
  await begun();
  asked[0]?.reject(unreachable());
  await first;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'unreachable' });
  expect(asked).toHaveLength(1);

  await loads.start('mf-public', 'home');
  expect(asked).toHaveLength(1);
  const second = loads.restart('mf-public', 'home');
  await begun();
  asked[1]?.resolve(Page);
  await second;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
});

test('soon it is slow, after two minutes it has failed and is interrupted', async () => {
  const { asked, loads } = aLoader();
  const start = loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(2_499);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  await jest.advanceTimersByTimeAsync(1);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'slow' });
  await jest.advanceTimersByTimeAsync(117_500);
  await start;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'too-slow' });
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('a forgotten failure begins anew; what is ready is not forgotten', async () => {
  const { asked, loads } = aLoader();
  const failed = loads.start('mf-public', 'home');
  await begun();
  asked[0]?.reject(unreachable());
  await failed;
  loads.forgetFailure('mf-public', 'home');
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'idle' });

  const ready = loads.start('mf-public', 'home');
  await begun();
  asked[1]?.resolve(Page);
  await ready;
  loads.forgetFailure('mf-public', 'home');
  expect(loads.state('mf-public', 'home').is).toBe('ready');
});

test('one page failing leaves the others alone', async () => {
  const { asked, loads } = aLoader();
  const both = Promise.all([loads.start('mf-public', 'home'), loads.start('mf-admin', 'emails')]);
  await begun();
  asked[0]?.reject(new Error('anything'));
  asked[1]?.resolve(Page);
  await both;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'failed', fault: 'threw-on-load' });
  expect(loads.state('mf-admin', 'emails').is).toBe('ready');
});

test('what is slow can be started anew; the attempt that it replaces is given up and no longer heard', async () => {
  const { asked, loads } = aLoader();
  void loads.start('mf-public', 'home');
  await jest.advanceTimersByTimeAsync(3_000);
  const second = loads.restart('mf-public', 'home');
  await begun();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'loading' });
  asked[1]?.resolve(Page);
  await second;
  expect(loads.state('mf-public', 'home')).toEqual({ is: 'ready', component: Page });
});
