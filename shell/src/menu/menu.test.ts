import type { RoleCode } from '@portal/domain';
import type { MenuEntry, PageEntry } from '@portal/portal-contract';
import { aProfile } from '@portal/testing';
import { menuFor } from './menu';

const PAGES: PageEntry[] = [
  { path: '/admin/edit-users', page: 'edit-users', title: 'Edit Users', access: 'administrator' },
  { path: '/admin/edit-nfs', page: 'edit-nfs', title: 'Edit NFs', access: 'administrator' },
  { path: '/edit-my-nf/', page: 'select', title: 'Select', access: 'login' },
];
const ENTRIES: MenuEntry[] = [
  { label: 'Contact', icon: 'contact', order: 50, path: '/contact' },
  {
    label: 'Admin',
    icon: 'admin',
    order: 40,
    children: [
      { label: 'Users', path: '/admin/edit-users', permissions: ['edit-users'] },
      { label: 'National Facilities', path: '/admin/edit-nfs', permissions: ['edit-all-nf'] },
    ],
  },
  {
    label: 'CARS-ARES Area',
    icon: 'evaluate',
    order: 30,
    children: [
      { label: 'Evaluate NF', path: '/cars/evaluate-nf', permissions: ['evaluate-application', 'issue-nf-report'] },
      { label: 'View NF History', path: '/cars/view-nf-history/', permissions: ['view-all-nf'] },
    ],
  },
  {
    label: 'NF Area',
    icon: 'facility',
    order: 20,
    children: [{ label: 'Update NF Information', path: '/edit-my-nf/', permissions: ['edit-own-nf'] }],
  },
  { label: 'Home', icon: 'home', order: 10, path: '/' },
];

const labels = (roles: RoleCode[]) =>
  menuFor(ENTRIES, PAGES, aProfile(roles)).flatMap(({ label, children = [] }) => [
    label,
    ...children.map((child) => `- ${child.label}`),
  ]);

const CARS_AREA = ['CARS-ARES Area', '- Evaluate NF', '- View NF History'];

test.each<[why: string, roles: RoleCode[], shown: string[]]>([
  ['no role [6.2, 11.3.2]', [], ['Home', 'Contact']],
  ['an owner [11.3.1]', ['national_facility'], ['Home', 'NF Area', '- Update NF Information', 'Contact']],
  ['a reviewer [11.3.1]', ['lidar_reviewer'], ['Home', 'CARS-ARES Area', '- Evaluate NF', 'Contact']],
  ['ARES [11.3.1]', ['ares'], ['Home', 'CARS-ARES Area', '- View NF History', 'Contact']],
  [
    'CARS may edit facilities, but the page is only for administrators [11.3.1]',
    ['cars'],
    ['Home', ...CARS_AREA, 'Contact'],
  ],
  [
    'an administrator [2.2.4, 6.2]',
    ['administrator'],
    [
      'Home',
      'NF Area',
      '- Update NF Information',
      ...CARS_AREA,
      'Admin',
      '- Users',
      '- National Facilities',
      'Contact',
    ],
  ],
  [
    'the entries of two roles are combined [6.2, 11.3.2]',
    ['ares', 'national_facility'],
    ['Home', 'NF Area', '- Update NF Information', 'CARS-ARES Area', '- View NF History', 'Contact'],
  ],
])('%s', (_why, roles, shown) => {
  expect(labels(roles)).toEqual(shown);
});

test('pages without an entry in the specification are in the group More, for users who may open them [12.63]', () => {
  const more: MenuEntry = {
    label: 'More',
    icon: 'more',
    order: 60,
    children: [
      { label: 'Register National Facility', path: '/cars/register-nf', permissions: ['edit-all-nf'] },
      { label: 'Releases', path: '/admin/releases', permissions: ['administrator'] },
    ],
  };
  const moreOf = (roles: RoleCode[]) =>
    menuFor([more, ...ENTRIES], PAGES, aProfile(roles))
      .filter(({ label }) => label === 'More')
      .map(({ children = [] }) => children.map(({ label }) => label));
  expect(moreOf(['administrator'])).toEqual([['Register National Facility', 'Releases']]);
  expect(moreOf(['cars'])).toEqual([['Register National Facility']]);
  expect(moreOf(['ares'])).toEqual([]);
  expect(moreOf(['national_facility'])).toEqual([]);
});
