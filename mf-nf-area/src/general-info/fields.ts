import type { FACILITY_FIELDS, FacilityFormValues } from '@portal/domain';
import type { Access } from '../facility/access';
import { MESSAGES } from '../messages';

export type InfoField = Exclude<keyof typeof FACILITY_FIELDS, 'displayed_status'>;

const { info } = MESSAGES;

/** The sections of the form. */
export const INFO_SECTIONS: readonly { id: string; title: string; fields: readonly InfoField[] }[] = [
  {
    id: 'facility',
    title: info.facility,
    fields: ['name', 'acronym', 'hosting_institute', 'pi_name', 'pi_contact', 'pictures'],
  },
  { id: 'lidar', title: info.lidar, fields: ['lidar_pi_name', 'lidar_pi_contact'] },
  { id: 'photometer', title: info.photometer, fields: ['photometer_pi_name', 'photometer_pi_contact'] },
  { id: 'ceilometer', title: info.ceilometer, fields: ['ceilometer_pi_name', 'ceilometer_pi_contact'] },
];

const STAFF_FIELDS: readonly InfoField[] = ['acronym', 'pi_contact'];
const CONTENT_FIELDS: readonly InfoField[] = ['name', 'hosting_institute', 'pictures'];

/** Whether the user may change a field now. */
export function mayChange(field: InfoField, { mayEdit, mayEditContacts, mayEditStaffFields }: Access): boolean {
  if (STAFF_FIELDS.includes(field)) return mayEditStaffFields;
  return CONTENT_FIELDS.includes(field) ? mayEdit : mayEditContacts;
}

/** The values that the user may change, and the version; the server keeps every field that is left out. */
export function ownPart(values: FacilityFormValues, access: Access) {
  const fields = INFO_SECTIONS.flatMap(({ fields: names }) => names).filter((name) => mayChange(name, access));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name === 'version' || fields.includes(name as InfoField)),
  );
}
