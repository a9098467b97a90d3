import { fileURLToPath } from 'node:url';
import { contract } from './contract.mjs';
import { readJson } from './part.mjs';
import { sharedByShell, sharedVersions } from './sharing.mjs';

/** Groups of the portal's own, whose names are compared; of libraries, versions are. */
const isOwnGroup = (name) => name.startsWith('@portal/');

const byText = (a, b) => (a < b ? -1 : 1);

/** Groups and their names in one order, so that the same program is always described in the same words. */
const ordered = (entries) =>
  Object.fromEntries(
    [...entries].toSorted(([a], [b]) => byText(a, b)).map(([group, names]) => [group, [...names].toSorted(byText)]),
  );

const GROUPS = Object.keys(contract.SHARING);

/** The shared group that a module stands for in the build of a remote. */
const groupOf = (module) =>
  module.type === 'consume-shared-module'
    ? GROUPS.find((name) => module.identifier().includes(` ${name}@`))
    : undefined;

const fileOf = (module) => (module?.nameForCondition?.() ?? module?.identifier() ?? 'a module').replace(/^.*!/, '');

/** How the name is taken out of a group, by the kind of import. */
const NAMED = ['esm import specifier', 'esm export imported specifier'];
/** What runs a group without a name of it. */
const UNNAMED = ['esm import', 'esm import side effect'];

/** The name that an import takes out of a group; undefined where it takes none. Throws where it cannot be known. */
function nameTaken({ dependency, originModule }, group) {
  if (UNNAMED.includes(dependency.type)) return undefined;
  const [name] = NAMED.includes(dependency.type) ? (dependency.ids ?? []) : [];
  if (name !== undefined) return name;
  throw new Error(
    `${fileOf(originModule)} takes all of ${group} ("${dependency.type}"). Import what it uses by name, so that the release can say so.`,
  );
}

/** Whether an import is in the program that was built, and not in a part of it that was left out. */
const isInProgram = (compilation, connection) =>
  connection.originModule !== null &&
  compilation.chunkGraph.getModuleChunks(connection.originModule).length > 0 &&
  connection.getActiveState(undefined) !== false;

/** What a remote takes from the shell: names by group, and the ranges that its sharing asks for. */
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

/** The module that a shared group is, by whatever import of it; one without effects may be led past in the graph. */
function resolvedIn({ modules, moduleGraph }, group) {
  for (const module of modules) {
    const taken = moduleGraph.getOutgoingConnections(module).find(({ dependency }) => dependency.request === group);
    if (taken) return taken.resolvedModule;
  }
  return undefined;
}

const LAST_RELEASE = fileURLToPath(new URL('../../last-release.json', import.meta.url));

/** Throws, in a sentence, where names that remotes rely on have changed and the version of the contract has not. */
function mustSayWhatChanged(names) {
  const now = { contract: contract.CONTRACT_VERSION, names };
  const problem = contract.contractVersionProblem(readJson(LAST_RELEASE), now);
  if (problem) throw new Error(problem);
}

/** What the shell hands out: every name that its groups export, and the versions of all that is shared. */
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
