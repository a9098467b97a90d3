import { beganWith, withTabs, type RanIn, type TabsByComposition } from './began-with';

const NOW = 1_800_000_000;
const HOUR = 3600;

/**
 * A composition that is `ago` hours old, with mf-public 1.0.0 in it, which ran in this number of tabs; mf-b was loaded in
 * `tabsOfB` of all tabs.
 */
const ran = (
  composition: string,
  others: Record<string, string>,
  tabs: number,
  { ago = 100, tabsOfB = tabs } = {},
): RanIn => ({
  composition,
  since: NOW - ago * HOUR,
  parts: Object.entries({ 'mf-public': '1.0.0', ...others }).map(([name, version]) => ({
    name,
    version,
    hash: version.replaceAll('.', 'a'),
    tabs: name === 'mf-b' ? tabsOfB : tabs,
  })),
  tabs,
});

/** Tabs with the error in which the shell and these parts had been loaded. */
const failed = (composition: string, tabs: number, ...loaded: string[]): TabsByComposition => ({
  [composition]: { tabs, loaded: ['shell', 'mf-public', ...loaded] },
});

const namedFor = (ranIn: RanIn[], ...tabs: TabsByComposition[]) =>
  beganWith({ part: 'mf-public', firstAt: NOW, failed: tabs.reduce(withTabs, {}) }, ranIn).map(
    ({ name, version }) => `${name} ${version}`,
  );

const BEFORE = ran('a', { shell: '1.2.0', 'mf-b': '3.0.0' }, 400);
const AFTER = ran('b', { shell: '1.3.0', 'mf-b': '3.0.0' }, 40, { ago: 2 });

test.each<[what: string, named: string[], ranIn: RanIn[], tabs: TabsByComposition[]]>([
  ['in no tab without the new shell', ['shell 1.3.0'], [BEFORE, AFTER], [failed('b', 10)]],
  ['months after the new shell', ['shell 1.3.0'], [BEFORE, { ...AFTER, since: NOW - 2000 * HOUR }], [failed('b', 10)]],
  ['before closed tabs were counted', ['shell 1.3.0'], [BEFORE, { ...AFTER, tabs: 0 }], [failed('b', 4)]],
  [
    'on the side of a share only',
    ['mf-b 3.1.0'],
    [{ ...BEFORE, tabs: 6 }, ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 10, { ago: 2 })],
    [failed('c', 10, 'mf-b')],
  ],
  ['as often before', [], [BEFORE, AFTER], [failed('a', 100), failed('b', 10)]],
  ['rarely before', [], [BEFORE, AFTER], [failed('a', 1), failed('b', 10)]],
  [
    'with every release of a part, in tabs that loaded it',
    [],
    [
      ran('a', { shell: '1.2.0', 'mf-b': '3.0.0' }, 12, { tabsOfB: 0 }),
      ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 12, { ago: 2 }),
    ],
    [failed('c', 12, 'mf-b')],
  ],
  [
    'beside many tabs that did not load the part',
    ['mf-b 3.1.0'],
    [
      ran('a', { shell: '1.2.0', 'mf-b': '3.0.0' }, 13),
      ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 80, { ago: 2, tabsOfB: 13 }),
    ],
    [failed('c', 13, 'mf-b')],
  ],
  [
    'also after the release was rolled back',
    [],
    [BEFORE, ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 12, { ago: 2 })],
    [failed('c', 12, 'mf-b'), failed('a', 10, 'mf-b')],
  ],
  ['in too few tabs', [], [BEFORE, AFTER], [failed('b', 1)]],
  [
    'beside a release that was never loaded',
    [],
    [BEFORE, ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 40, { ago: 2 })],
    [failed('c', 10)],
  ],
  [
    'beside a later release that was not loaded',
    ['shell 1.3.0'],
    [BEFORE, AFTER, ran('c', { shell: '1.3.0', 'mf-b': '3.1.0' }, 40, { ago: 1 })],
    [failed('b', 5), failed('c', 10)],
  ],
  [
    'after a release that was loaded in some of the tabs',
    [],
    [BEFORE, ran('c', { shell: '1.2.0', 'mf-b': '3.1.0' }, 40, { ago: 1 })],
    [failed('c', 5, 'mf-b'), failed('c', 5)],
  ],
  ['wherever the release ran', [], [AFTER], [failed('b', 40)]],
  [
    'until the next shell',
    [],
    [AFTER, ran('d', { shell: '1.4.0', 'mf-b': '3.0.0' }, 400, { ago: -1 })],
    [failed('b', 20)],
  ],
  [
    'after two parts that were released together',
    ['shell 1.3.0', 'mf-b 3.1.0'],
    [BEFORE, ran('c', { shell: '1.3.0', 'mf-b': '3.1.0' }, 40, { ago: 2 })],
    [failed('c', 10, 'mf-b')],
  ],
  ['in a composition that is not known', [], [BEFORE], [failed('constructor', 10)]],
  ['nowhere', [], [], []],
])('an error that occurred %s began with %j', (_what, named, ranIn, tabs) => {
  expect(namedFor(ranIn, ...tabs)).toEqual(named);
});

test('failed tabs of two browsers are added, with the parts that both had loaded', () => {
  expect(withTabs(failed('a', 2, 'mf-b'), { ...failed('a', 3), ...failed('b', 1) })).toEqual({
    a: { tabs: 5, loaded: ['shell', 'mf-public'] },
    b: { tabs: 1, loaded: ['shell', 'mf-public'] },
  });
});
