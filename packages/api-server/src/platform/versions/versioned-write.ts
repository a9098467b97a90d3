import { AppError } from '../errors/app-error';

/** A record with the values of a patch; `undefined` leaves a value as it is. */
export function applyPatch<Row extends object>(row: Row, values: { [Key in keyof Row]?: Row[Key] | undefined }): Row {
  const changed = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(changed) as Partial<Row>) };
}

const VERSION_CONFLICT = 'Someone else has saved this in the meantime. Nothing of yours was overwritten or saved.';

/** Two people edited one record: the second is refused, and gets the record as it is now. */
export const versionConflict = (present: unknown) =>
  new AppError('notSaved', 409, { message: VERSION_CONFLICT, data: present });

/** Refuses a save from another version of the record or a former round; without a version, the last save wins. */
export function assertCurrentVersion(sent: number | undefined, present: { version: number }) {
  if (sent !== undefined && sent !== present.version) throw versionConflict(present);
}

interface VersionedWrite<Shown extends { version: number }> {
  /** The record as its editor sees it before the write. */
  present: Shown;
  /** The version that the sent values were made from; left out, the last save wins. */
  version: number | undefined;
  /** Whether the sent values differ from those that are stored. */
  isChanged: boolean;
  /** Writes the values to the version that was read, and returns the record; nothing when that version is gone. */
  write: () => Promise<Shown | undefined>;
}

/**
 * Saves a record that others may edit at the same time. Values that change nothing are not written; values made from
 * another version are refused with 409 and the present record.
 */
export async function versionedWrite<Shown extends { version: number }>({
  present,
  version,
  isChanged,
  write,
}: VersionedWrite<Shown>): Promise<Shown> {
  if (!isChanged) return present;
  assertCurrentVersion(version, present);
  const saved = await write();
  if (!saved) throw versionConflict(present);
  return saved;
}
