import { ValidationError } from 'yup';
import type { MenuEntry, MenuLink, PageEntry, RemoteJson } from './remote';
import { parseRemoteJson } from './remote-schema';

const HOME: PageEntry = {
  path: '/',
  page: 'home',
  title: 'Home',
  access: 'public',
  data: ['/national-facility/certified'],
};
const AREA: MenuEntry = {
  label: 'Admin',
  icon: 'admin',
  order: 40,
  children: [{ label: 'Users', path: '/admin/edit-users', permissions: ['edit-users'] }],
};
const GOOD: RemoteJson = { name: 'mf-public', contract: '^1.0.0', pages: [HOME], menu: [AREA] };

const faultsOf = (content: unknown): string[] => {
  try {
    parseRemoteJson(content);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

/** Every field that a page, an entry or a link can have. */
const FULL: Required<PageEntry> = { ...HOME, data: ['/types/aerosol'], leadsTo: '/certified', stage: '1b' };
const LINK: Required<MenuLink> = {
  label: 'Users',
  path: '/users/',
  covers: '/user/',
  counts: ['/roles/'],
  permissions: ['edit-users'],
};
const ENTRIES: MenuEntry[] = [
  { label: 'Admin', icon: 'admin', order: 40, permissions: ['edit-users'], children: [LINK] },
  { label: 'Contact', icon: 'contact', order: 50, path: '/contact', permissions: ['edit-users'] },
];

test.each<[what: string, content: RemoteJson]>([
  ['a short one', GOOD],
  ['one with every field', { ...GOOD, pages: [FULL], menu: ENTRIES }],
])('%s is returned unchanged', (_what, content) => {
  expect(parseRemoteJson(content)).toEqual(content);
});

const manyPages = (count: number): PageEntry[] =>
  Array.from({ length: count }, (_none, at) => ({ ...HOME, path: `/${at}`, title: 'A title of some length' }));

type Refused = [why: string, content: unknown, says: RegExp];

test.each<Refused>([
  ['an invalid name of a remote', { ...GOOD, name: 'shell' }, /name must look like/],
  ['an invalid range', { ...GOOD, contract: 'latest' }, /contract must be a range/],
  ['no pages', { ...GOOD, pages: [] }, /The list pages has no pages, and at least 1 is needed\. Add one\./],
  ['a path twice', { ...GOOD, pages: [HOME, { ...HOME, page: 'other' }] }, /same path twice/],
  ['a path of another host', { ...GOOD, pages: [{ ...HOME, path: '//evil.example' }] }, /path pattern/],
  ['an unknown access', { ...GOOD, pages: [{ ...HOME, access: 'secret' }] }, /access/],
  ['a page name that is not a file name', { ...GOOD, pages: [{ ...HOME, page: '../x' }] }, /kebab-case/],
  ['an unknown permission', { ...GOOD, menu: [{ ...AREA, permissions: ['fly'] }] }, /permissions/],
  ['a link to a script', { ...GOOD, menu: [{ label: 'X', icon: 'home', order: 1, path: 'javascript:1' }] }, /path/],
  ...['//evil.example', '/zz/..//evil.example', '/zz/../contact', '/zz/%2E%2e/contact', '/contact/.'].map(
    (path): Refused => [`a link to ${path}`, { ...GOOD, menu: [{ label: 'X', icon: 'home', order: 1, path }] }, /path/],
  ),
  ['a first call beyond its record', { ...GOOD, pages: [{ ...HOME, data: ['/lidar/system/..'] }] }, /data/],
  ['a section that is a link too', { ...GOOD, menu: [{ ...AREA, path: '/admin' }] }, /and not both/],
  ['a section without links', { ...GOOD, menu: [{ ...AREA, children: [] }] }, /children/],
  ['an unknown field', { ...GOOD, owner: 'me' }, /owner/],
  ['an order in words', { ...GOOD, menu: [{ ...AREA, order: '1' }] }, /order/],
  [
    'many first calls',
    { ...GOOD, pages: [{ ...HOME, data: Array(11).fill('/types/aerosol') }] },
    /The list pages\[0\]\.data has 11 addresses, and at most 10 are allowed\. Remove some\./,
  ],
  [
    'more than each page should carry',
    { ...GOOD, pages: manyPages(200) },
    /The file remote\.json has \d{5} bytes, and at most 20000 are allowed, .+ Declare fewer pages or menu entries\./,
  ],
  [
    'too many pages',
    { ...GOOD, pages: manyPages(1001) },
    /The list pages has 1001 pages, and at most 1000 are allowed/,
  ],
  [
    'too many entries',
    { ...GOOD, menu: Array.from({ length: 101 }, () => AREA) },
    /The list menu has 101 entries, and at most 100 are allowed/,
  ],
  [
    'too many links',
    { ...GOOD, menu: [{ ...AREA, children: Array.from({ length: 101 }, () => LINK) }] },
    /The list menu\[0\]\.children has 101 links, and at most 100 are allowed/,
  ],
  [
    'a long title',
    { ...GOOD, pages: [{ ...HOME, title: 'A'.repeat(121) }] },
    /The text of pages\[0\]\.title has 121 characters, and at most 120 are allowed\. Shorten it\./,
  ],
  ['nothing', null, /./],
])('%s is refused', (_why, content, says) => {
  expect(faultsOf(content).join('\n')).toMatch(says);
});
