import { evidenceOfAlike, evidenceOfWorse, type Sides } from './share-evidence';
import { SHARE_RULE, shareRuling, type ShareFacts, type ShareSide } from './share-rule';
import { anyTraffic, random, simulate } from './share-simulation.fixture';

const START = 1_800_000_000;
const { back, forward, longestSeconds } = SHARE_RULE;

/** A side with a number of tabs and failed tabs, by default each in a different network. */
const side = (tabs: number, failed: number, networks = failed): ShareSide => ({
  tabs,
  failed,
  failed_to_load: 0,
  failed_in_code: failed,
  failed_networks: networks,
});

const facts = (sides: Sides<ShareSide>, change: Partial<ShareFacts> = {}): ShareFacts => ({
  sides,
  started_at: START,
  quiet_until: 0,
  now: START + 60,
  ...change,
});

const LATER = { now: START + forward.seconds };
const AT_LAST = { now: START + longestSeconds };

test.each<[what: string, of: ShareSide, rest: ShareSide, change: Partial<ShareFacts>, expected: string | null]>([
  ['no tabs yet', side(0, 0), side(0, 0), {}, null],
  ['every new tab fails, too few tabs', side(back.tabs - 1, 19), side(200, 0), {}, null],
  ['every new tab fails', side(back.tabs, 20), side(200, 0), {}, 'back'],
  ['every new tab fails, too few tabs with the present release', side(30, 30), side(back.tabs - 1, 0), {}, null],
  ['every new tab fails, too few networks', side(30, 30, back.networks - 1), side(200, 0), {}, null],
  ['every new tab fails, within the quiet period', side(30, 30), side(200, 0), { quiet_until: START + 61 }, null],
  ['both fail all the time', side(100, 100), side(900, 900), {}, null],
  ['a bad day for both', side(100, 20), side(900, 170), {}, null],
  ['the new one fails less', side(100, 1), side(900, 90), {}, null],
  ['as good, too early', side(500, 5), side(4500, 45), { now: LATER.now - 1 }, null],
  ['as good, for long enough', side(500, 5), side(4500, 45), LATER, 'forward'],
  ['as good, too few tabs', side(forward.tabs - 1, 0), side(4500, 0), LATER, null],
  ['a little better', side(300, 0), side(2700, 27), LATER, 'forward'],
  ['worse by the margin', side(500, 25), side(4500, 45), LATER, 'back'],
  ['too few tabs at the time limit', side(10, 0), side(90, 1), AT_LAST, 'undecided'],
  ['too few tabs one second before the time limit', side(10, 0), side(90, 1), { now: AT_LAST.now - 1 }, null],
])('%s', (_what, ofNew, rest, change, expected) => {
  expect(shareRuling(facts({ new: ofNew, rest }, change))).toBe(expected);
});

const evidence = (ofNew: number, rest: number) =>
  evidenceOfWorse({ new: { tabs: 100, failed: ofNew }, rest: { tabs: 900, failed: rest } });

test('evidence increases with failures of the new release and decreases with failures of the present one', () => {
  const rising = [2, 5, 10, 20].map((failed) => evidence(failed, 9));
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(evidence(10, 20)).toBeLessThan(evidence(10, 9));
});

test('evidence matches hand-computed integrals', () => {
  // Two tabs on each side: 3/8 for the prior ANY, (10 · 11)/(10.5 · 11.5) for SELDOM, and the best common rate is ½.
  const seldom = (10 * 11) / (10.5 * 11.5);
  expect(evidenceOfWorse({ new: { tabs: 2, failed: 2 }, rest: { tabs: 2, failed: 0 } })).toBeCloseTo(
    ((3 / 8) * seldom) / 0.5 ** 4,
    6,
  );
  // One tab on each side: (1 - rate - ½)(1 - rate) has its maximum at rate 0.
  const alike = evidenceOfAlike({ new: { tabs: 1, failed: 0 }, rest: { tabs: 1, failed: 0 } }, 0.5);
  expect(alike).toBeCloseTo(seldom / 0.5, 6);
});

test('simulated good releases are not taken back, and bad ones are', () => {
  const next = random(1);
  const good = Array.from({ length: 20 }, () => simulate(next, { ...anyTraffic(next), tabsADay: 100 }));
  expect(good.filter(({ ruling }) => ruling === 'back')).toEqual([]);
  const bad = Array.from({ length: 20 }, () => simulate(next, { ...anyTraffic(next), added: 0.5 }));
  expect(bad.filter(({ ruling }) => ruling === 'forward')).toEqual([]);
  expect(bad.filter(({ ruling }) => ruling === 'back').length).toBeGreaterThan(15);
});
