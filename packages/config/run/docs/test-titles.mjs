import { parseSync } from '@swc/core';

/** Functions whose first argument is a title, and modifiers that skip a test or expect it to fail. */
const RUNNERS = new Set(['test', 'it', 'describe']);
const IDLE = new Set(['skip', 'todo', 'fixme', 'failing', 'fail']);

/** A title ends with the numbers of the sentences that its test proves: `a visitor sees the map [1.2, 2.3.1]`. */
const NUMBERED = /^([\s\S]*\S) \[(\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)\]$/;

/** The names in a call: `test.describe.only` as test, describe, only; `test.each(rows)` as test, each. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.value];
  return callee.type === 'CallExpression' ? namesOf(callee.callee) : [];
}

const isLiteral = (node) => node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral';

/** The rows of `test.each([…])(…)` if they are written in the call itself. */
const rowsOf = (callee) =>
  callee.type === 'CallExpression' && callee.arguments[0]?.expression.type === 'ArrayExpression'
    ? callee.arguments[0].expression.elements.map((element) => element?.expression)
    : [];

/**
 * For each parameter of the test, whether it is unused, as marked by an underscore: such a column is used in the title
 * only.
 */
const unusedOf = (call) =>
  (call.arguments.at(-1)?.expression.params ?? []).map((param) => (param.pat ?? param).value?.startsWith('_') ?? false);

/** The names of cases: strings in columns that only the title uses. */
function casesOf(call) {
  const unused = unusedOf(call);
  return rowsOf(call.callee)
    .flatMap((row) => (row?.type === 'ArrayExpression' ? row.elements.filter((_, at) => unused[at]) : []))
    .map((element) => element?.expression)
    .filter(isLiteral);
}

/** A call of a runner: its title, and the names in the call; undefined for other nodes. */
function runOf(node) {
  const names = node.type === 'CallExpression' ? namesOf(node.callee) : [];
  return RUNNERS.has(names[0]) ? { names, title: node.arguments[0]?.expression } : undefined;
}

/** All literals below a node that are titles, in order; skipped tests are left out with their children. */
function literalsIn(node, literals) {
  const run = runOf(node);
  if (run && isLiteral(run.title)) {
    if (run.names.some((name) => IDLE.has(name))) return literals;
    literals.push(run.title, ...casesOf(node));
  }
  for (const key in node) {
    const child = node[key];
    if (child !== null && typeof child === 'object') literalsIn(child, literals);
  }
  return literals;
}

/** The titles of tests, groups and cases in a source file, except skipped ones. */
export function titlesIn(source, { tsx = true } = {}) {
  // Positions count bytes from an unspecified start of the parser; the semicolon in front reveals it.
  const bytes = Buffer.from(`;${source}`);
  const { body } = parseSync(bytes.toString(), { syntax: 'typescript', tsx, target: 'es2022' });
  const begin = body[0].span.start;
  const textOf = ({ type, value, span }) =>
    type === 'StringLiteral' ? value : bytes.subarray(span.start + 1 - begin, span.end - 1 - begin).toString();
  return literalsIn(body, []).map(textOf);
}

/** The text of a title, and the sentence numbers in it. */
export function numbersOf(title) {
  const [, text = title, numbers] = NUMBERED.exec(title) ?? [];
  return { text, numbers: numbers?.split(', ') ?? [] };
}
