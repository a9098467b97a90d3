import { parseSync } from '@swc/core';

const CODE = /\.[cm]?[jt]sx?$/;

/** Positions of the parser are in bytes and continue from file to file; an empty statement marks the first one. */
const MARK = ';';

/** Fields of an import or export that contain a path. */
const isPath = (node) => /^(?:Import|Export)/.test(node.type) && node.source;

function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') yield node;
  for (const [name, child] of Object.entries(node))
    if (!(name === 'source' && isPath(node))) for (const each of [child].flat()) yield* nodesOf(each);
}

const textOf = ({ type, value, raw, cooked }) =>
  ({ StringLiteral: value, JSXText: raw ?? value, TemplateElement: cooked ?? raw })[type];

/** The string literals, template chunks and JSX texts of a file, each with the line on which it begins. */
export function literalsOf(path, text) {
  if (!CODE.test(path)) return [];
  const source = text.replace(/^#!/, '//');
  const tree = parseSync(`${MARK}${source}`, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  const bytes = Buffer.from(`${MARK}${source}`);
  const lineOf = ({ start }) =>
    bytes
      .subarray(0, start - tree.span.start)
      .toString()
      .split('\n').length;
  return [...nodesOf(tree)].flatMap((node) => {
    const literal = textOf(node);
    return typeof literal === 'string'
      ? [{ line: lineOf(node.span), text: literal, isJsx: node.type === 'JSXText' }]
      : [];
  });
}
