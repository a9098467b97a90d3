import type { MenuEntry } from '@portal/portal-contract';
import { currentLinks } from './current-links';

const HOME: MenuEntry = { label: 'Home', icon: 'home', order: 10, path: '/' };
const OWN = { label: 'Update NF Information', path: '/edit-my-nf/', covers: '/edit-nf/' };
const HISTORY = { label: 'View NF History', path: '/cars/view-nf-history/' };
const ALL = { label: 'National Facilities', path: '/admin/edit-nfs' };

const menu = (...children: (typeof OWN | typeof HISTORY)[]): MenuEntry[] => [
  HOME,
  { label: 'Area', icon: 'facility', order: 20, children },
];
const to = (...paths: string[]) => paths.map((path) => ({ label: path, path }));

test.each<[why: string, entries: MenuEntry[], pathname: string, trail: string[], marked: string[]]>([
  ['a page of the menu', menu(OWN, ALL), '/admin/edit-nfs', [], [ALL.path]],
  ['a facility that an administrator opened', menu(OWN, ALL), '/edit-nf/7', [ALL.path], [ALL.path]],
  ['a part of that facility', menu(OWN, ALL), '/edit-nf/7', [ALL.path, '/edit-nf/7'], [ALL.path]],
  ['a facility that CARS opened', menu(HISTORY), '/edit-nf/7', ['/cars/view-nf-history'], [HISTORY.path]],
  ['a facility of the user, whose trail begins at home', menu(OWN), '/edit-nf/7', ['/'], [OWN.path]],
  ['a page below home only', menu(OWN), '/lidar/7', ['/'], ['/']],
  ['a list that the menu does not have', menu(HISTORY), '/edit-nf/7', [ALL.path], []],
  ['a page of its own below another list', menu(OWN, ALL), '/edit-my-nf/', [ALL.path], [OWN.path]],
  ['two links to one page', menu({ ...OWN, path: '/soon' }, { ...HISTORY, path: '/soon' }), '/soon', [], []],
  ['no trail', menu(OWN), '/elsewhere', [], []],
])('%s', (_why, entries, pathname, trail, marked) => {
  expect(currentLinks(entries, pathname, to(...trail))).toEqual(marked);
});
