import { AppError } from '../errors/app-error';

/** A record with the values of a patch; `undefined` leaves a value as it is. */
export function applyPatch<Row extends object>(row: Row, values: { [Key in keyof Row]?: Row[Key] | undefined }): Row {
  const changed = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(changed) as Partial<Row>) };
}

const VERSION_CONFLICT = 'Someone else has saved this in the meantime. Nothing of yours was overwritten or saved.';

/** The refusal of the second of two concurrent edits, with the present record. */
export const versionConflict = (present: unknown) =>
  new AppError('notSaved', 409, { message: VERSION_CONFLICT, data: present });

/** Refuses a save from another version of the record or a former round; without a version, the last save wins. */
export function assertCurrentVersion(sent: number | undefined, present: { version: number }) {
  if (sent !== undefined && sent !== present.version) throw versionConflict(present);
}

interface VersionedWrite<Shown extends { version: number }> {
  /** The record before the write, as its editor sees it. */
  present: Shown;
  /** The version on which the sent values are based; if undefined, the last save wins. */
  version: number | undefined;
  /** Whether the sent values differ from the stored ones. */
  isChanged: boolean;
  /** Writes the values to the version that was read, and returns the record; undefined if that version has changed. */
  write: () => Promise<Shown | undefined>;
}

/**
 * Saves a record that others may edit at the same time. Unchanged values are not written; values based on another
 * version are refused with 409 and the present record.
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
