import { nodesIn, treeOf } from './syntax.mjs';

const SLICE = '@portal/api-slice';

/** Functions and classes of the browser that reach the server without a call that a release can name. */
const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);

/** The members of `api` that exist in every version of it; its endpoints and their hooks depend on the shell. */
const MEMBERS = new Set(['injectEndpoints', 'enhanceEndpoints', 'util', 'reducerPath']);

/** Sources without any of these words need not be parsed. */
const SUSPECT = new RegExp(`\\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\\b|${SLICE}`);

const isByNames = ({ type, specifiers }) =>
  type === 'ImportDeclaration' && specifiers.every((each) => each.type === 'ImportSpecifier');

/** Imports of the API slice by the names of what it exports, which the release states. */
const namedImportsIn = ({ body }) => body.filter((node) => isByNames(node) && node.source.value === SLICE);

/** Whether a node refers to a variable of this name and scope; names of properties have no scope. */
const refersTo = (variable) => (node) =>
  node.type === 'Identifier' && node.ctxt === variable.ctxt && node.value === variable.value;

/** The local variables that hold the API slice itself. */
const slicesIn = (imports) =>
  imports
    .flatMap(({ specifiers }) => specifiers)
    .filter(({ imported, local }) => (imported ?? local).value === 'api')
    .map(({ local }) => local);

/** Whether a call loads a file of the remote itself: `fetch(new URL('./file.json', import.meta.url))`. */
const isOwnFile = ({ arguments: [address] }) => {
  const [, base] = address?.expression.arguments ?? [];
  return address?.expression.callee?.value === 'URL' && base?.expression.object?.type === 'MetaProperty';
};

const calledName = ({ type, value, property }) => (type === 'MemberExpression' ? property.value : value);

/** Sentences about calls of functions that reach the server past the API slice. */
const networkIn = (nodes) =>
  nodes
    .filter(({ type }) => type === 'CallExpression' || type === 'NewExpression')
    .filter((node) => NETWORK.has(calledName(node.callee)) && !isOwnFile(node))
    .map(
      ({ callee }) =>
        `uses ${calledName(callee)}. Make calls with get, post and remove of ${SLICE}, so that the release can state them.`,
    );

/** Sentences about a variable with the API slice that is used for anything but the members that every version has. */
function usesOf(slice, nodes) {
  const refers = refersTo(slice);
  const members = nodes.filter(({ type, object }) => type === 'MemberExpression' && refers(object));
  const used = members.map(({ property }) => property.value).filter((name) => !MEMBERS.has(name));
  // The import is one of them; with a cast, in a pattern or as an argument, it is not the object of a member.
  const isPassedOn = nodes.filter(refers).length > members.length + 1;
  return [
    ...used.map(
      (name) => `uses ${slice.value}.${name ?? '[…]'}. Import the hook by its name, so that the release can state it.`,
    ),
    ...(isPassedOn
      ? [
          `passes ${slice.value} on. Use it as ${slice.value}.injectEndpoints(…), so that the release can state its endpoints.`,
        ]
      : []),
  ];
}

/** Sentences about imports of the whole package, and about exports from it. */
const wholeIn = (nodes, imports) =>
  nodes.filter(({ type, value }) => type === 'StringLiteral' && value === SLICE).length > imports.length
    ? [`takes ${SLICE} as a whole. Import what it needs by name, so that the release can state it.`]
    : [];

/**
 * The uses of a remote that its release does not state and that nothing could check, in sentences: access to the network
 * past the API slice, and endpoints of the slice that are not imported by the names of their hooks.
 */
export function hiddenUsesIn(source, file) {
  if (!SUSPECT.test(source)) return [];
  const tree = treeOf(source, file);
  const nodes = [...nodesIn(tree)];
  const imports = namedImportsIn(tree);
  const problems = [
    ...networkIn(nodes),
    ...slicesIn(imports).flatMap((slice) => usesOf(slice, nodes)),
    ...wholeIn(nodes, imports),
  ];
  return [...new Set(problems)].map((problem) => `${file} ${problem}`);
}
