import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { currentOf, nameOf } from './release-facts';

/** A rollback to confirm, with names from when the dialog was opened. */
export interface WayBack {
  /** Hash of the release to go back to. */
  hash: string;
  from: string;
  to: string;
}

/** The rollback of a part to this release. */
export function wayBackTo(release: ReleaseRecord, part: ReleasedPart): WayBack {
  const current = currentOf(part);
  return { hash: release.hash, from: current ? nameOf(current, part) : 'nothing', to: nameOf(release, part) };
}
