import type { InferType } from 'yup';
import { PARTY_NAMES } from '../acceptance/party';
import { SUBMITTED_SORTS } from '../acceptance/schema';
import { ACCEPTANCE_STATUSES } from '../acceptance/status';
import { FACILITY_SORTS } from '../facilities/schema';
import { reference } from '../fields/reference';
import { text } from '../fields/text';
import { NF_TYPES } from '../types/type-lists';
import { ROLES } from '../users/roles';
import { USER_SORTS } from '../users/schema';
import { USER_STATUS_NAMES } from '../users/user';
import { oneOf, pagingSchema, sortOf } from './schema';

// Kept apart from the form schemas: only the server uses these, so no page should load them.

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);

/** Query of a page of facilities. Each word of the search must occur in a shown field, and all filters must match. */
export const facilityQuerySchema = pagingSchema.shape({
  sort: sortOf(FACILITY_SORTS),
  status: oneOf(codesOf(ACCEPTANCE_STATUSES)),
  type: oneOf(codesOf(NF_TYPES)),
  pending_with: oneOf(Object.keys(PARTY_NAMES)),
  reviewer: reference(),
});
export type FacilityQuery = InferType<typeof facilityQuerySchema>;

/** Query of a page of all accounts. Each word of the search must occur in a shown field, and all filters must match. */
export const userQuerySchema = pagingSchema.shape({
  sort: sortOf(USER_SORTS),
  role: oneOf(codesOf(ROLES)),
  status: oneOf(Object.keys(USER_STATUS_NAMES)),
});
export type UserQuery = InferType<typeof userQuerySchema>;

/** Query of a page of submitted applications. `open` selects those with pending work of the user. */
export const submittedQuerySchema = pagingSchema.shape({
  sort: sortOf(SUBMITTED_SORTS),
  open: text().test('open', 'Must be true, or left out', (value) => !value || value === 'true'),
});
export type SubmittedQuery = InferType<typeof submittedQuerySchema>;
