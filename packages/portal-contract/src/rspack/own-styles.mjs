import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What classes of the shell begin with, and those of the library that it takes components from. */
const OF_THE_SHELL = /^(p|s|ant|anticon)(-|$)/;

const OF_THE_PAGE = ['html', 'body', ':root', ':host'];

/** Rules that only say when those inside them apply. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style'];

/** Pseudo-classes that match what one of their selectors matches. */
const ALTERNATIVES = [':is', ':where'];

/** Whether a selector can only match where the remote has set a class: what must not match counts as little as what is inside. */
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

/** What is wrong with a selector, if anything. Those inside another rule stand for elements that this one is about. */
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

/** Adds to a selector that its subject is inside an element of the remote; this changes neither weight nor order. */
function wallIn(selector, wall) {
  const start = selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const pseudoElement = selector.nodes.slice(start).find((node) => selectorParser.isPseudoElement(node));
  if (pseudoElement) selector.insertBefore(pseudoElement, wall.clone());
  else selector.append(wall.clone());
}

/**
 * The styles of a remote, which apply in its own elements only, and what is wrong with them: each problem with the line of
 * the sheet and a sentence. What is wrong is behind the wall as well.
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
