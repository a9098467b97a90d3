import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Prefixes of the classes of the shell and of its component library. */
const OF_THE_SHELL = /^(p|s|ant|anticon)(-|$)/;

const OF_THE_PAGE = ['html', 'body', ':root', ':host'];

/** Rules that only set conditions for the rules inside them. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style'];

/** Pseudo-classes that match if one of their selectors does. */
const ALTERNATIVES = [':is', ':where'];

/**
 * Whether a selector only matches elements with a class of the remote: classes in `:not()` or `:has()` do not count.
 */
const namesOwnClass = (selector) =>
  selector.nodes.some(
    (node) =>
      (node.type === 'class' && !OF_THE_SHELL.test(node.value)) ||
      (ALTERNATIVES.includes(node.value) && node.nodes.every(namesOwnClass)),
  );

function namesPage(selector) {
  let isFound = false;
  selector.walk(({ value }) => {
    if (OF_THE_PAGE.includes(value?.toLowerCase())) isFound = true;
  });
  return isFound;
}

/** The problem of a selector, if any. Nested selectors are relative to the elements of the outer rule. */
function problemOfSelector(selector, text, isNested) {
  if (namesPage(selector))
    return `"${text}" is about the whole page, which is the shell's. Style what the remote draws.`;
  if (isNested || namesOwnClass(selector)) return undefined;
  return `"${text}" has no class of the remote's own, so it would style what others draw. Put one of yours before it.`;
}

function problemOfAtRule({ name, params }, remote) {
  if (CONDITIONS.includes(name)) return undefined;
  if (name === 'import') return '"@import" is not resolved here. Import the sheet where it is needed.';
  if (!/^(-\w+-)?keyframes$/.test(name))
    return `"@${name}" is known to the whole page and not to one remote. It belongs into the shell.`;
  if (params.startsWith(`${remote}-`)) return undefined;
  return `The name of "@keyframes ${params}" is known to the whole page. Begin it with "${remote}-".`;
}

const isFrame = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes');

/** Restricts the subject of a selector to elements of the remote, without changing specificity or order. */
function wallIn(selector, wall) {
  const start = selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const pseudoElement = selector.nodes.slice(start).find((node) => selectorParser.isPseudoElement(node));
  if (pseudoElement) selector.insertBefore(pseudoElement, wall.clone());
  else selector.append(wall.clone());
}

/**
 * The styles of a remote, confined to its own elements, and their problems: each with the line of the sheet and a
 * message. Rules with problems are confined too.
 */
export function ownStyles(css, { remote, file }) {
  const root = parse(css, { from: file });
  const wall = selectorParser.pseudo({ value: `:where([data-remote=${remote}] *)` });
  const problems = [];
  const note = (node, problem) => problem && problems.push({ line: node.source.start.line, problem });

  root.walkAtRules((rule) => note(rule, problemOfAtRule(rule, remote)));
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const isNested = rule.parent.type === 'rule';
    const texts = rule.selectors;
    const walled = selectorParser((selectors) =>
      selectors.each((selector, at) => {
        note(rule, problemOfSelector(selector, texts[at], isNested));
        wallIn(selector, wall);
      }),
    );
    rule.selector = walled.processSync(rule.selector, { lossless: false });
  });
  const result = root.toResult({ map: { inline: false, annotation: false, sourcesContent: true } });
  return { css: result.css, map: result.map.toJSON(), problems };
}

/**
 * Whether the subject of a selector is confined to elements of the remote, as `ownStyles` writes it. The minifier merges
 * rules into one, with their selectors as alternatives.
 */
function isWalled(selector, wall) {
  const start = selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  return selector.nodes
    .slice(start)
    .some(
      (node) =>
        node.toString().replaceAll(/["']/g, '').trim() === wall ||
        (ALTERNATIVES.includes(node.value) && node.nodes.every((alternative) => isWalled(alternative, wall))),
    );
}

/** The selectors and at-rules of a built sheet that would style elements outside its remote. */
export function unconfinedIn(css, remote) {
  const root = parse(css);
  const wall = `:where([data-remote=${remote}] *)`;
  const found = [];
  root.walkAtRules((rule) => {
    const problem = problemOfAtRule(rule, remote);
    if (problem) found.push(`@${rule.name} ${rule.params}`.trim());
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = selectorParser().astSync(rule.selector, { lossless: false });
    found.push(...selectors.nodes.filter((selector) => !isWalled(selector, wall)).map(String));
  });
  return found;
}
