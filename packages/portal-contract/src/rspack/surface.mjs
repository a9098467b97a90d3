import { fileURLToPath } from 'node:url';
import { contract } from './contract.mjs';
import { readJson } from './part.mjs';
import { sharedByShell, sharedVersions } from './sharing.mjs';

/** Whether a group is the portal's own, whose names are compared; libraries are compared by version. */
const isOwnGroup = (name) => name.startsWith('@portal/');

const byText = (a, b) => (a < b ? -1 : 1);

/** Groups and their names, sorted, so that the same program always has the same description. */
const ordered = (entries) =>
  Object.fromEntries(
    [...entries].toSorted(([a], [b]) => byText(a, b)).map(([group, names]) => [group, [...names].toSorted(byText)]),
  );

const GROUPS = Object.keys(contract.SHARING);

/** The shared group that a module represents in the build of a remote. */
const groupOf = (module) =>
  module.type === 'consume-shared-module'
    ? GROUPS.find((name) => module.identifier().includes(` ${name}@`))
    : undefined;

const fileOf = (module) => (module?.nameForCondition?.() ?? module?.identifier() ?? 'a module').replace(/^.*!/, '');

/** Kinds of imports that use a name of a group. */
const NAMED = ['esm import specifier', 'esm export imported specifier'];
/** Kinds of imports that run a group without using a name. */
const UNNAMED = ['esm import', 'esm import side effect'];

/** The name that an import uses of a group; undefined if none. Throws if it cannot be determined. */
function nameTaken({ dependency, originModule }, group) {
  if (UNNAMED.includes(dependency.type)) return undefined;
  const [name] = NAMED.includes(dependency.type) ? (dependency.ids ?? []) : [];
  if (name !== undefined) return name;
  throw new Error(
    `${fileOf(originModule)} takes all of ${group} ("${dependency.type}"). Import what it uses by name, so that the release can say so.`,
  );
}

/** Whether an import is in the built program, and not in code that was removed as unused. */
const isInProgram = (compilation, connection) =>
  connection.originModule !== null &&
  compilation.chunkGraph.getModuleChunks(connection.originModule).length > 0 &&
  connection.getActiveState(undefined) !== false;

/** The names that a remote uses of the shell, by group, and the ranges that its sharing requires. */
export function takenBy(part, compilation) {
  const names = new Map();
  const groups = new Set();
  for (const module of compilation.modules) {
    const group = groupOf(module);
    if (!group) continue;
    const imports = compilation.moduleGraph
      .getIncomingConnections(module)
      .filter((each) => isInProgram(compilation, each));
    if (imports.length === 0) continue;
    groups.add(group);
    if (!isOwnGroup(group)) continue;
    const taken = imports.map((connection) => nameTaken(connection, group)).filter((name) => name !== undefined);
    names.set(group, new Set([...(names.get(group) ?? []), ...taken]));
  }
  const shared = sharedByShell(part);
  return {
    names: ordered(names),
    versions: Object.fromEntries([...groups].toSorted(byText).map((name) => [name, shared[name].requiredVersion])),
    runtime: `^${contract.SHARING_RUNTIME_VERSION}`,
  };
}

/** The module of a shared group, by any import of it; the graph may bypass a module without side effects. */
function resolvedIn({ modules, moduleGraph }, group) {
  for (const module of modules) {
    const taken = moduleGraph.getOutgoingConnections(module).find(({ dependency }) => dependency.request === group);
    if (taken) return taken.resolvedModule;
  }
  return undefined;
}

const LAST_RELEASE = fileURLToPath(new URL('../../last-release.json', import.meta.url));

/** Throws if names that remotes use have changed, but not the version of the contract. */
function mustSayWhatChanged(names) {
  const now = { contract: contract.CONTRACT_VERSION, names };
  const problem = contract.contractVersionProblem(readJson(LAST_RELEASE), now);
  if (problem) throw new Error(problem);
}

/** The exports of the shell: every name of its groups, and the versions of all shared packages. */
export function givenBy(part, compilation) {
  const { moduleGraph } = compilation;
  const exportsOf = (group) => {
    const module = resolvedIn(compilation, group);
    const names = module && moduleGraph.getProvidedExports(module);
    if (!Array.isArray(names)) throw new Error(`${part.name}: what ${group} exports cannot be read.`);
    return names;
  };
  const names = ordered(GROUPS.filter(isOwnGroup).map((group) => [group, exportsOf(group)]));
  mustSayWhatChanged(names);
  return {
    names,
    versions: sharedVersions(part),
    runtime: contract.SHARING_RUNTIME_VERSION,
  };
}
