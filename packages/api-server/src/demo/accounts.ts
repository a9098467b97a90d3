import type { RoleCode } from '@portal/domain';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-aerosol';

export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: RoleCode;
}

const at = (name: string) => `${name}@demo.example`;

const staff = (name: string, firstName: string, role: RoleCode): DemoAccount => ({
  email: at(name),
  firstName,
  lastName: 'Demo',
  role,
});

/** Accounts that are not tied to a facility. The names are invented and describe their roles. */
export const STAFF_ACCOUNTS = {
  administrator: staff('admin', 'Administrator', 'administrator'),
  cars: staff('cars', 'CARS', 'cars'),
  ares: staff('ares', 'ARES', 'ares'),
  lidar: staff('lidar.reviewer', 'Lidar reviewer', 'lidar_reviewer'),
  lidar_data: staff('lidar.data.reviewer', 'Lidar data reviewer', 'lidar_data_reviewer'),
  photometer: staff('photometer.reviewer', 'Photometer reviewer', 'photometer_reviewer'),
  photometer_data: staff('photometer.data.reviewer', 'Photometer data reviewer', 'photometer_data_reviewer'),
} as const;

export type StaffMember = keyof typeof STAFF_ACCOUNTS;

/** Address of the account that belongs to a facility. */
export const ownerEmail = (acronym: string) => at(`pi.${acronym.toLowerCase()}`);

/**
 * The account of a facility's PI. A former owner keeps the account, to show the pages of an owner without a facility.
 */
export const ownerAccount = (acronym: string, isOwner: boolean): DemoAccount => ({
  email: ownerEmail(acronym),
  firstName: isOwner ? 'PI of' : 'Former PI of',
  lastName: acronym,
  role: 'national_facility',
});
