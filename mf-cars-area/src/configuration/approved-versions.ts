import type { ConfigurationChange, Day } from '@portal/domain';

/** A version of the operational configuration of a facility, derived from the list of changes. */
export interface ApprovedVersion extends Pick<ConfigurationChange, 'facility' | 'number' | 'at' | 'from' | 'lidars'> {
  /** The day and the kind of its end; `null` while it is in force. */
  end: { on: Day; how: ConfigurationChange['change'] } | null;
}

/** All versions that were ever approved, the newest first. */
export function approvedVersions(changes: readonly ConfigurationChange[]): ApprovedVersion[] {
  const versions = new Map<string, ApprovedVersion>();
  for (const { change, facility, number, supersedes, at, from, lidars } of changes) {
    const former = versions.get(`${facility._id} ${supersedes}`);
    if (former) versions.set(`${facility._id} ${supersedes}`, { ...former, end: { on: from, how: change } });
    if (change === 'approved')
      versions.set(`${facility._id} ${number}`, { facility, number, at, from, lidars, end: null });
  }
  return [...versions.values()].toReversed();
}
