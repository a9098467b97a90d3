import { chosen, typed } from '../fields/field';
import type { NationalFacility } from './facility';

/** What the form of the general information starts with. */
export const facilityFormValues = (facility: NationalFacility) => ({
  name: typed(facility.name),
  acronym: facility.acronym,
  hosting_institute: typed(facility.hosting_institute),
  pi_name: typed(facility.pi_name),
  pi_contact: typed(facility.pi_contact),
  pictures: facility.pictures,
  lidar_pi_name: typed(facility.lidar_pi_name),
  lidar_pi_contact: typed(facility.lidar_pi_contact),
  photometer_pi_name: typed(facility.photometer_pi_name),
  photometer_pi_contact: typed(facility.photometer_pi_contact),
  ceilometer_pi_name: typed(facility.ceilometer_pi_name),
  ceilometer_pi_contact: typed(facility.ceilometer_pi_contact),
  displayed_status: chosen(facility.displayed_status),
  version: facility.version,
});
export type FacilityFormValues = ReturnType<typeof facilityFormValues>;
