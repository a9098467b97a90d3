import type { InferType } from 'yup';
import { form } from '../fields/form';
import { choice, optionalChoice, optionalReference, reference } from '../fields/reference';
import { text } from '../fields/text';
import { ACRONYM, LENGTHS } from '../limits/limits';
import { NF_TYPES } from '../types/type-lists';

const NOT_ALPHANUMERIC = 'Acronym must be alphanumeric';

const newAcronym = (max: number) =>
  text(max, `Acronym must be maximum ${max} characters long`)
    .matches(ACRONYM, { message: NOT_ALPHANUMERIC, excludeEmptyString: true })
    .required('Enter the acronym');
const owner = () => reference().required('Please choose a leader');

/** The body of the call. The type is optional because the standalone form has none. */
export const registerFacilitySchema = form({
  acronym: newAcronym(LENGTHS.acronym),
  owner: owner(),
  type: optionalChoice(NF_TYPES),
});
export type RegisterFacility = InferType<typeof registerFacilitySchema>;

export const transferSchema = form({ owner: owner() });

/** The new owner and, if known, the one who is to be replaced. */
export const transferFromSchema = transferSchema.shape({ before: optionalReference() });
export type Transfer = InferType<typeof transferFromSchema>;

/** The form in the administrators' table, where the type is required. */
export const adminRegisterFacilitySchema = registerFacilitySchema.shape({
  type: choice(NF_TYPES).required('Please choose a type'),
});

/** The form on a page of its own: short acronyms, no type. */
export const standaloneRegisterFacilitySchema = form({ acronym: newAcronym(LENGTHS.shortAcronym), owner: owner() });

/** The picture of a facility, by the id of an uploaded file; `null` removes it. */
export const pictureSchema = form({ file: optionalReference() });

/** Sort keys of all facilities. `facility`: name and acronym; `pending_with`: waiting time, the longest first. */
export const FACILITY_SORTS = [
  'facility',
  'acronym',
  'type',
  'pi',
  'reviewers',
  'description',
  'pending_with',
] as const;
export type FacilitySort = (typeof FACILITY_SORTS)[number];
