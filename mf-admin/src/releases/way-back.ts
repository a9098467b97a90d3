import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { currentOf, nameOf } from './release-facts';

/** A rollback that is asked about, in the words of the moment at which the question was put. */
export interface WayBack {
  /** Of the release to go back to. */
  hash: string;
  /** Name of the present release. */
  from: string;
  /** Name of the one to go back to. */
  to: string;
}

/** What to ask before a part goes back to this release. */
export function wayBackTo(release: ReleaseRecord, part: ReleasedPart): WayBack {
  const current = currentOf(part);
  return { hash: release.hash, from: current ? nameOf(current, part) : 'nothing', to: nameOf(release, part) };
}
