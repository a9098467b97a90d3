import { FACILITY_FIELDS, FACILITY_SECTIONS } from '@portal/domain';
import type { FacilityFormValues, TypeListName } from '@portal/domain';
import type { Access } from '../facility/access';

export type InfoField = keyof typeof FACILITY_FIELDS;

/** The access required for each part of the general information; the displayed status is changed elsewhere. */
const ACCESS = {
  content: 'mayEdit',
  contacts: 'mayEditContacts',
  'acronym, pi_contact, type': 'mayEditStaffFields',
  displayed_status: null,
} as const satisfies Record<(typeof FACILITY_FIELDS)[InfoField]['part'], keyof Access | null>;

/** Whether the user may currently change a field. */
export function mayChange(field: InfoField, access: Access): boolean {
  const needed = ACCESS[FACILITY_FIELDS[field].part];
  return needed !== null && access[needed];
}

/** The fields of a section that this user sees. The type is a form field for staff only; others see it elsewhere. */
export const shownFields = (fields: readonly InfoField[], access: Access) =>
  fields.filter((field) => field !== 'type' || access.mayEditStaffFields);

const TYPES: readonly TypeListName[] = ['nf-types'];
const NONE: readonly TypeListName[] = [];

/** The type lists of those fields. */
export const listsFor = (access: Access) => (access.mayEditStaffFields ? TYPES : NONE);

/** The values that the user may change, and the version; the server keeps all omitted fields. */
export function ownPart(values: FacilityFormValues, access: Access) {
  const fields = FACILITY_SECTIONS.flatMap(({ fields: names }) => names).filter((name) => mayChange(name, access));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name === 'version' || fields.includes(name as InfoField)),
  );
}
