import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certificateNumber } from '@portal/domain';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import { isIdIn } from '../../platform/db/any-of';
import { grouped } from '../../platform/process/grouped';
import { facilities, labelCertificates, labelDecisions } from '../../platform/db/tables';

const granted = alias(labelDecisions, 'granted');

/** What the public may know of an entry, and what the state of a label follows from: neither reasons nor conditions. */
const PUBLIC = {
  id: labelDecisions.id,
  facilityId: labelDecisions.facilityId,
  kind: labelDecisions.kind,
  place: labelDecisions.place,
  recordedAt: labelDecisions.recordedAt,
  decidedOn: labelDecisions.decidedOn,
  publicText: labelDecisions.publicText,
  validFrom: labelDecisions.validFrom,
  validUntil: labelDecisions.validUntil,
  scope: labelDecisions.scope,
  body: labelDecisions.body,
  reference: labelDecisions.reference,
};
export type PublicDecision = Pick<DecisionRow, keyof typeof PUBLIC>;

/** The records of facilities that ever had a label and are not archived, of all or of those with the `ids`. */
export async function listLabelRecords(db: Db, ids: readonly string[] | null): Promise<Map<string, PublicDecision[]>> {
  const wasGranted = exists(
    db
      .select({ id: granted.id })
      .from(granted)
      .where(and(eq(granted.facilityId, facilities.id), eq(granted.kind, 'grant'))),
  );
  const rows = await db
    .select(PUBLIC)
    .from(labelDecisions)
    .innerJoin(facilities, eq(facilities.id, labelDecisions.facilityId))
    .where(and(isNull(facilities.archivedAt), wasGranted, ids === null ? undefined : isIdIn(facilities.id, ids)))
    .orderBy(asc(facilities.acronym), asc(labelDecisions.place));
  return new Map(grouped(rows, ({ facilityId }) => facilityId));
}

/** The numbers of the certificates of these facilities, or of all, by the decision that they were issued by. */
export async function listCertificateNumbers(db: Db, ids: readonly string[] | null): Promise<Map<string, string>> {
  const rows = await db
    .select({
      decisionId: labelCertificates.decisionId,
      year: labelCertificates.year,
      number: labelCertificates.number,
    })
    .from(labelCertificates)
    .where(ids === null ? undefined : isIdIn(labelCertificates.facilityId, ids));
  return new Map(rows.map(({ decisionId, ...number }) => [decisionId, certificateNumber(number)]));
}
