import { PERMISSIONS } from '../permissions/permissions';
import type { Permission } from '../permissions/permissions';

interface RoleRow {
  code: string;
  name: string;
  permissions: readonly Permission[];
}

/** The predefined roles. The code is unique, never changes, and also serves as `_id`; the name may change. */
export const ROLES = [
  { code: 'administrator', name: 'Administrator', permissions: PERMISSIONS },
  {
    code: 'cars',
    name: 'CARS',
    permissions: [
      'view-all-nf',
      'edit-all-nf',
      'issue-nf-report',
      'evaluate-application',
      'schedule-qa-qc-test',
      'evaluate-qa-qc-test',
      'schedule-additional-support',
    ],
  },
  { code: 'lidar_reviewer', name: 'Lidar Reviewer', permissions: ['evaluate-application'] },
  { code: 'lidar_data_reviewer', name: 'Lidar Data Reviewer', permissions: ['evaluate-application'] },
  { code: 'photometer_reviewer', name: 'Photometer Reviewer', permissions: ['evaluate-application'] },
  { code: 'photometer_data_reviewer', name: 'Photometer Data Reviewer', permissions: ['evaluate-application'] },
  { code: 'national_facility', name: 'National Facility', permissions: ['edit-own-nf', 'submit-qa-qc-test'] },
  { code: 'ares', name: 'ARES', permissions: ['view-all-nf'] },
] as const satisfies readonly RoleRow[];

export type RoleCode = (typeof ROLES)[number]['code'];
export type RoleName = (typeof ROLES)[number]['name'];

/** The combined permissions of several roles, in the order of `PERMISSIONS`. Unknown codes are ignored. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const held = new Set<Permission>(
    ROLES.filter(({ code }) => roles.includes(code)).flatMap((role) => [...role.permissions]),
  );
  return PERMISSIONS.filter((permission) => held.has(permission));
}
