import type { InferType } from 'yup';
import { form } from '../fields/form';
import { text } from '../fields/text';
import { TABLES } from '../limits/limits';
import { oneOf, pageCount, pageStart, sortOf } from '../paging/schema';
import { EVALUATION_SORTS, REGULAR_EVALUATION_STATUSES } from './evaluation-steps';

// Kept apart from the form schemas: only the server uses it.

/** Query of a page of evaluations. Each word of the search must occur in the acronym or the name of the facility. */
export const regularEvaluationsQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.maxCount),
  search: text().default(''),
  sort: sortOf(EVALUATION_SORTS),
  status: oneOf(REGULAR_EVALUATION_STATUSES),
});
export type RegularEvaluationsQuery = InferType<typeof regularEvaluationsQuerySchema>;
