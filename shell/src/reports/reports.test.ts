import { putComposition } from '../composition.fixture';
import { LoadFault } from '../remotes/fault';
import { reportFault, reports, sendReportsInTime } from './reports';

const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
let isOnline = true;

beforeAll(() => {
  putComposition();
  Object.assign(navigator, { sendBeacon });
  sendReportsInTime();
});
beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  isOnline = true;
});

const fault = new LoadFault({ stage: 'page', error: new Error('x') });

test('a report is sent as a beacon with a JSON body', () => {
  reportFault('shell', 'threw-on-load', fault);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/api/load-reports');
  expect(body?.type).toBe('application/json');
});

test('a report without a network is sent when it is available again', () => {
  isOnline = false;
  reportFault('shell', 'unreachable', fault);
  expect(sendBeacon).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('queued reports are sent when the tab %s', (_how, happens) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  isOnline = false;
  reportFault('shell', 'missing', fault);
  isOnline = true;
  happens();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a tab that becomes visible sends nothing', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  reports.load('shell', 100);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
