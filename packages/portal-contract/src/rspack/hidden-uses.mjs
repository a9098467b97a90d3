import { nodesIn, treeOf } from './syntax.mjs';

const SLICE = '@portal/api-slice';

/** Functions and classes of the browser that reach the server without a call that a release can name. */
const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);

/** The members of `api` that exist in every version of it; its endpoints and their hooks depend on the shell. */
const MEMBERS = new Set(['injectEndpoints', 'enhanceEndpoints', 'util', 'reducerPath']);

/** Sources without any of these words need not be parsed. */
const SUSPECT = /\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon|api)\b/;

/** Names under which a file imports the API slice itself. */
const slicesIn = ({ body }) =>
  body
    .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === SLICE)
    .flatMap(({ specifiers }) => specifiers)
    .filter(({ imported, local }) => (imported ?? local).value === 'api')
    .map(({ local }) => local.value);

/** Whether a call loads a file of the remote itself: `fetch(new URL('./file.json', import.meta.url))`. */
const isOwnFile = ({ arguments: [address] }) => {
  const [, base] = address?.expression.arguments ?? [];
  return address?.expression.callee?.value === 'URL' && base?.expression.object?.type === 'MetaProperty';
};

const calledName = ({ type, value, property }) => (type === 'MemberExpression' ? property.value : value);

/**
 * The uses of a remote that its release does not state and that nothing could check, in sentences: access to the network
 * past the API slice, and endpoints of the slice that are not imported by the names of their hooks.
 */
export function hiddenUsesIn(source, file) {
  if (!SUSPECT.test(source)) return [];
  const tree = treeOf(source, file);
  const slices = slicesIn(tree);
  const problems = [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = calledName(node.callee);
      return NETWORK.has(name) && !isOwnFile(node)
        ? [
            `${file} uses ${name}. Make calls with get, post and remove of ${SLICE}, so that the release can state them.`,
          ]
        : [];
    }
    if (node.type !== 'MemberExpression' || !slices.includes(node.object.value)) return [];
    const name = node.property.value;
    return MEMBERS.has(name)
      ? []
      : [
          `${file} uses ${node.object.value}.${name ?? '[…]'}. Import the hook by its name, so that the release can state it.`,
        ];
  });
  return [...new Set(problems)];
}
