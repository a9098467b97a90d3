import { AppError } from '../errors/app-error';

const VERSION_CONFLICT = 'Somebody else has saved this in the meantime. Nothing of yours was overwritten or saved.';

/** Two people edited one record: the second is refused, and gets the record as it is now. */
export const versionConflict = (present: unknown) =>
  new AppError('notSaved', 409, { message: VERSION_CONFLICT, data: present });

/** Refuses what was made from an older version of the record; without a version, the last save wins. */
export function assertCurrentVersion(sent: number | undefined, present: { version: number }) {
  if (sent !== undefined && sent < present.version) throw versionConflict(present);
}

/** A value that only the database or another record can refuse, on its field. */
export const refusedField = (path: string, message: string) =>
  new AppError('notSaved', 422, { message, errors: [{ path, message }] });
