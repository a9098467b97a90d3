import { parseSync, traverse, types, type NodePath } from '@babel/core';
import type { Build } from '../fixtures/builds';
import { entryOf } from '../fixtures/builds';

/** A read access in a built script to a shared name, such as `Button` of `@portal/ui/core`. */
export interface Read {
  group: string;
  name: string;
}

/** The names that the scripts of a remote read of the shell, and the calls that they make with them. */
export interface Reads {
  reads: Read[];
  calls: string[];
}

const METHODS: Record<string, string> = { get: 'GET', post: 'POST', remove: 'DELETE' };
const SLICE = '@portal/api-slice';

/** The ids of the modules that represent shared packages, from the table of the federation plugin in the entry. */
function sharedModules(build: Build): Map<string, string> {
  const all = [...entryOf(build).matchAll(/"?(\w+)"?:\{shareScope:\[?"default"\]?,shareKey:"([^"]+)"/g)];
  return new Map(all.map(([, id = '', key = '']) => [id, key]));
}

const textOf = (node: types.Node | null | undefined): string | undefined => {
  if (types.isStringLiteral(node)) return node.value;
  return types.isTemplateLiteral(node) && node.quasis.length === 1 ? node.quasis[0]?.value.cooked : undefined;
};

/** The name that is read of a value, and the call if it is called with a pattern. */
function readIn(path: NodePath): { name: string; pattern: string | undefined } | null {
  const { parentPath: member } = path;
  if (!member?.isMemberExpression() || member.node.object !== path.node) return null;
  const { property, computed } = member.node;
  const name = types.isIdentifier(property) && !computed ? property.name : textOf(property);
  if (name === undefined) return null;
  // A minified call is `(0, slice.get)("/users")`.
  const callee = member.parentPath.isSequenceExpression() ? member.parentPath : member;
  const call = callee.parentPath;
  if (!call?.isCallExpression() || call.node.callee !== callee.node) return { name, pattern: undefined };
  return { name, pattern: textOf(call.node.arguments[0]) };
}

/**
 * The names that the scripts of a build read of the shell: found in the built code, after the bundler and the minifier,
 * by the variables that hold shared modules and the properties read of them. It does not use the build's own
 * description.
 */
export function readsOf(build: Build): Reads {
  const shared = sharedModules(build);
  if (shared.size === 0) throw new Error(`${build.release.name}: what it shares was not found in its entry.`);
  const reads = new Map<string, Read>();
  const calls = new Set<string>();
  const note = (group: string, path: NodePath) => {
    const read = readIn(path);
    if (!read) return;
    reads.set(`${group} ${read.name}`, { group, name: read.name });
    const method = group === SLICE ? METHODS[read.name] : undefined;
    if (method !== undefined && read.pattern !== undefined) calls.add(`${method} ${read.pattern}`);
  };
  for (const [file, content] of build.files) {
    if (!file.endsWith('.js')) continue;
    const tree = parseSync(content.toString('utf8'), {
      configFile: false,
      babelrc: false,
      sourceType: 'script',
      compact: true,
    });
    if (!tree) continue;
    traverse(tree, {
      CallExpression(path) {
        const [id, ...others] = path.node.arguments;
        if (others.length > 0 || !types.isIdentifier(path.node.callee)) return;
        const key = types.isNumericLiteral(id) ? `${id.value}` : textOf(id);
        const group = key === undefined ? undefined : shared.get(key);
        // The bundler passes the function that imports other modules to each module as a parameter.
        if (group === undefined || path.scope.getBinding(path.node.callee.name)?.kind !== 'param') return;
        note(group, path);
        const { parent } = path;
        const name = types.isVariableDeclarator(parent) && types.isIdentifier(parent.id) ? parent.id.name : undefined;
        if (name === undefined) return;
        for (const reference of path.scope.getBinding(name)?.referencePaths ?? []) note(group, reference);
      },
    });
  }
  return { reads: [...reads.values()], calls: [...calls] };
}
