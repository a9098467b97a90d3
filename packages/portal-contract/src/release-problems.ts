import { satisfies } from 'semver';
import type { Release, RemoteRelease, ShellRelease } from './release';
import type { MenuEntry } from './remote';

/** The releases that a new one would run with. */
export interface LiveReleases {
  /** `null` before the first release of a shell. */
  shell: ShellRelease | null;
  remotes: readonly RemoteRelease[];
}

/** `/Edit-NF/:id?` and `/edit-nf/:facility` are the same route. */
const routeOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

const pathsOf = (release: Release) =>
  (release.kind === 'shell' ? release.pages : release.remote.pages).map(({ path }) => path);

const menuOf = (release: Release) => (release.kind === 'shell' ? [] : release.remote.menu);

const contractProblem = (range: string, version: string, remote: string) =>
  satisfies(version, range) ? [] : [`${remote} needs the portal contract ${range}, and the shell keeps ${version}.`];

/** A remote must fit the live shell; a new shell must fit all live remotes. */
function contractProblems(release: Release, { shell, remotes }: LiveReleases): string[] {
  if (release.kind === 'shell')
    return remotes.flatMap(({ name, remote }) => contractProblem(remote.contract, release.contract, name));
  return shell ? contractProblem(release.remote.contract, shell.contract, release.name) : [];
}

function pathProblems(release: Release, other: Release): string[] {
  const taken = new Set(pathsOf(other).map(routeOf));
  return pathsOf(release)
    .filter((path) => taken.has(routeOf(path)))
    .map((path) => `The path ${path} belongs to ${other.name}.`);
}

function menuProblem(entry: MenuEntry, other: MenuEntry, owner: string): string[] {
  if (entry.order === other.order)
    return [`The menu position ${entry.order} ("${entry.label}") belongs to ${owner} ("${other.label}").`];
  if (entry.label.toLowerCase() === other.label.toLowerCase())
    return [`The menu entry "${entry.label}" belongs to ${owner}.`];
  return [];
}

const menuProblems = (release: Release, other: Release): string[] =>
  menuOf(release).flatMap((entry) => menuOf(other).flatMap((taken) => menuProblem(entry, taken, other.name)));

const endpointProblems = (release: Release, other: Release): string[] =>
  release.endpoints
    .filter((name) => other.endpoints.includes(name))
    .map((name) => `The API endpoint "${name}" is defined by ${other.name} already.`);

/**
 * Why a release cannot go live with the others, in sentences; empty if it can. The present release of the same part is
 * replaced and does not count.
 */
export function releaseProblems(release: Release, live: LiveReleases): string[] {
  const others: Release[] = [...(live.shell ? [live.shell] : []), ...live.remotes].filter(
    ({ name }) => name !== release.name,
  );
  return [
    ...contractProblems(release, live),
    ...others.flatMap((other) => [
      ...pathProblems(release, other),
      ...menuProblems(release, other),
      ...endpointProblems(release, other),
    ]),
  ];
}
