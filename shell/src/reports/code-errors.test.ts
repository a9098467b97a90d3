import type { CodeErrorReport } from '@portal/domain';
import { codeErrorSchema, problems } from '@portal/domain';
import { waitFor } from '@testing-library/dom';
import { putComposition } from '../composition.fixture';
import { LoadFault } from '../remotes/fault';
import type { Failure } from './code-errors';
import { reportCodeError } from './code-errors';
import { reportFault, reports, watchErrors } from './reports';

const HASH = 'fedcba9876543210';
const PLACE = `http://localhost/releases/mf-public/${HASH}/7.abc.js:1:2048`;
/** Throws at the position of the errors. */
const SCRIPT = 'throw new TypeError("The station "+t+" is unknown")'.padStart(2098);

const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
let isOnline = true;

beforeAll(() => {
  putComposition({
    remotes: {
      'mf-public': {
        version: '1.0.0',
        hash: HASH,
        entry: `/releases/mf-public/${HASH}/entry.js`,
        integrity: 'sha384-abc',
        remote: { name: 'mf-public', contract: '^1.0.0', pages: [], menu: [] },
      },
    },
    development: ['mf-new'],
  });
  Object.assign(navigator, { sendBeacon });
  watchErrors();
});
beforeEach(() => {
  sendBeacon.mockClear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  globalThis.fetch = jest.fn(async () => ({ text: async () => SCRIPT }) as Response);
  // Each test is a separate tab, one minute later.
  later += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
});
let later = 0;

/** An error thrown by a remote at this position. */
function anError(message: string, { name = 'TypeError', at = PLACE } = {}) {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at onClick (${at})` });
}

/** Reports a failure in a tab that has loaded the remote. */
const report = (failure: Failure) => reportCodeError(failure, ['mf-public']);

const sentNow = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await textIn(body)) as CodeErrorReport));
const textIn = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(body);
  });

test('an error of a remote is reported with its position and without user input [12.92]', async () => {
  await report({ error: anError('The station Zebulon of 17, unknown, is unknown') });
  const [sent] = await sentNow();
  expect(sent).toEqual({
    part: 'mf-public',
    hash: HASH,
    file: '7.abc.js',
    line: 1,
    column: 2048,
    kind: 'TypeError',
    message: 'The station … is unknown',
    browser: 'webkit',
    tab: { composition: 'a1b2c3d4e5f6', loaded: ['shell', 'mf-public'] },
  });
  expect(problems(codeErrorSchema, sent)).toEqual([]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/code-errors');
});

test('if a script cannot be fetched, only messages of browsers are kept', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await report({ error: anError('The station Zebulon is unknown') });
  later += 60_000;
  await report({ error: anError('null is not an object (evaluating Zebulon)') });
  expect(await sentNow()).toMatchObject([{ message: '…' }, { message: 'null is not an object (evaluating …)' }]);
});

test('an error just before the page is left is reported without waiting for its script', async () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  const reporting = report({ error: anError('null is not an object (evaluating Quixote)') });
  expect(sendBeacon).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  await reporting;
  expect(await sentNow()).toMatchObject([{ message: 'null is not an object (evaluating …)' }]);
});

test('a position in the message is ignored', async () => {
  await report({ error: anError(`at ${PLACE}`, { at: 'http://localhost/page:1:1' }) });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each<[what: string, thrown: unknown, place: string]>([
  ['a string without a position', 'Zebulon', ''],
  ['nothing', undefined, ''],
  ['an error of an extension', anError('x', { at: 'chrome-extension://abc/x.js:1:1' }), ''],
  ['an error of a page', null, 'http://localhost/lidar/17'],
])('%s is not reported', async (_what, thrown, place) => {
  await report({ error: thrown, filename: place, lineno: 1, colno: 1 });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a thrown value that is not an error is reported with the position from the browser and without its text', async () => {
  await report({ error: 'Zebulon', filename: PLACE.slice(0, -7), lineno: 1, colno: 2048 });
  expect(await sentNow()).toMatchObject([{ kind: 'Error', message: '…', file: '7.abc.js' }]);
});

test('the same error is reported once a minute', async () => {
  const error = anError('The station is unknown, again');
  await report({ error });
  later += 59_999;
  await report({ error });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  later += 1;
  await report({ error });
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  // A tab counts once.
  expect((await sentNow()).map(({ tab }) => tab !== undefined)).toEqual([true, false]);
});

test('an error without a network is reported when it is available again', async () => {
  isOnline = false;
  await report({ error: anError('The station is offline') });
  expect(sendBeacon).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a remote that does not fit the shared packages is reported by name, with the required and the shared version', async () => {
  const message = 'The shell shares react 19.3.1, which does not fit ^18.0.0.';
  const at = `http://localhost/releases/shell/${HASH}/main.js:1:1`;
  const unmet = { name: 'react', wanted: '^18.0.0', found: '19.3.1' };
  const error = Object.assign(anError(message, { name: 'Error', at }), { unmet });
  reportFault('mf-public', 'threw-on-init', new LoadFault({ stage: 'init', error }));
  // The failure itself is counted in a separate report.
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(2));
  expect((await sentNow()).at(-1)).toMatchObject({
    kind: 'SharingError',
    part: 'mf-public',
    file: 'entry.js',
    line: 1,
    unmet: { name: 'react', wanted: '^18.0.0', found: '19.3.1' },
  });
});

test('uncaught errors are reported, in a handler and in a promise', async () => {
  reports.load('mf-public', 10);
  window.dispatchEvent(new ErrorEvent('error', { error: anError('The station is thrown') }));
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: anError('The station is rejected') });
  window.dispatchEvent(rejected);
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(2));
  expect((await sentNow()).map(({ message }) => message).toSorted()).toEqual(['The station …', 'The station …']);
});

test('a tab sends a limited number of error reports', async () => {
  for (let n = 0; n < 30; n += 1) await report({ error: anError(`The station ${n} is unknown, and so on`) });
  const before = sendBeacon.mock.calls.length;
  expect(before).toBeLessThan(20);
  await report({ error: anError('The station is one too many') });
  expect(sendBeacon).toHaveBeenCalledTimes(before);
});
