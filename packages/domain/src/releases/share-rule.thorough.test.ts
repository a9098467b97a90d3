import type { ShareRuling } from './share-rule';
import { anyTraffic, random, simulate, type Ended, type Traffic } from './share-simulation.fixture';

const many = (times: number, seed: number, traffic: (next: () => number) => Traffic): Ended[] => {
  const next = random(seed);
  return Array.from({ length: times }, () => simulate(next, traffic(next)));
};

const ended = (all: readonly Ended[], as: ShareRuling) => all.filter(({ ruling }) => ruling === as);

test('at most one in a hundred of 1,000 good releases is taken back automatically', () => {
  const all = many(1000, 17, (next) => anyTraffic(next));
  expect(ended(all, 'back').length).toBeLessThanOrEqual(10);
  // The others became current, or had too few visitors for a decision.
  expect(ended(all, 'forward').length).toBeGreaterThan(500);
});

const BUSY = { tabsADay: 1000, share: 0.1, brokenBrowsers: 0.5 };

test.each<[added: number, base: number, within: number]>([
  [1, 0.01, 20],
  [0.3, 0.01, 60],
  [0.1, 0.01, 300],
  [0.05, 0.01, 800],
  [0.3, 0.03, 100],
  [0.1, 0.03, 500],
])(
  'a release with an additional failure rate of %s on top of %s is taken back within %s tabs',
  (added, base, within) => {
    const all = many(200, 5, () => ({ ...BUSY, base, added }));
    expect(ended(all, 'back').length).toBeGreaterThanOrEqual(198);
    expect(all.filter(({ tabs }) => tabs <= within).length).toBeGreaterThanOrEqual(190);
  },
);

test.each([0, 0.01, 0.03])('a good release becomes current at a base failure rate of %s', (base) => {
  const all = many(200, 3, () => ({ ...BUSY, share: 0.5, base, added: 0 }));
  expect(ended(all, 'forward').length).toBeGreaterThanOrEqual(195);
});

test('at most one in twenty releases that fail more often by the margin becomes current', () => {
  const all = many(200, 9, () => ({ ...BUSY, base: 0.01, added: 0.03 }));
  expect(ended(all, 'forward').length).toBeLessThanOrEqual(10);
});
