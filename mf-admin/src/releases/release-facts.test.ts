import type { ReleaseRecord, SharedForAll, ShareSide, TakenBack } from '@portal/domain';
import {
  currentSince,
  failuresOf,
  faultsOf,
  loadTimeOf,
  nameOf,
  releaseBefore,
  sharedForAllInWords,
  wasTakenBack,
  takenBackInWords,
  takenBackLast,
} from './release-facts';
import { aFault, anEarlier, aPart, aRelease, aShare, noon } from './releases.fixture';

const NOW = aRelease('1.2.0');

test.each<[when: string, since: string | null, day: string]>([
  ['it stayed since its release', '2026-03-01', '2026-03-01'],
  ['it came back later by a rollback', '2026-03-05', '2026-03-05'],
  ['the server is older and does not say', null, '2026-03-01'],
])('the start of the current release, when %s', (_when, since, day) => {
  expect(currentSince(aRelease('1.2.0', { current_since: since === null ? null : noon(since) }))).toBe(noon(day));
});

test.each<[when: string, before: ReleaseRecord, version: string | undefined]>([
  ['it replaced one', anEarlier('1.1.0', '2026-03-01'), '1.1.0'],
  ['it replaced a later version', anEarlier('1.3.0', '2026-03-05'), '1.3.0'],
  ['the files of that one have been removed', anEarlier('1.1.0', '2026-03-01', { is_kept: false }), undefined],
  ['that one was only shared', anEarlier('1.1.0', '2026-03-01', { was_current: false }), undefined],
])('a rollback leads to the release that the current one replaced, when %s', (_when, before, version) => {
  const current = aRelease('1.2.0', { replaces: before.hash });
  const others = [anEarlier('1.0.0', '2026-03-06'), before];
  expect(releaseBefore(aPart('shell', [current, ...others]))?.version).toBe(version);
});

test('the first release replaced none', () => {
  expect(releaseBefore(aPart('shell', [NOW, anEarlier('1.1.0', '2026-03-01')]))).toBeUndefined();
});

test.each<[what: string, change: Partial<ReleaseRecord>, isTaken: boolean]>([
  ['ended its share', { was_taken_back: true }, true],
  ['was rolled back', { withdrawn_at: noon('2026-03-02') }, true],
  ['is current again', { withdrawn_at: noon('2026-03-02'), is_current: true }, false],
  ['was replaced', {}, false],
])('a release that %s', (_what, change, isTaken) => {
  expect(wasTakenBack(anEarlier('1.1.0', '2026-03-01', change))).toBe(isTaken);
});

test('a version names a release, unless several releases have it', () => {
  const again = anEarlier('1.1.0', '2026-02-01', { hash: 'ffffffff00000000' });
  const part = aPart('shell', [NOW, anEarlier('1.1.0', '2026-03-01'), again]);
  expect(part.releases.map((release) => nameOf(release, part))).toEqual([
    '1.2.0',
    '1.1.0 (11000000)',
    '1.1.0 (ffffffff)',
  ]);
});

test.each<[text: string | null, within_ms: number[]]>([
  [null, []],
  ['about 250 ms', [100, 250, 2500]],
  ['about 1 s', [1000]],
  ['about 2.5 s', [2500]],
  ['more than 2.5 s', [120_000]],
])('load time %s of loads within %j ms', (text, within) => {
  const loads = within.map((within_ms) => ({ within_ms, count: 1 }));
  expect(loadTimeOf({ ...NOW, loads })).toBe(text);
});

test('the most frequent failure comes first, and ties have a stable order', () => {
  const [often, missing, slow] = [
    aFault(),
    aFault({ fault: 'missing', count: 3 }),
    aFault({ fault: 'too-slow', count: 3 }),
  ];
  for (const faults of [
    [slow, missing, often],
    [missing, often, slow],
  ])
    expect(faultsOf({ ...NOW, faults })).toEqual([often, missing, slow]);
});

test('failures of all kinds are counted', () => {
  expect(failuresOf({ ...NOW, faults: [aFault(), aFault({ fault: 'missing', count: 3 })] })).toBe(15);
});

const took = (day: string, change: Partial<TakenBack> = {}): TakenBack => ({
  at: noon(day),
  how: 'share-failed',
  by: null,
  reason: null,
  sides: null,
  ...change,
});

const side = (tabs: number, failed: number): ShareSide => ({
  tabs,
  failed,
  failed_to_load: failed,
  failed_in_code: 0,
  failed_networks: failed,
});

test.each<[taken: TakenBack | null, words: string]>([
  [null, ''],
  [took('2026-03-02'), 'on 2026-03-02 12:00 UTC automatically, because it failed more often in its share'],
  [
    took('2026-03-02', { sides: { new: side(40, 12), rest: side(41, 0) } }),
    'on 2026-03-02 12:00 UTC automatically, because it failed more often in its share: it failed in 12 of 40 tabs, the present release in 0 of 41',
  ],
  [took('2026-03-02', { how: 'share-undecided' }), 'on 2026-03-02 12:00 UTC because its share ended undecided'],
  [
    took('2026-03-02', { how: 'share-stopped' }),
    'on 2026-03-02 12:00 UTC because its share was ended by hand or by another move',
  ],
  [
    took('2026-03-02', { how: 'share-ended', by: 'Ada Byron' }),
    'on 2026-03-02 12:00 UTC by Ada Byron, who ended its share',
  ],
  [took('2026-03-02', { how: 'share-ended' }), 'on 2026-03-02 12:00 UTC because its share was ended by hand'],
  [
    took('2026-03-02', { how: 'share-by-rollback', by: 'deploy token “ci”' }),
    'on 2026-03-02 12:00 UTC by deploy token “ci”, with a rollback that ended its share',
  ],
  [
    took('2026-03-02', { how: 'share-by-start' }),
    'on 2026-03-02 12:00 UTC because a build that the server released at its start ended its share',
  ],
  [
    took('2026-03-02', { how: 'share-by-withdrawal', by: 'Ada Byron' }),
    'on 2026-03-02 12:00 UTC by Ada Byron, who took the part back during its share',
  ],
  [
    took('2026-03-02', { how: 'share-by-retirement', by: 'Ada Byron' }),
    'on 2026-03-02 12:00 UTC by Ada Byron, who retired the part during its share',
  ],
  [
    took('2026-03-02', { how: 'share-lapsed', reason: 'The grant of mf-a has ended.' }),
    'on 2026-03-02 12:00 UTC automatically, because what its share was allowed by has ended (“The grant of mf-a has ended.”)',
  ],
  [took('2026-03-02', { how: 'rollback' }), 'on 2026-03-02 12:00 UTC by a rollback'],
  [
    took('2026-03-02', { how: 'rollback', by: 'deploy token “ci”' }),
    'on 2026-03-02 12:00 UTC by deploy token “ci”, with a rollback',
  ],
  [
    took('2026-03-02', { how: 'withdrawn', by: 'Ada Byron', reason: 'Wrong units.' }),
    'on 2026-03-02 12:00 UTC by Ada Byron (“Wrong units.”)',
  ],
])('a release that was taken back by %j, in words [12.273]', (taken_back, words) => {
  expect(takenBackInWords(aRelease('1.1.0', { taken_back }))).toBe(words);
});

test.each<[what: string, taken: (TakenBack | null)[], version: string | undefined]>([
  ['nothing was', [null], undefined],
  ['one was before the current one', [took('2026-02-01')], undefined],
  ['one was since then', [took('2026-03-02')], '1.0.0'],
  ['several were', [took('2026-03-02'), took('2026-03-03')], '1.1.0'],
])('the release that was taken back last, when %s [12.273]', (_what, taken, version) => {
  const others = taken.map((taken_back, at) => anEarlier(`1.${at}.0`, '2026-01-15', { taken_back }));
  expect(takenBackLast(aPart('mf-public', [NOW, ...others]))?.version).toBe(version);
});

test.each<[how: string, isAutomatic: boolean, sides: SharedForAll['sides'], words: string]>([
  ['by the rule', true, null, 'Given to everyone automatically after its share, on 2026-03-02 12:00 UTC'],
  [
    'on request',
    false,
    aShare().sides,
    'Its share was finished on 2026-03-02 12:00 UTC: it failed in 3 of 40 tabs, the present release in 0 of 360',
  ],
])('the share of a release before it went to everyone %s, in words', (_how, is_automatic, sides, words) => {
  const shared_for_all = { at: noon('2026-03-02'), is_automatic, sides };
  expect(sharedForAllInWords(aRelease('1.1.0', { shared_for_all }))).toBe(words);
});
