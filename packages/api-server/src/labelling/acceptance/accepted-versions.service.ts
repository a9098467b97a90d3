import {
  changesBetween,
  publicChanges,
  type AcceptedVersionInFull,
  type AcceptedVersions,
  type Application,
  type RecordChanges,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { notFound } from '../../platform/errors/app-error';
import { acceptedApplication, toAcceptedVersion, toVersionInFull } from '../accepted/accepted.view';
import { findVersion, listAccepted, listVersions, type VersionRow } from '../accepted/accepted-versions.store';
import type { LoadedFacility } from '../facilities/facility.store';
import { loadSnapshot } from './load-snapshot';

/** The changes that the next acceptance would make public, based on the current records. */
async function changesSince({ db, now }: Context, loaded: LoadedFacility, last: VersionRow): Promise<RecordChanges[]> {
  const present: Application = await loadSnapshot(db, loaded, now());
  const before = acceptedApplication(last, await listAccepted(db, last.id), present);
  return publicChanges(changesBetween(before, present));
}

/**
 * The accepted versions of a facility, latest first, and the differences between the latest and the current records.
 */
export async function listAcceptedVersions(context: Context, loaded: LoadedFacility): Promise<AcceptedVersions> {
  const rows = await listVersions(context.db, loaded.facility.id);
  const [last] = rows;
  return {
    versions: rows.map((row) => toAcceptedVersion(row, loaded.lists)),
    changes: last ? await changesSince(context, loaded, last) : [],
  };
}

/** An accepted version of a facility with its full content; 404 if the number does not exist. */
export async function readAcceptedVersion(
  db: Db,
  { facility, lists }: LoadedFacility,
  number: number,
): Promise<AcceptedVersionInFull> {
  const row = await findVersion(db, facility.id, number);
  if (!row) throw notFound();
  return toVersionInFull(row, await listAccepted(db, row.id), lists);
}
