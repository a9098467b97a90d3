import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nodesIn, treeOf } from './syntax.mjs';

/** The functions that make calls, with their methods. */
const METHODS = { get: 'GET', post: 'POST', remove: 'DELETE' };

const SLICE = '@portal/api-slice';
/** The module of these functions, as the slice itself imports it. */
const MAKERS = /[\\/]api-slice[\\/]src[\\/]request[\\/]call$/;

const isFromSlice = (from, file) =>
  from === SLICE || (from.startsWith('.') && MAKERS.test(resolve(dirname(file), from)));

/** The local names of the call functions that a file imports, with their methods. */
const makersIn = ({ body }, file) =>
  new Map(
    body
      .filter(({ type, source }) => type === 'ImportDeclaration' && isFromSlice(source.value, file))
      .flatMap(({ specifiers }) => specifiers)
      .map(({ imported, local }) => [local.value, METHODS[(imported ?? local).value]])
      .filter(([, method]) => method !== undefined),
  );

/** The text of a literal expression. */
const textOf = ({ type, value, quasis }) => {
  if (type === 'StringLiteral') return value;
  return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0].cooked : undefined;
};

/**
 * The calls of the API that a source file makes, such as `GET /user/:id`. Throws if the pattern of one is not a
 * literal.
 */
export function callsIn(source, file) {
  if (!source.includes('import')) return [];
  const tree = treeOf(source, file);
  const makers = makersIn(tree, file);
  if (makers.size === 0) return [];
  return [...nodesIn(tree)]
    .filter(({ type, callee }) => type === 'CallExpression' && makers.has(callee.value))
    .map(({ callee, arguments: [pattern] }) => {
      const text = pattern && textOf(pattern.expression);
      if (text !== undefined) return `${makers.get(callee.value)} ${text}`;
      throw new Error(
        `${file}: write the pattern of the call out as "${callee.value}('/…')", so that a release can say which calls it makes.`,
      );
    });
}

/** The source files that are in the program, those too that are joined into one module. */
export const sourcesOf = ({ modules, chunkGraph }) =>
  [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap((module) => module.modules ?? [module])
    .map((module) => module.resource)
    .filter((file) => file !== undefined && /\.tsx?$/.test(file));

/** The API calls of a build, including preloaded ones of its pages, sorted and without duplicates. */
export function callsOf(compilation, pages) {
  const made = sourcesOf(compilation).flatMap((file) => callsIn(readFileSync(file, 'utf8'), file));
  const preloaded = pages.flatMap(({ data = [] }) => data.map((path) => `GET ${path}`));
  return [...new Set([...made, ...preloaded])].toSorted((a, b) => (a < b ? -1 : 1));
}
