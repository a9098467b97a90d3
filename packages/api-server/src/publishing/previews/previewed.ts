import { releaseProblems } from '@portal/portal-contract';
import { beyondGrants } from '../grants/must-be-granted';
import { signatureProblems } from '../grants/must-be-signed';
import { toCurrent, type Current } from '../releases/current';
import type { PublishingContext } from '../releases/release-files';
import { currentReleases, type LiveRelease, type StoredRelease } from '../releases/releases.store';
import { findReleases } from './previews.store';

/** Releases in place of those that are live; `isWhole`: they are the whole portal, and nothing live is beside them. */
export interface Wanted {
  parts: readonly { name: string; version?: string; hash: string }[];
  isWhole: boolean;
}

/** What a preview shows, and why it cannot be shown, in sentences. */
export interface Previewed {
  current: Current;
  releases: StoredRelease[];
  problems: string[];
}

const isIn = ({ part, hash }: StoredRelease, releases: readonly StoredRelease[]) =>
  releases.some((each) => each.part === part && each.hash === hash);

/** A part that is switched off stays so, but where the preview has another release of it. */
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

/** Puts a preview together from what is kept and what is live now, and compares it as every release is compared. */
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
  // What was granted when it was live need not be granted now.
  const beyond = wanted.isWhole ? [] : await beyondGrants(db, manifests, now());
  // A key that has ended may be in other hands; what was current keeps its signature.
  const unsigned = await signatureProblems(
    db,
    releases.filter(({ firstCurrentAt }) => firstCurrentAt === null),
  );
  return {
    current: { ...next, off: offIn(live, shown), shares: [] },
    releases,
    // What is gone cannot be compared.
    problems:
      gone.length > 0
        ? gone
        : [...noShell, ...beyond, ...unsigned, ...releaseProblems({ ...next, calls: answeredCalls }, names)],
  };
}
