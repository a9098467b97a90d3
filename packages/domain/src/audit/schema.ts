import type { InferType } from 'yup';
import { ASKED_DAY } from '../fields/asked';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference } from '../fields/reference';
import { text } from '../fields/text';
import { pagingSchema } from '../paging/schema';
import { AUDIT_KINDS } from './audit';

/** A query of the audit log; days in UTC, both included. */
export const auditQuerySchema = pagingSchema.concat(
  form({
    person: optionalReference(),
    facility: optionalReference(),
    kind: text().test('kind', 'Unknown kind', (value) => !value || Object.hasOwn(AUDIT_KINDS, value)),
    from: epochDay().meta(ASKED_DAY),
    to: epochDay().meta(ASKED_DAY),
  }),
);
export type AuditQuery = InferType<typeof auditQuerySchema>;

/** The same for the file, which has all entries. */
export const auditFileQuerySchema = auditQuerySchema.omit(['start', 'count']);
export type AuditFileQuery = InferType<typeof auditFileQuerySchema>;
