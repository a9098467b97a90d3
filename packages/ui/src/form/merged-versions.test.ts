import { mergedVersions } from './merged-versions';

const BASE = { name: 'Old', town: 'Torun', tags: { day: '', night: '' }, version: 1 };
type Site = typeof BASE;
const there = (change: Partial<Site>): Site => ({ ...BASE, ...change, version: 2 });
const here = (change: Partial<Site>): Site => ({ ...BASE, ...change });

test.each<
  [why: string, saved: Site, typed: Site, mine: Partial<Site>, theirs: Partial<Site>, contested: Partial<Site>]
>([
  [
    'changes of different fields are merged',
    there({ town: 'Theirs' }),
    here({ name: 'Mine' }),
    { town: 'Theirs', name: 'Mine' },
    { town: 'Theirs', name: 'Mine' },
    { town: 'Theirs' },
  ],
  [
    'a field that both changed is to be chosen, the others are not',
    there({ name: 'Theirs', town: 'Theirs' }),
    here({ name: 'Mine', tags: { day: 'Mine', night: '' } }),
    { name: 'Mine', town: 'Theirs', tags: { day: 'Mine', night: '' } },
    { name: 'Theirs', town: 'Theirs', tags: { day: 'Mine', night: '' } },
    { name: 'Mine', town: 'Theirs' },
  ],
  [
    'fields of one group are merged one by one',
    there({ tags: { day: 'Theirs', night: '' } }),
    here({ tags: { day: '', night: 'Mine' } }),
    { tags: { day: 'Theirs', night: 'Mine' } },
    { tags: { day: 'Theirs', night: 'Mine' } },
    { tags: { day: 'Theirs', night: '' } },
  ],
  [
    'an emptied field stays empty',
    there({ town: 'Theirs' }),
    here({ name: '' }),
    { town: 'Theirs', name: '' },
    { town: 'Theirs', name: '' },
    { town: 'Theirs' },
  ],
  [
    'equal changes are no question',
    there({ name: 'Same' }),
    here({ name: 'Same' }),
    { name: 'Same' },
    { name: 'Same' },
    { name: 'Same' },
  ],
])('%s', (_why, saved, typed, mine, theirs, contested) => {
  const versions = mergedVersions(saved, typed, BASE);
  expect(versions).toEqual({
    mine: there(mine),
    theirs: there(theirs),
    contested: there(contested),
    isKnown: true,
  });
});

test('sets of codes are merged code by code, and are never to be chosen', () => {
  const base = { roles: ['ares', 'cars'], version: 1 };
  const saved = { roles: ['administrator', 'ares', 'cars'], version: 2 };
  const typed = { roles: ['ares', 'lidar_reviewer'], version: 1 };
  const roles = ['administrator', 'ares', 'lidar_reviewer'];
  expect(mergedVersions(saved, typed, base, ['roles'])).toEqual({
    mine: { roles, version: 2 },
    theirs: { roles, version: 2 },
    contested: { roles: ['administrator', 'ares', 'cars'], version: 2 },
    isKnown: true,
  });
});

test.each([
  ['nothing', ['cars']],
  ['the same code', ['cars', 'administrator']],
])('a set to which one adds %s is the saved one, in its order', (_what, typed) => {
  const saved = { roles: ['administrator', 'cars'], version: 2 };
  const { mine, theirs } = mergedVersions(saved, { roles: typed, version: 1 }, { roles: ['cars'], version: 1 }, [
    'roles',
  ]);
  expect([mine, theirs]).toEqual([saved, saved]);
});

test.each([
  ['is not known', null],
  ['is of another version', { ...BASE, version: 0 }],
])('if the base %s, all fields are to be chosen', (_why, base) => {
  const [saved, typed] = [there({ town: 'Theirs' }), here({ name: 'Mine' })];
  const mine = there({ name: 'Mine' });
  expect(mergedVersions(saved, typed, base)).toEqual({ mine, theirs: saved, contested: mine, isKnown: false });
});
