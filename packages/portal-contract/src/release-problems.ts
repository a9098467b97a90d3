import { satisfies } from 'semver';
import { isSameWord, patternsMeet } from './paths/route-pattern';
import { inSentences, ofRollback, ofRollbackHere, type Problem } from './problem';
import type { Release, RemoteRelease, ShellRelease } from './release';
import type { MenuEntry } from './remote';
import { called, saysItsSurface, surfaceProblems, unansweredCalls } from './surface-problems';

/** The releases that make up a portal, or would. */
export interface Releases {
  /** `null` before the first release of a shell. */
  shell: ShellRelease | null;
  remotes: readonly RemoteRelease[];
  /** Calls that the server answers, such as `GET /lidar/:id`; unknown where there is no server. */
  calls?: readonly string[];
}

const pathsOf = (release: Release) =>
  (release.kind === 'shell' ? release.pages : release.remote.pages).map(({ path }) => path);

const menuOf = (release: Release) => (release.kind === 'shell' ? [] : release.remote.menu);

const contractProblems = (release: RemoteRelease, shell: ShellRelease): Problem[] =>
  satisfies(shell.contract, release.remote.contract)
    ? []
    : [
        {
          is: `${called(release)} needs the portal contract ${release.remote.contract}, and ${called(shell)} keeps ${shell.contract}.`,
          remedy: `Build ${release.name} for that contract, or release a shell that keeps the other one first.`,
        },
      ];

const pathProblems = (release: Release, other: Release): Problem[] =>
  pathsOf(release).flatMap((path) => {
    const taken = pathsOf(other).find((theirs) => patternsMeet(path, theirs));
    if (taken === undefined) return [];
    const is = isSameWord(path, taken)
      ? `The path ${path} belongs to ${other.name}.`
      : `The path ${path} would take from ${other.name} what leads to ${taken}.`;
    return [{ is, remedy: `Give the page of ${called(release)} another path.` }];
  });

function menuProblem(release: Release, entry: MenuEntry, other: MenuEntry, owner: string): Problem[] {
  const own = `Give the entry of ${called(release)} another`;
  if (entry.order === other.order)
    return [
      {
        is: `The menu position ${entry.order} ("${entry.label}") belongs to ${owner} ("${other.label}").`,
        remedy: `${own} position.`,
      },
    ];
  if (entry.label.toLowerCase() === other.label.toLowerCase())
    return [{ is: `The menu entry "${entry.label}" belongs to ${owner}.`, remedy: `${own} label.` }];
  return [];
}

const menuProblems = (release: Release, other: Release): Problem[] =>
  menuOf(release).flatMap((entry) => menuOf(other).flatMap((taken) => menuProblem(release, entry, taken, other.name)));

const endpointProblems = (release: Release, other: Release): Problem[] =>
  release.endpoints
    .filter((name) => other.endpoints.includes(name))
    .map((name) => ({
      is: `The API endpoint "${name}" is defined by ${other.name} already.`,
      remedy: `Give that of ${called(release)} another name.`,
    }));

/** Why two parts cannot both be live. */
const claimProblems = (release: Release, other: Release): Problem[] => [
  ...pathProblems(release, other),
  ...menuProblems(release, other),
  ...endpointProblems(release, other),
];

/** Why a remote cannot run in a shell, apart from their pages and menu entries. */
export const shellProblems = (remote: RemoteRelease, shell: ShellRelease): Problem[] => [
  ...contractProblems(remote, shell),
  ...surfaceProblems(remote, shell),
];

function pairProblems(release: Release, other: Release): Problem[] {
  const claims = claimProblems(release, other);
  if (release.kind === 'remote' && other.kind === 'shell') return [...shellProblems(release, other), ...claims];
  if (release.kind === 'shell' && other.kind === 'remote') return [...shellProblems(other, release), ...claims];
  return claims;
}

const UNKNOWN = 'was built before releases said what they take and give';

/** Messages about releases that cannot be compared, because a build is too old to declare its names. */
export function unknownFits({ shell, remotes }: Releases, moved: readonly string[]): string[] {
  if (!shell) return [];
  const pairs = remotes.filter(({ name }) => moved.includes(name) || moved.includes(shell.name));
  const compared: Release[] = pairs.length > 0 ? [shell, ...pairs] : [];
  return compared
    .filter((release) => !saysItsSurface(release))
    .map(({ name, version }) => `${name} ${version} ${UNKNOWN}, so whether it fits is unknown.`);
}

/** How the new parts come in: by a release, which can be built differently, or by a rollback, which builds nothing. */
export type Coming = 'release' | 'rollback';

/**
 * The reasons why these releases cannot make up a portal; empty if they can. `moved`: the parts that would be new in
 * it; existing problems among the others are not reported.
 */
export function releaseProblems(
  { shell, remotes, calls }: Releases,
  moved: readonly string[],
  coming: Coming = 'release',
): string[] {
  const all: Release[] = [...(shell ? [shell] : []), ...remotes];
  const isNew = ({ name }: Release) => moved.includes(name);
  const isBack = coming === 'rollback';
  const added = all.filter(isNew);
  return added.flatMap((release, index) => [
    ...(calls ? unansweredCalls(release, calls) : []).map((problem) =>
      isBack ? ofRollbackHere(problem, release) : inSentences(problem),
    ),
    // A pair of two new parts is compared once.
    ...[...all.filter((other) => !isNew(other)), ...added.slice(index + 1)].flatMap((other) =>
      pairProblems(release, other).map((problem) =>
        isBack ? ofRollback(problem, release, other) : inSentences(problem),
      ),
    ),
  ]);
}
