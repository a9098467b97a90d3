import type { LoadReport } from '@portal/domain';
import { loadReportSchema } from '@portal/domain';
import type { ComposedRemote, Composition } from '@portal/portal-contract';
import { aComposition } from '../composition.fixture';
import { createLoadReports } from './load-reports';

const HASH = 'fedcba9876543210';
const aRemote = (name: string, hash = HASH): ComposedRemote => ({
  version: '1.0.0',
  hash,
  entry: '/entry.js',
  integrity: 'sha384-abc',
  remote: { name, contract: '^1.0.0', pages: [], menu: [] },
});

/** Reports of a portal with one released remote, one from a developer's machine and one with an invalid manifest. */
function aTab(change: Partial<Composition> = {}) {
  const portal = aComposition({
    remotes: { 'mf-public': aRemote('mf-public'), 'mf-new': aRemote('mf-new'), 'mf-ill': aRemote('mf-ill', '') },
    development: ['mf-new'],
    ...change,
  });
  const sent: LoadReport[] = [];
  const send = jest.fn((report: LoadReport) => {
    sent.push(report);
    return true;
  });
  return { sent, send, reports: createLoadReports({ composition: () => portal, send }) };
}

test('a fault is sent immediately, with all queued loads, in the format of the server', () => {
  const { sent, reports } = aTab();
  reports.load('shell', 200.4);
  reports.load('mf-public', 81);
  expect(sent).toEqual([]);
  reports.fault('mf-public', 'threw-on-render');
  expect(sent).toEqual([
    {
      composition: 'a1b2c3d4e5f6',
      loads: [
        { part: 'shell', hash: '0123456789abcdef', ms: 200 },
        { part: 'mf-public', hash: HASH, ms: 81 },
      ],
      faults: [{ part: 'mf-public', hash: HASH, fault: 'threw-on-render' }],
    },
  ]);
  expect(loadReportSchema.isValidSync(sent[0])).toBe(true);
});

test('loads are sent when the tab is hidden, each part once in the lifetime of the tab', () => {
  const { sent, reports } = aTab();
  reports.load('mf-public', 81);
  reports.load('mf-public', 3);
  reports.flush();
  reports.load('mf-public', 5);
  reports.flush();
  expect(sent.map(({ loads }) => loads.map(({ ms }) => ms))).toEqual([[81]]);
});

test('a repeated fault is reported again', () => {
  const { sent, reports } = aTab();
  reports.fault('mf-public', 'missing');
  reports.fault('mf-public', 'missing');
  expect(sent.map(({ faults }) => faults.length)).toEqual([1, 1]);
});

test('a report that cannot be sent is kept for the next one, up to the maximum that the server accepts', () => {
  const { sent, send, reports } = aTab();
  send.mockReturnValue(false);
  reports.load('mf-public', 81);
  for (let count = 0; count < 30; count += 1) reports.fault('mf-public', 'unreachable');
  sent.length = 0;
  send.mockImplementation((report) => {
    sent.push(report);
    return true;
  });
  reports.flush();
  reports.flush();
  expect(sent.map(({ loads, faults }) => [loads.length, faults.length])).toEqual([[1, 19]]);
});

test.each([
  ['comes from a developer’s machine', 'mf-new'],
  ['cannot be named', 'mf-ill'],
  ['the portal does not have', 'mf-other'],
])('a part that %s is not released, so nothing is reported', (_why, part) => {
  const { send, reports } = aTab();
  reports.load(part, 10);
  reports.fault(part, 'missing');
  expect(send).not.toHaveBeenCalled();
});

test("the load time of a tab that slept for a day is limited to the server's maximum", () => {
  const { sent, reports } = aTab();
  reports.load('mf-public', 86_400_000);
  reports.flush();
  expect(loadReportSchema.isValidSync(sent[0])).toBe(true);
});

test('nothing is sent from a preview', () => {
  const { sent, reports } = aTab({ preview: { title: 'mf-public 1.1.0', link: '/preview/1' } });
  reports.load('shell', 200);
  reports.fault('mf-public', 'threw-on-render');
  reports.flush();
  expect(sent).toEqual([]);
});
