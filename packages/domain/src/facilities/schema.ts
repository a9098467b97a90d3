import type { InferType } from 'yup';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { choice, optionalChoice, optionalReference, pictures, reference } from '../fields/reference';
import { optionalEmail, optionalText, text, tooLong } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { pagingSchema, sortOf } from '../paging/schema';
import { DISPLAYED_STATUSES, NF_TYPES } from '../types/type-lists';

const ACRONYM = /^[A-Za-z0-9_-]+$/;
const NOT_ALPHANUMERIC = 'Acronym must be alphanumeric';

const newAcronym = (max: number) =>
  text(max, `Acronym must be maximum ${max} characters long`)
    .matches(ACRONYM, { message: NOT_ALPHANUMERIC, excludeEmptyString: true })
    .required(NOT_ALPHANUMERIC);
const owner = () => reference().required('Please choose a leader');

/** What the call takes: the standalone form knows no type, so it may be missing. */
export const registerFacilitySchema = form({
  acronym: newAcronym(LENGTHS.acronym),
  owner: owner(),
  type: optionalChoice(NF_TYPES),
});
export type RegisterFacility = InferType<typeof registerFacilitySchema>;

/** Whose facility it is from now on. */
export const transferSchema = form({ owner: owner() });
export type Transfer = InferType<typeof transferSchema>;

/** The form in the administrators' table: the type must be chosen. */
export const adminRegisterFacilitySchema = registerFacilitySchema.shape({
  type: choice(NF_TYPES).required('Please choose a type'),
});

/** The form on a page of its own: short acronyms, no type. */
export const standaloneRegisterFacilitySchema = form({ acronym: newAcronym(LENGTHS.shortAcronym), owner: owner() });

/** General information. A field that is left out stays as it is; an empty one is emptied. */
export const facilityInfoSchema = form({
  name: optionalText(LENGTHS.facilityName),
  acronym: text(LENGTHS.acronym, tooLong(LENGTHS.acronym)).test(
    'alphanumeric',
    'Alphanumeric values only',
    (acronym) => acronym === undefined || ACRONYM.test(acronym),
  ),
  hosting_institute: optionalText(),
  pi_name: optionalText(),
  pi_contact: optionalText(),
  lidar_pi_name: optionalText(),
  lidar_pi_contact: optionalEmail(),
  photometer_pi_name: optionalText(),
  photometer_pi_contact: optionalEmail(),
  ceilometer_pi_name: optionalText(),
  ceilometer_pi_contact: optionalEmail(),
  picture: optionalReference(),
  pictures: pictures(),
  displayed_status: optionalChoice(DISPLAYED_STATUSES),
  version: version(),
});
export type FacilityInfo = InferType<typeof facilityInfoSchema>;

/** Setting the picture of a facility by the id of an uploaded file; `null` removes it. */
export const pictureSchema = form({ file: optionalReference() });

/** What the list of all facilities can be sorted by: `facility` is name and acronym; by `turn`, what waits longest comes first. */
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

/** A part of the list of all facilities; every word of the search must stand somewhere in what is shown of one. */
export const facilityQuerySchema = pagingSchema.shape({ sort: sortOf(FACILITY_SORTS) });
export type FacilityQuery = InferType<typeof facilityQuerySchema>;
