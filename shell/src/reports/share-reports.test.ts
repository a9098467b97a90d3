import type { ShareReport } from '@portal/domain';
import { shareReportSchema } from '@portal/domain';
import { createShareReports, type Seen } from './share-reports';

const HASH = 'fedcba9876543210';
const A = { id: 'aaaaaaaaaaaa', parts: ['mf-a'] };
const B = { id: 'bbbbbbbbbbbb', parts: ['mf-b', 'mf-c'] };

const loaded = (part: string): Seen => ({ part, hash: HASH, outcome: 'loaded' });
const fails: Seen = { outcome: 'failed-in-code' };

/** The reports sent after each of these events. */
function sentAfter(...all: Seen[]) {
  const sent: ShareReport[] = [];
  const reports = createShareReports({
    shares: [A, B],
    send: (report) => sent.push(report),
    tab: '0123456789abcdef',
  });
  all.forEach(reports.note);
  return sent;
}

const words = ({ share, part, failed_to_load: load, failed_in_code: code }: ShareReport) =>
  [share[0], part, load && 'load', code && 'code'].filter(Boolean).join(' ');

test.each<[what: string, seen: Seen[], sent: string[]]>([
  ['events outside a share', [loaded('shell'), fails], []],
  ['a part of one', [loaded('mf-a')], ['a mf-a']],
  ['the same part again', [loaded('mf-a'), loaded('mf-a')], ['a mf-a']],
  ['two parts of one share count as one tab', [loaded('mf-b'), loaded('mf-c')], ['b mf-b']],
  ['parts of two shares', [loaded('mf-a'), loaded('mf-b')], ['a mf-a', 'b mf-b']],
  ['an error before a part was loaded', [fails, loaded('mf-a')], ['a mf-a']],
  ['two errors after a part was loaded', [loaded('mf-a'), fails, fails], ['a mf-a', 'a mf-a code']],
  ['a part that fails to load', [{ ...loaded('mf-a'), outcome: 'failed-to-load' } as Seen], ['a mf-a load']],
  [
    'another part that fails to load in the same tab',
    [loaded('mf-a'), { ...loaded('mf-x'), outcome: 'failed-to-load' } as Seen],
    ['a mf-a', 'a mf-a load'],
  ],
])('%s', (_what, seen, sent) => {
  expect(sentAfter(...seen).map(words)).toEqual(sent);
});

test('the server accepts the reports', async () => {
  for (const report of sentAfter(loaded('mf-a'), fails))
    await expect(shareReportSchema.validate(report, { strict: true })).resolves.toEqual(report);
});
