import type { Field } from '../fields/field';
import { DISPLAYED_STATUSES } from '../types/type-lists';
import type { FacilityInfo } from './schema';

const STAFF_ONLY = 'Can only be changed by CARS';

/** The fields of the general information, in the order of its form. */
export const FACILITY_FIELDS: Readonly<Record<Exclude<keyof FacilityInfo, 'version' | 'picture'>, Field>> = {
  name: { label: 'Name' },
  acronym: { label: 'Acronym', hint: STAFF_ONLY },
  hosting_institute: { label: 'Hosting institute(s)' },
  pi_name: { label: 'PI name' },
  pi_contact: { label: 'PI contact', hint: STAFF_ONLY },
  pictures: { label: 'Picture' },
  lidar_pi_name: { label: 'Lidar PI name' },
  lidar_pi_contact: { label: 'Lidar PI email' },
  photometer_pi_name: { label: 'Photometer PI name' },
  photometer_pi_contact: { label: 'Photometer PI email' },
  ceilometer_pi_name: { label: 'Ceilometer PI name' },
  ceilometer_pi_contact: { label: 'Ceilometer PI email' },
  displayed_status: { label: 'Displayed status', list: DISPLAYED_STATUSES },
};
