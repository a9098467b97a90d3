import { asc, eq, inArray, sql } from 'drizzle-orm';
import { asksForTests, labelOn, type CountedDecision, type Day, type LabelOnDay } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { facilities, labelDecisions } from '../../platform/db/tables';

export type DecisionRow = typeof labelDecisions.$inferSelect;

/**
 * The record of the label of a facility in the order of its places, for the row of a facility. Only for statements that
 * join tables: in others, columns are written without the names of their tables.
 */
export const labelDecisionsOfFacility = sql<CountedDecision[]>`coalesce((select json_agg(json_build_object(
    'kind', ${labelDecisions.kind}, 'place', ${labelDecisions.place},
    'recorded_at', floor(extract(epoch from ${labelDecisions.recordedAt}))::bigint, 'on', ${labelDecisions.decidedOn},
    'reason', ${labelDecisions.reason}, 'public_text', ${labelDecisions.publicText},
    'valid_from', ${labelDecisions.validFrom}, 'valid_until', ${labelDecisions.validUntil},
    'scope', ${labelDecisions.scope}) order by ${labelDecisions.place})
  from ${labelDecisions} where ${labelDecisions.facilityId} = ${facilities.id}), '[]')`;

/** Whether a facility has a record of a label, for statements that join tables. */
export const hasLabelRecord = sql`exists (select 1 from ${labelDecisions} where ${labelDecisions.facilityId} = ${facilities.id})`;

/** The label of a loaded facility on a day. */
export const labelOf = (
  { labelDecisions: record }: { labelDecisions: readonly CountedDecision[] },
  today: Day,
): LabelOnDay => labelOn(record, today);

type CountedRow = Pick<
  DecisionRow,
  'kind' | 'place' | 'recordedAt' | 'decidedOn' | 'reason' | 'publicText' | 'validFrom' | 'validUntil' | 'scope'
>;

/** A row as the state of a label counts it. */
export const toCounted = (row: CountedRow): CountedDecision => ({
  kind: row.kind,
  place: row.place,
  recorded_at: Math.floor(row.recordedAt.getTime() / 1000),
  on: row.decidedOn,
  reason: row.reason,
  public_text: row.publicText,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  scope: row.scope,
});

/** The record of the label of a facility, in the order of its places. */
export const listDecisions = (db: Db, facilityId: string): Promise<DecisionRow[]> =>
  db.select().from(labelDecisions).where(eq(labelDecisions.facilityId, facilityId)).orderBy(asc(labelDecisions.place));

/** The columns that the state of a label follows from. */
const COUNTED = {
  facilityId: labelDecisions.facilityId,
  kind: labelDecisions.kind,
  place: labelDecisions.place,
  recordedAt: labelDecisions.recordedAt,
  decidedOn: labelDecisions.decidedOn,
  reason: labelDecisions.reason,
  publicText: labelDecisions.publicText,
  validFrom: labelDecisions.validFrom,
  validUntil: labelDecisions.validUntil,
  scope: labelDecisions.scope,
};

/** The records of labels that have an entry, by facility; of all facilities without `ids`. */
export async function loadRecords(db: Db, ids?: readonly string[]): Promise<Map<string, CountedDecision[]>> {
  const rows = await db
    .select(COUNTED)
    .from(labelDecisions)
    .where(ids && inArray(labelDecisions.facilityId, [...ids]))
    .orderBy(asc(labelDecisions.facilityId), asc(labelDecisions.place));
  const records = new Map<string, CountedDecision[]>();
  for (const row of rows) {
    const record = records.get(row.facilityId);
    if (record) record.push(toCounted(row));
    else records.set(row.facilityId, [toCounted(row)]);
  }
  return records;
}

/** The labels on a day of facilities that ever had an entry, by facility; of all facilities without `ids`. */
export async function loadLabels(db: Db, today: Day, ids?: readonly string[]): Promise<Map<string, LabelOnDay>> {
  const records = await loadRecords(db, ids);
  return new Map([...records].map(([id, record]) => [id, labelOn(record, today)]));
}

/** Whether the label of the facility of a row was ever withdrawn. */
export const wasWithdrawn = sql<boolean>`exists (select 1 from ${labelDecisions}
  where ${labelDecisions.facilityId} = ${facilities.id} and ${labelDecisions.kind} = 'withdraw')`;

/** Those of these facilities that are asked for no tests on a day, as their label is withdrawn. */
export async function listUnasked(db: Db, today: Day, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const labels = ids.length === 0 ? [] : await loadLabels(db, today, ids);
  return new Set([...labels].filter(([, label]) => !asksForTests(label)).map(([id]) => id));
}

/** Appends an entry to the record of a facility, which the caller has locked. */
export async function insertDecision(tx: Db, values: typeof labelDecisions.$inferInsert): Promise<DecisionRow> {
  const [row] = await tx.insert(labelDecisions).values(values).returning();
  if (!row) throw new Error('The entry of a label was not stored.');
  return row;
}
