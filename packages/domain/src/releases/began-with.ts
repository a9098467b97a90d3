import { evidenceOfWorse, moreOften, type Trials } from './share-evidence';

/** Tabs of one composition in which an error occurred. */
export interface FailedTabs {
  tabs: number;
  /** The parts that had been loaded in each of these tabs when the error occurred. */
  loaded: readonly string[];
}

/** Failed tabs by the id of their composition. */
export type TabsByComposition = Readonly<Record<string, FailedTabs>>;

/** The failed tabs of two reports or browsers together. */
export function withTabs(known: TabsByComposition, more: TabsByComposition): TabsByComposition {
  const all: Record<string, FailedTabs> = { ...known };
  for (const [composition, { tabs, loaded }] of Object.entries(more)) {
    const before = Object.hasOwn(all, composition) ? all[composition] : undefined;
    all[composition] = before
      ? { tabs: before.tabs + tabs, loaded: before.loaded.filter((part) => loaded.includes(part)) }
      : { tabs, loaded };
  }
  return all;
}

/** A release of a part by name, version and hash. */
export interface NamedRelease {
  name: string;
  version: string;
  hash: string;
}

/** A release in a composition, with the number of tabs that loaded it. */
export interface LoadedRelease extends NamedRelease {
  tabs: number;
}

/** The tabs of one composition in which the release with the error ran. */
export interface RanIn {
  composition: string;
  /** When the composition was first live or shared, epoch seconds. */
  since: number;
  parts: readonly LoadedRelease[];
  tabs: number;
}

/** An error in the code of a release. */
export interface Occurred {
  /** The part of that release. */
  part: string;
  /** Epoch seconds. */
  firstAt: number;
  failed: TabsByComposition;
}

/** The least evidence for naming a release, as an e-value: at most one wrong name in a hundred. */
const ENOUGH = 100;

const NONE: FailedTabs = { tabs: 0, loaded: [] };

const idOf = ({ name, hash }: NamedRelease) => `${name} ${hash}`;

/**
 * The releases of other parts with which an error began: they had been loaded in every tab with the error, and the same
 * release of the error's own part ran with other releases of those parts, before or beside, and failed significantly
 * less often there. Several if they became current together and cannot be told apart. Empty without enough evidence: an
 * error that was seen in few tabs, or wherever its release ran, began with that release or with nothing that the portal
 * knows.
 */
export function beganWith({ part, firstAt, failed }: Occurred, ranIn: readonly RanIn[]): NamedRelease[] {
  const failedIn = ({ composition }: RanIn) =>
    (Object.hasOwn(failed, composition) ? failed[composition] : null) ?? NONE;
  const affected = ranIn.filter((ran) => failedIn(ran).tabs > 0);
  const before = ranIn.filter(({ since }) => since <= firstAt);
  const has = (release: NamedRelease, { parts }: RanIn) => parts.some((one) => idOf(one) === idOf(release));
  const wasAlwaysLoaded = (release: NamedRelease) =>
    release.name !== part && affected.every((ran) => has(release, ran) && failedIn(ran).loaded.includes(release.name));

  /** The tabs in which the part of a release was loaded as well, at most, and those of them that failed. */
  function trialsIn(some: readonly RanIn[], { name }: NamedRelease): Trials {
    const tabsOf = (ran: RanIn) => {
      const other = ran.parts.find((one) => one.name === name);
      // Loads are counted when a tab is closed, errors at once.
      return Math.max(Math.min(ran.tabs, other?.tabs ?? ran.tabs), failedIn(ran).tabs);
    };
    return {
      tabs: some.reduce((sum, ran) => sum + tabsOf(ran), 0),
      failed: some.reduce((sum, ran) => sum + failedIn(ran).tabs, 0),
    };
  }
  function evidenceFor(release: NamedRelease): number {
    const sides = {
      new: trialsIn(
        ranIn.filter((ran) => has(release, ran)),
        release,
      ),
      rest: trialsIn(
        before.filter((ran) => !has(release, ran)),
        release,
      ),
    };
    return sides.rest.tabs > 0 && moreOften(sides) > 0 ? evidenceOfWorse(sides) : 0;
  }

  const candidates = affected[0]?.parts.filter(wasAlwaysLoaded) ?? [];
  const weighed = candidates.map((release) => ({ release, evidence: evidenceFor(release) }));
  const most = Math.max(...weighed.map(({ evidence }) => evidence), 0);
  return most < ENOUGH
    ? []
    : weighed
        .filter(({ evidence }) => evidence === most)
        .map(({ release: { name, version, hash } }) => ({ name, version, hash }));
}
