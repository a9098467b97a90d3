import type { InferType } from 'yup';
import { EMAIL_STATUSES } from '../emails/email';
import { askedNumber } from '../fields/asked';
import { form } from '../fields/form';
import { text } from '../fields/text';
import { TABLES } from '../limits/limits';

const WHOLE = 'Must be a whole number';
const LAST_START = 1_000_000_000;

/** The first row, from 0. */
export const pageStart = () =>
  askedNumber(WHOLE).min(0, 'Must be 0 or more').max(LAST_START, `Must be at most ${LAST_START}`);
/** The number of rows, from 1. */
export const pageCount = () =>
  askedNumber(WHOLE).min(1, 'Must be 1 or more').max(TABLES.maxCount, `Must be at most ${TABLES.maxCount}`);

/** Query of a page of a list. Without `count`, the list is complete. */
export const pagingSchema = form({ start: pageStart(), count: pageCount(), search: text() });
export type Paging = InferType<typeof pagingSchema>;

/** Query of a page of the history of a facility, which is not searched. */
export const historyQuerySchema = pagingSchema.pick(['start', 'count']);

/** The column to sort by; a leading hyphen sorts in descending order. */
export const sortOf = (columns: readonly string[]) =>
  text().test('sort', 'Unknown column', (value) => !value || columns.includes(value.replace(/^-/, '')));

/** A filter by one of the given codes; empty for no filter. */
export const oneOf = (codes: readonly string[]) =>
  text().test('listed', 'Choose a value from the list', (value) => !value || codes.includes(value));

/** Query of a page of the email log. Unlike other lists, it always has a limit. */
export const emailQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.pageSize),
  search: text().default(''),
  status: text()
    .default('')
    .test('status', 'Unknown status', (value) => !value || Object.hasOwn(EMAIL_STATUSES, value)),
});
export type EmailQuery = InferType<typeof emailQuerySchema>;
