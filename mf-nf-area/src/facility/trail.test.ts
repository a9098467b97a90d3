import type { RoleCode } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { trailOf } from './trail';

test.each<[roles: RoleCode[], label: string, path: string]>([
  [['administrator'], 'National Facilities', '/admin/edit-nfs'],
  [['national_facility'], 'Home', '/'],
  [['national_facility', 'lidar_reviewer'], 'Home', '/'],
  [['cars'], 'View NF History', '/cars/view-nf-history/'],
  [['ares'], 'View NF History', '/cars/view-nf-history/'],
  [['photometer_reviewer'], 'Evaluate NF', '/cars/evaluate-nf'],
  [[], 'Home', '/'],
])('breadcrumb above a facility for the roles %j: %s [12.63]', (roles, label, path) => {
  expect(trailOf(aProfile(roles))).toEqual([{ label, path }]);
});
