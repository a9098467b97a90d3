import { facilityInfoSchema, type FacilityFormValues, type FacilityInfo, type PartOf } from '@portal/domain';

/** The part of a facility's general information that a field belongs to; each part has rights of its own. */
export const PART_OF: Readonly<
  Record<Exclude<keyof FacilityFormValues, 'version'>, PartOf<'POST /national-facility/:id/edit/general-info'>>
> = {
  name: 'content',
  hosting_institute: 'content',
  pictures: 'content',
  acronym: 'acronym, pi_contact',
  pi_contact: 'acronym, pi_contact',
  pi_name: 'contacts',
  lidar_pi_name: 'contacts',
  lidar_pi_contact: 'contacts',
  photometer_pi_name: 'contacts',
  photometer_pi_contact: 'contacts',
  ceilometer_pi_name: 'contacts',
  ceilometer_pi_contact: 'contacts',
  displayed_status: 'displayed_status',
};

/** What was sent, as columns; `undefined` where a field was left out. A facility always has a displayed status. */
export const toColumns = (info: FacilityInfo) => ({
  name: info.name,
  acronym: info.acronym,
  hostingInstitute: info.hosting_institute,
  piName: info.pi_name,
  piContact: info.pi_contact,
  lidarPiName: info.lidar_pi_name,
  lidarPiContact: info.lidar_pi_contact,
  photometerPiName: info.photometer_pi_name,
  photometerPiContact: info.photometer_pi_contact,
  ceilometerPiName: info.ceilometer_pi_name,
  ceilometerPiContact: info.ceilometer_pi_contact,
  pictureId: info.pictures && (info.pictures[0] ?? null),
  displayedStatus: info.displayed_status ?? undefined,
});

/** What a body asks for, before it has been validated: enough to tell which fields would change. */
export function unvalidated(body: unknown): FacilityInfo {
  const info: unknown = facilityInfoSchema.cast(body, { assert: false });
  return typeof info === 'object' && info !== null ? info : {};
}
