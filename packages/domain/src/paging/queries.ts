import type { InferType } from 'yup';
import { SUBMITTED_SORTS } from '../acceptance/schema';
import { FACILITY_SORTS } from '../facilities/schema';
import { text } from '../fields/text';
import { USER_SORTS } from '../users/schema';
import { pagingSchema, sortOf } from './schema';

// Beside the schemas of forms and not among them: only the server checks these, so no page loads them.

/** A page of the list of all facilities; every word of the search must stand in some shown field. */
export const facilityQuerySchema = pagingSchema.shape({ sort: sortOf(FACILITY_SORTS) });
export type FacilityQuery = InferType<typeof facilityQuerySchema>;

/** A page of the list of all accounts; every word of the search must stand in some shown field. */
export const userQuerySchema = pagingSchema.shape({ sort: sortOf(USER_SORTS) });
export type UserQuery = InferType<typeof userQuerySchema>;

/** A part of the list of submitted applications; `open`: only those with something pending with the user. */
export const submittedQuerySchema = pagingSchema.shape({
  sort: sortOf(SUBMITTED_SORTS),
  open: text().test('open', 'Must be true, or left out', (value) => !value || value === 'true'),
});
export type SubmittedQuery = InferType<typeof submittedQuerySchema>;
