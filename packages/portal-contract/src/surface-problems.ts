import { satisfies } from 'semver';
import { patternsMeet } from './paths/route-pattern';
import type { Problem } from './problem';
import { inSentences } from './problem';
import type { Release, RemoteRelease, ShellRelease } from './release';

/** A release by its name and version. */
export const called = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;

const listed = (names: readonly string[]) => names.join(', ');

/** Groups whose names a remote uses, or that its pages preload. */
const groupsOf = ({ takes, pages }: RemoteRelease): string[] => [
  ...new Set([...Object.keys(takes?.names ?? {}), ...Object.values(pages).flatMap(({ shared }) => shared)]),
];

const isGiven = (group: string, { gives, shared }: ShellRelease) =>
  Object.hasOwn(gives?.names ?? {}, group) || Object.hasOwn(shared, group);

/** Names and groups that a remote uses and the shell does not export: its pages would not start. */
function nameProblems(remote: RemoteRelease, shell: ShellRelease): Problem[] {
  const [taken, given] = [remote.takes?.names ?? {}, shell.gives?.names ?? {}];
  return groupsOf(remote).flatMap((group) => {
    if (!isGiven(group, shell))
      return [
        {
          is: `${called(remote)} takes ${group}, which ${called(shell)} does not hand out.`,
          remedy: `Release a shell that does first, or build ${remote.name} without it.`,
        },
      ];
    const missing = (taken[group] ?? []).filter((name) => !given[group]?.includes(name));
    if (missing.length === 0) return [];
    return [
      {
        is: `${called(remote)} uses ${listed(missing)} of ${group}, which ${called(shell)} does not give.`,
        remedy: `Build ${remote.name} against this shell, or release a shell that gives what it uses.`,
      },
    ];
  });
}

const RUNTIME = 'the sharing runtime';

/** The problem of a version that is missing or outside the required range. */
function versionProblem(shell: ShellRelease, version: string | undefined, range: string): string | null {
  if (version === undefined) return `which ${called(shell)} does not share`;
  return satisfies(version, range) ? null : `and ${called(shell)} gives ${version}`;
}

/** Shared packages and the runtime in incompatible versions: they would be refused, or loaded twice. */
function versionProblems(remote: RemoteRelease, shell: ShellRelease): Problem[] {
  const { takes } = remote;
  const { gives } = shell;
  if (!takes || !gives) return [];
  const given = new Map([...Object.entries(gives.versions), [RUNTIME, gives.runtime]]);
  // A group that is missing as a whole is already reported by its names.
  const told = (name: string) => Object.hasOwn(takes.names, name) && !isGiven(name, shell);
  return [...Object.entries(takes.versions).filter(([name]) => !told(name)), [RUNTIME, takes.runtime] as const].flatMap(
    ([name, range]) => {
      const problem = versionProblem(shell, given.get(name), range);
      if (problem === null) return [];
      return [
        {
          is: `${called(remote)} needs ${name} ${range}, ${problem}.`,
          remedy: `Build ${remote.name} again, or release a shell with a version that fits.`,
        },
      ];
    },
  );
}

/** The reasons why a remote cannot run in this shell, as far as both declare the names that they use and provide. */
export const surfaceProblems = (remote: RemoteRelease, shell: ShellRelease): Problem[] =>
  remote.takes && shell.gives ? [...nameProblems(remote, shell), ...versionProblems(remote, shell)] : [];

/** Whether a release declares its calls, and the names that it uses or provides; older builds do not. */
export const saysItsSurface = (release: Release): boolean =>
  release.calls !== undefined && (release.kind === 'shell' ? release.gives : release.takes) !== undefined;

/** A call by its method and the pattern of its path. */
function partsOf(call: string): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path];
}

/** A release, as far as it concerns the calls of the API. */
type Calling = Pick<Release, 'name' | 'version' | 'calls'> & { remote?: Pick<RemoteRelease['remote'], 'pages'> };

/** The calls of a release: those of its endpoints, and those that its pages preload. */
const callsOf = ({ calls = [], remote }: Calling): string[] => [
  ...new Set([...calls, ...(remote?.pages ?? []).flatMap(({ data = [] }) => data.map((path) => `GET ${path}`))]),
];

/** The calls of a release that the server does not answer. */
export function unansweredCalls(release: Calling, answered: readonly string[]): Problem[] {
  const known = answered.map(partsOf);
  const literally = new Set(answered);
  const isAnswered = (call: string) => {
    // Almost every call is written like that of the server; comparing patterns of all with all takes long.
    if (literally.has(call)) return true;
    const [method, path] = partsOf(call);
    return known.some(([ofServer, pattern]) => ofServer === method && patternsMeet(pattern, path));
  };
  const missing = callsOf(release).filter((call) => !isAnswered(call));
  if (missing.length === 0) return [];
  return [
    {
      is: `${called(release)} calls ${listed(missing)}, which this server does not answer.`,
      remedy: `Update the server first, or build ${release.name} without it.`,
    },
  ];
}

/** A message about the calls of a release that the server does not answer. */
export const callProblems = (release: Calling, answered: readonly string[]): string[] =>
  unansweredCalls(release, answered).map(inSentences);
