import { readFileSync } from 'node:fs';
import { nodesIn, treeOf } from './syntax.mjs';

const isInjection = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'MemberExpression' && callee.property.value === 'injectEndpoints';

const fieldOf = (literal, name) =>
  literal?.properties?.find((property) => (property.key ?? property).value === name)?.value;

const withoutParentheses = (node) => (node?.type === 'ParenthesisExpression' ? node.expression : node);

/** Names of the endpoints of a call of `injectEndpoints`; they must be literals. */
function namesOf(call, file) {
  const body = withoutParentheses(fieldOf(call.arguments[0]?.expression, 'endpoints')?.body);
  const names = body?.properties?.map((property) => (property.key ?? property).value);
  if (!names?.every((name) => typeof name === 'string')) {
    throw new Error(
      `${file}: write the endpoints out as "endpoints: (build) => ({ name: … })", so that a release can name them.`,
    );
  }
  return names;
}

/** Names of the endpoints that a source file adds to the API slice. Throws if they cannot be read. */
export function endpointsIn(source, file) {
  if (!source.includes('injectEndpoints')) return [];
  return [...nodesIn(treeOf(source, file))].filter(isInjection).flatMap((call) => namesOf(call, file));
}

/** Names of the endpoints that the sources of a build add to the API slice, without duplicates. */
export function endpointsOf(compilation) {
  const sources = [...compilation.fileDependencies].filter((file) => /\.tsx?$/.test(file));
  const names = sources
    .flatMap((file) => endpointsIn(readFileSync(file, 'utf8'), file))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const twice = names.find((name, index) => name === names[index + 1]);
  if (twice) throw new Error(`The API endpoint "${twice}" is defined twice.`);
  return names;
}
