import { anotherRemote, aShellRelease } from './releases.fixture';
import { nextMenuPosition } from './next-menu-position';

const aGrant = (menuFrom: number, menuTo: number, change: { prefixes?: null; retiredAt?: Date } = {}) => ({
  prefixes: ['/somewhere'],
  retiredAt: null,
  menuFrom,
  menuTo,
  ...change,
});
const entry = (order: number) => ({ label: 'Weather', icon: 'view' as const, order, path: '/weather' });
const withEntries = (...orders: number[]) => {
  const release = anotherRemote('mf-a');
  return { ...release, remote: { ...release.remote, menu: orders.map(entry) } };
};

test.each<[when: string, orders: number[], grants: ReturnType<typeof aGrant>[], position: number]>([
  ['nothing is live', [], [], 10],
  ['the last live entry is at 60', [60, 20], [], 70],
  ['the part of that entry was granted its place', [70], [aGrant(70, 79)], 80],
  ['another team was granted the place and has not released', [60], [aGrant(70, 79)], 80],
  ['another team was granted a part of it', [60], [aGrant(75, 75), aGrant(89, 90)], 100],
  ['that team has retired its part', [60], [aGrant(70, 79, { retiredAt: new Date(0) })], 70],
  ['a part of the portal itself may use any place', [60], [aGrant(0, 1000, { prefixes: null })], 70],
  ['all places are granted', [60], [aGrant(0, 1000)], 1000],
])('the menu position of a new part, when %s [12.272]', (_when, orders, grants, position) => {
  expect(nextMenuPosition([aShellRelease(), withEntries(...orders)], grants)).toBe(position);
});
