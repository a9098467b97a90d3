import { assertCurrentVersion, versionConflict } from './refusals';

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
 * Saves a record that others may edit at the same time. Values that change nothing are not written; values made from an
 * older version are refused with 409 and the present record.
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
