import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AcceptanceCode, AcceptedBy, CertifiedFacility, InstrumentKind, SetCondition } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { labelDecisionsOfFacility } from '../label/label-decisions.store';
import {
  acceptedInstruments,
  acceptedVersions,
  applications,
  facilities,
  files,
  snapshots,
} from '../../platform/db/tables';

/** The map entry of a facility as accepted. */
export interface Listing extends Pick<
  CertifiedFacility,
  'acronym' | 'name' | 'type' | 'lidars' | 'photometers' | 'position'
> {
  /** Hosting institute; absent from versions written before it was stored here. */
  institute?: string | null;
}

/** An instrument of a version; its position is its index in the list. */
export type AcceptedRow = Omit<typeof acceptedInstruments.$inferInsert, 'versionId' | 'place'>;

interface NewVersion {
  facilityId: string;
  acceptedBy: AcceptedBy;
  round: number;
  acceptance: AcceptanceCode | null;
  reason: string | null;
  listing: Listing;
  validFrom: Date;
  instruments: readonly AcceptedRow[];
}

/** Drops references to deleted pictures, which older reports may still have. */
async function withKeptPictures(tx: Db, rows: readonly AcceptedRow[]): Promise<AcceptedRow[]> {
  const ids = rows.flatMap(({ pictureId }) => pictureId ?? []);
  const kept = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isNotNull(files.linkedAs)));
  const isKept = (id: string | null | undefined) => kept.some((file) => file.id === id);
  return rows.map((row) => (isKept(row.pictureId) ? row : { ...row, pictureId: null }));
}

/** Writes a version, which supersedes the last one. The caller holds the lock of the facility. */
export async function insertVersion(tx: Db, { instruments, ...version }: NewVersion): Promise<void> {
  const { facilityId, validFrom } = version;
  const isLast = and(eq(acceptedVersions.facilityId, facilityId), eq(acceptedVersions.isLast, true));
  const [replaced] = await tx
    .update(acceptedVersions)
    .set({
      isLast: false,
      validTo: sql`coalesce(${acceptedVersions.validTo}, ${validFrom.toISOString()}::timestamptz)`,
    })
    .where(isLast)
    .returning({ number: acceptedVersions.number });
  const number = (replaced?.number ?? 0) + 1;
  const [written] = await tx
    .insert(acceptedVersions)
    .values({ ...version, number })
    .returning({ id: acceptedVersions.id });
  if (!written) throw new Error('The accepted version was not returned.');
  const rows = (await withKeptPictures(tx, instruments)).map((row, place) => ({
    ...row,
    versionId: written.id,
    place,
  }));
  if (rows.length > 0) await tx.insert(acceptedInstruments).values(rows);
}

/** Ends the version of a facility in force, if there is one. */
export async function endVersion(tx: Db, facilityId: string, validTo: Date): Promise<void> {
  await tx
    .update(acceptedVersions)
    .set({ validTo })
    .where(and(eq(acceptedVersions.facilityId, facilityId), isNull(acceptedVersions.validTo)));
}

const COLUMNS = {
  id: acceptedVersions.id,
  number: acceptedVersions.number,
  by: acceptedVersions.acceptedBy,
  round: acceptedVersions.round,
  acceptance: acceptedVersions.acceptance,
  reason: acceptedVersions.reason,
  listing: sql<Listing>`${acceptedVersions.listing}`,
  /** Read from the snapshot of the final report, which never changes, instead of being stored twice. */
  statement: sql<string | null>`${snapshots.content} ->> 'statement'`,
  conditions: sql<readonly SetCondition[] | null>`${snapshots.content} -> 'conditions'`,
  reportedInstitute: sql<string | null>`${snapshots.content} #>> '{facility,hosting_institute}'`,
  validFrom: acceptedVersions.validFrom,
  validTo: acceptedVersions.validTo,
};

const isRoundOfReport = and(
  eq(applications.facilityId, acceptedVersions.facilityId),
  eq(applications.round, acceptedVersions.round),
  eq(acceptedVersions.acceptedBy, 'report'),
);
const isItsReport = and(eq(snapshots.applicationId, applications.id), eq(snapshots.kind, 'final-report'));

const versionsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(acceptedVersions)
    .leftJoin(applications, isRoundOfReport)
    .leftJoin(snapshots, isItsReport)
    .where(where)
    .orderBy(desc(acceptedVersions.number));

/** The versions of a facility, latest first. */
export const listVersions = (db: Db, facilityId: string) =>
  versionsWhere(db, eq(acceptedVersions.facilityId, facilityId));
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

async function lastEnd(db: Db, facilityId: string): Promise<{ validTo: Date | null } | undefined> {
  const [last] = await db
    .select({ validTo: acceptedVersions.validTo })
    .from(acceptedVersions)
    .where(and(eq(acceptedVersions.facilityId, facilityId), acceptedVersions.isLast));
  return last;
}

/** Whether the facility has ever had an accepted version. */
export const hasVersion = async (db: Db, facilityId: string): Promise<boolean> =>
  (await lastEnd(db, facilityId)) !== undefined;

/** Whether an accepted version of the facility is in force now. */
export const hasVersionInForce = async (db: Db, facilityId: string): Promise<boolean> =>
  (await lastEnd(db, facilityId))?.validTo === null;

/** A version of a facility by number. */
export async function findVersion(db: Db, facilityId: string, number: number): Promise<VersionRow | undefined> {
  const isIt = and(eq(acceptedVersions.facilityId, facilityId), eq(acceptedVersions.number, number));
  const [row] = await versionsWhere(db, isIt);
  return row;
}

/** The instruments of a version, in order. */
export const listAccepted = (db: Db, versionId: string) =>
  db
    .select({
      id: acceptedInstruments.instrumentId,
      kind: acceptedInstruments.kind,
      isAccepted: acceptedInstruments.isAccepted,
      compliances: acceptedInstruments.compliances,
      record: acceptedInstruments.record,
    })
    .from(acceptedInstruments)
    .where(eq(acceptedInstruments.versionId, versionId))
    .orderBy(asc(acceptedInstruments.place));

const lastAcceptance = prepared((db) =>
  db
    .select({
      record: acceptedInstruments.record,
      pictureId: acceptedInstruments.pictureId,
      version: acceptedVersions.number,
      by: acceptedVersions.acceptedBy,
      validFrom: acceptedVersions.validFrom,
      validTo: acceptedVersions.validTo,
      facility: {
        id: facilities.id,
        acronym: facilities.acronym,
        name: sql<string | null>`${acceptedVersions.listing} ->> 'name'`,
        institute: sql<string | null>`${acceptedVersions.listing} ->> 'institute'`,
        displayed_status: facilities.displayed_status,
        labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
      },
    })
    .from(acceptedInstruments)
    .innerJoin(acceptedVersions, eq(acceptedVersions.id, acceptedInstruments.versionId))
    .innerJoin(facilities, eq(facilities.id, acceptedVersions.facilityId))
    .where(
      and(
        eq(acceptedInstruments.instrumentId, sql.placeholder('id')),
        eq(acceptedInstruments.kind, sql.placeholder('kind')),
        acceptedInstruments.isAccepted,
      ),
    )
    .orderBy(desc(acceptedVersions.number))
    .limit(1)
    .prepare(''),
);

/** The latest accepted state of an instrument, with its facility; undefined if it was never accepted. */
export async function findLastAcceptance(db: Db, kind: InstrumentKind, id: string) {
  const [row] = await lastAcceptance(db, { kind, id });
  return row;
}
export type LastAcceptance = NonNullable<Awaited<ReturnType<typeof findLastAcceptance>>>;
