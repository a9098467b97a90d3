import type { CertificateContent, LabelCondition, LabelScope, LabelStep } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { id, moment } from './columns';
import { facilities } from './facilities';
import { files } from './files';

/** The record of labels. A trigger refuses every change of a row, so that decisions are only ever appended. */
export const labelDecisions = pgTable(
  'label_decisions',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    /** From 1, in the order in which they were recorded; the version of the label is the last place. */
    place: integer().notNull(),
    kind: text().$type<LabelStep>().notNull(),
    recordedAt: moment().notNull(),
    /** Null for the portal, which lets labels expire. */
    recordedById: uuid().references(() => users.id),
    /** The day of the decision outside. */
    decidedOn: date({ mode: 'string' }).notNull(),
    body: text(),
    reference: text(),
    reason: text(),
    publicText: text(),
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    scope: jsonb().$type<LabelScope>(),
    conditions: jsonb().$type<LabelCondition[]>(),
    documentId: uuid().references(() => files.id),
  },
  (decision) => [
    uniqueIndex('label_decisions_place_key').on(decision.facilityId, decision.place),
    index('label_decisions_by_recorder').on(decision.recordedById),
    index('label_decisions_by_document').on(decision.documentId),
    check('label_decisions_place', sql`${decision.place} >= 1`),
    check(
      'label_decisions_kind',
      sql`${decision.kind} in ('propose', 'propose-renewal', 'request-suspension', 'return', 'grant', 'refuse', 'renew', 'suspend', 'reinstate', 'withdraw', 'expire')`,
    ),
    check('label_decisions_days', sql`${decision.validUntil} > ${decision.validFrom}`),
  ],
);

/** Certificates of granted and renewed labels; rows are never changed. */
export const labelCertificates = pgTable(
  'label_certificates',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    decisionId: uuid()
      .notNull()
      .unique('label_certificates_decision_key')
      .references(() => labelDecisions.id),
    /** The place of the decision. */
    place: integer().notNull(),
    /** Together the number, such as ARS-2026-0007. */
    year: integer().notNull(),
    number: integer().notNull(),
    /** Printed on the certificate, so it is no secret of the portal. */
    code: text().notNull().unique('label_certificates_code_key'),
    content: jsonb().$type<CertificateContent>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    issuedAt: moment().notNull(),
    /** The PDF, and its digest, hexadecimal. */
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    sha256: text().notNull(),
  },
  (certificate) => [
    uniqueIndex('label_certificates_number_key').on(certificate.year, certificate.number),
    uniqueIndex('label_certificates_place_key').on(certificate.facilityId, certificate.place),
    index('label_certificates_by_file').on(certificate.fileId),
  ],
);
