import type { RoleCode } from '@portal/domain';
import { aProfile } from '@portal/testing';
import remote from '../../remote.json';
import { trailOf } from './trail';

const OWN = ['Home', '/', 'Update NF Information', '/edit-my-nf/'];

test.each<[roles: RoleCode[], trail: string[]]>([
  [['administrator'], ['National Facilities', '/admin/edit-nfs']],
  [['national_facility'], OWN],
  [['national_facility', 'lidar_reviewer'], OWN],
  [['cars'], ['View NF History', '/cars/view-nf-history/']],
  [['ares'], ['View NF History', '/cars/view-nf-history/']],
  [['photometer_reviewer'], ['Evaluate NF', '/cars/evaluate-nf']],
  [[], ['Home', '/']],
])('breadcrumbs above a facility for the roles %j: %j [12.63]', (roles, trail) => {
  expect(trailOf(aProfile(roles)).flatMap(({ label, path }) => [label, path])).toEqual(trail);
});

test('the trail of an owner names the entry that the menu marks [12.63]', () => {
  const entry = remote.menu
    .flatMap(({ children = [] }: { children?: { label: string; path: string; covers?: string }[] }) => children)
    .find(({ covers }) => covers === '/edit-nf/');
  expect(trailOf(aProfile(['national_facility']))).toContainEqual({ label: entry?.label, path: entry?.path });
});
