import { releaseProblems } from '@portal/portal-contract';
import { beyondGrants } from '../grants/must-be-granted';
import { signatureProblems } from '../grants/must-be-signed';
import { toCurrent, type Current } from '../releases/current';
import type { PublishingContext } from '../releases/release-files';
import { currentReleases, type LiveRelease, type StoredRelease } from '../releases/releases.store';
import { findReleases } from './previews.store';

/** Releases that replace live ones; `isWhole`: they are the whole portal, without any live release beside them. */
export interface Wanted {
  parts: readonly { name: string; version?: string; hash: string }[];
  isWhole: boolean;
}

/** The releases of a preview, and the reasons why it cannot be shown. */
export interface Previewed {
  current: Current;
  releases: StoredRelease[];
  problems: string[];
}

const isIn = ({ part, hash }: StoredRelease, releases: readonly StoredRelease[]) =>
  releases.some((each) => each.part === part && each.hash === hash);

/** A part that is switched off stays so, unless the preview has another release of it. */
const offIn = (live: readonly LiveRelease[], shown: readonly StoredRelease[]) =>
  Object.fromEntries(live.flatMap((each) => (each.off !== null && isIn(each, shown) ? [[each.part, each.off]] : [])));

function goneProblems({ parts }: Wanted, found: readonly StoredRelease[]): string[] {
  return parts.flatMap(({ name, version, hash }) => {
    const release = found.find((each) => each.part === name && each.hash === hash);
    if (release && release.filesRemovedAt === null) return [];
    return [
      `The files of ${name} ${release?.version ?? version ?? hash} are no longer kept. Its team can release it again.`,
    ];
  });
}

/** Combines the stored releases of a preview with the live ones, and checks the result like every release. */
export async function previewedBy(
  { db, answeredCalls, now }: Pick<PublishingContext, 'db' | 'answeredCalls' | 'now'>,
  wanted: Wanted,
): Promise<Previewed> {
  const live = await currentReleases(db);
  const releases = await findReleases(db, wanted.parts);
  const names = wanted.parts.map(({ name }) => name);
  const beside = wanted.isWhole ? [] : live.filter(({ part }) => !names.includes(part));
  const shown = [...beside, ...releases];
  const next = toCurrent(shown.map(({ manifest }) => manifest));
  const gone = goneProblems(wanted, releases);
  const noShell = next.shell ? [] : ['There is no shell in it, which carries all other parts.'];
  const manifests = releases.map(({ manifest }) => manifest);
  // A past composition was within the grants of its time, which may have changed.
  const beyond = wanted.isWhole ? [] : await beyondGrants(db, manifests, now());
  // A key that has ended may be in other hands; what was current keeps its signature.
  const unsigned = await signatureProblems(
    db,
    releases.filter(({ firstCurrentAt }) => firstCurrentAt === null),
  );
  return {
    current: { ...next, off: offIn(live, shown), shares: [] },
    releases,
    // Releases whose files are removed cannot be checked.
    problems:
      gone.length > 0
        ? gone
        : [...noShell, ...beyond, ...unsigned, ...releaseProblems({ ...next, calls: answeredCalls }, names)],
  };
}
