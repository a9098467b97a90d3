import type { Given } from '@portal/portal-contract';

/** The exports of a shell, and the calls that its server answers. */
export interface Surface extends Pick<Given, 'names' | 'versions'> {
  calls: readonly string[];
}

/** Changes to the modules that a running shell exports, which turn them into those of another shell. */
export interface Change {
  /** Removed and added names, such as `Button` of `@portal/ui/core`. */
  gone: { group: string; name: string }[];
  come: { group: string; name: string }[];
  groupsGone: string[];
  versions: Record<string, string>;
  calls: readonly string[];
}

/** A seeded random generator, so that a failure can be reproduced. */
export function chooser(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const oneOf = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return { below, oneOf };
}
type Chooser = ReturnType<typeof chooser>;

const KINDS = [
  'a name removed',
  'a hook removed',
  'a name renamed',
  'a hook renamed',
  'a name added',
  'a group removed',
  'a group added',
  'a patch',
  'a minor',
  'an earlier minor',
  'a major',
  'nothing shared',
  'a call removed',
  'a call renamed',
  'a call added',
] as const;
export type Kind = (typeof KINDS)[number];

const SLICE = '@portal/api-slice';
const isHook = (name: string) => /^use[A-Z]/.test(name);

const RAISED: Partial<Record<Kind, (version: number[]) => number[]>> = {
  'a patch': ([major = 0, minor = 0, patch = 0]) => [major, minor, patch + 1],
  'a minor': ([major = 0, minor = 0]) => [major, minor + 1, 0],
  'an earlier minor': ([major = 0, minor = 0]) => [major, Math.max(0, minor - 1), 0],
  'a major': ([major = 0]) => [major + 1, 0, 0],
};

/** A name to change: of the slice for hooks, otherwise of any group. */
function nameIn({ names }: Surface, kind: Kind, { oneOf }: Chooser) {
  const group = kind.includes('hook') ? SLICE : oneOf(Object.keys(names));
  const all = names[group] ?? [];
  return { group, name: oneOf(kind.includes('hook') ? all.filter(isHook) : all) };
}

const NOTHING = (calls: readonly string[]): Change => ({ gone: [], come: [], groupsGone: [], versions: {}, calls });

function apply(kind: Kind, change: Change, surface: Surface, chosen: Chooser): void {
  const { oneOf } = chosen;
  const raise = RAISED[kind];
  if (raise) {
    const name = oneOf(Object.keys(surface.versions));
    change.versions[name] = raise((surface.versions[name] ?? '').split('.').map(Number)).join('.');
  } else if (kind.includes('call')) {
    const call = oneOf(change.calls);
    if (kind !== 'a call added') change.calls = change.calls.filter((each) => each !== call);
    if (kind !== 'a call removed') change.calls = [...change.calls, `${call.replace(/\/?$/, '')}/anew`];
  } else if (kind === 'a group added') {
    change.come.push({ group: '@portal/ui/plot', name: 'Plot' });
  } else if (kind === 'a group removed' || kind === 'nothing shared') {
    const own = kind === 'a group removed';
    change.groupsGone.push(oneOf(own ? Object.keys(surface.names) : Object.keys(surface.versions)));
  } else {
    const { group, name } = nameIn(surface, kind, chosen);
    if (!kind.endsWith('added')) change.gone.push({ group, name });
    if (!kind.endsWith('removed')) change.come.push({ group, name: `${name}Anew` });
  }
}

/** A random change of one to three kinds. */
export function someChange(surface: Surface, chosen: Chooser): { kinds: Kind[]; change: Change } {
  const change = NOTHING(surface.calls);
  const kinds = Array.from({ length: 1 + chosen.below(3) }, () => chosen.oneOf(KINDS));
  for (const kind of kinds) apply(kind, change, surface, chosen);
  return { kinds, change };
}

/** No change at all. */
export const noChange = ({ calls }: Surface): Change => NOTHING(calls);

const without = <Value>(table: Record<string, Value>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)));

const namesOf = (all: readonly { group: string; name: string }[], group: string) =>
  all.filter((each) => each.group === group).map(({ name }) => name);

/** The exports that a build of the changed shell would declare. */
export function surfaceOf({ names, versions }: Surface, { gone, come, groupsGone, calls, ...change }: Change): Surface {
  const groups = [...new Set([...Object.keys(names), ...come.map(({ group }) => group)])];
  const changed = groups.map((group): [string, string[]] => [
    group,
    [...(names[group] ?? []).filter((name) => !namesOf(gone, group).includes(name)), ...namesOf(come, group)],
  ]);
  return {
    names: without(Object.fromEntries(changed), groupsGone),
    versions: without({ ...versions, ...change.versions }, groupsGone),
    calls,
  };
}
