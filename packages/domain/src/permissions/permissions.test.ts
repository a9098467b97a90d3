import { ROLES, permissionsOf } from '../users/roles';
import { PERMISSIONS, can, canAny, isAdministrator } from './permissions';
import type { Permission } from './permissions';

const holder = (...permissions: string[]) => ({ permissions });

test.each<[why: string, who: { permissions: string[] } | null, permission: Permission, answer: boolean]>([
  ['the holder may', holder('edit-users'), 'edit-users', true],
  ['a user with another permission may not', holder('edit-users'), 'view-emails', false],
  ['an administrator has every permission', holder('administrator'), 'view-emails', true],
  ['upper case makes no difference', holder('ADMINISTRATOR'), 'view-emails', true],
  ['a longer word is not the administrator permission', holder('administrators'), 'view-emails', false],
  ['an anonymous caller has no permission', null, 'view-emails', false],
])('%s', (_why, who, permission, answer) => {
  expect(can(who, permission)).toBe(answer);
});

test('an empty list of permissions allows everyone, several allow the holder of any [6.2]', () => {
  expect(canAny(null, [])).toBe(true);
  expect(canAny(holder('issue-nf-report'), ['evaluate-application', 'issue-nf-report'])).toBe(true);
  expect(canAny(holder('view-all-nf'), ['evaluate-application', 'issue-nf-report'])).toBe(false);
});

test('administrators are recognised by a permission, not by a role name [6.3]', () => {
  expect(isAdministrator(holder('Administrator'))).toBe(true);
  expect(isAdministrator(holder('edit-users', 'edit-all-nf'))).toBe(false);
  expect(isAdministrator(null)).toBe(false);
});

test.each<[roles: string[], permissions: readonly Permission[]]>([
  [['administrator'], PERMISSIONS],
  [[], []],
  [['janitor'], []],
  [
    ['national_facility', 'lidar_reviewer'],
    ['edit-own-nf', 'submit-qa-qc-test', 'evaluate-application'],
  ],
  [['ares'], ['view-all-nf']],
])('%j together allow %j [6.1, 11.3.2]', (roles, permissions) => {
  expect(permissionsOf(roles)).toEqual(permissions);
});

test('the eight roles have their established names [3.3, 11.1.6]', () => {
  expect(ROLES.map(({ name }) => name)).toEqual([
    'Administrator',
    'CARS',
    'Lidar Reviewer',
    'Lidar Data Reviewer',
    'Photometer Reviewer',
    'Photometer Data Reviewer',
    'National Facility',
    'ARES',
  ]);
});
