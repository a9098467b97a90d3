import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import { facilities, labelCertificates, labelDecisions } from '../../platform/db/tables';

const granted = alias(labelDecisions, 'granted');

/** The records of facilities that ever had a label and are not archived, of all or of the one with this acronym. */
export async function listLabelRecords(db: Db, acronym?: string): Promise<Map<string, DecisionRow[]>> {
  const wasGranted = exists(
    db
      .select({ id: granted.id })
      .from(granted)
      .where(and(eq(granted.facilityId, facilities.id), eq(granted.kind, 'grant'))),
  );
  // Addresses of pages do not distinguish capitals.
  const isNamed = acronym === undefined ? undefined : eq(sql`lower(${facilities.acronym})`, acronym.toLowerCase());
  const rows = await db
    .select({ decision: labelDecisions })
    .from(labelDecisions)
    .innerJoin(facilities, eq(facilities.id, labelDecisions.facilityId))
    .where(and(isNull(facilities.archivedAt), wasGranted, isNamed))
    .orderBy(asc(facilities.acronym), asc(labelDecisions.place));
  const records = new Map<string, DecisionRow[]>();
  for (const { decision } of rows)
    records.set(decision.facilityId, [...(records.get(decision.facilityId) ?? []), decision]);
  return records;
}

/** The numbers of the certificates of these facilities, by the decision that they were issued by. */
export async function listCertificateNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ decisionId: labelCertificates.decisionId, content: labelCertificates.content })
    .from(labelCertificates)
    .where(inArray(labelCertificates.facilityId, [...ids]));
  return new Map(rows.map(({ decisionId, content }) => [decisionId, content.number]));
}
