/*
 * Replaces the two modules by which antd and its icons write style elements: the styles become constructed style sheets,
 * which need neither HTML nor a gap in the page's policy.
 */

/** The sheets by the key under which antd replaces or removes them. */
const sheets = new Map();

/** Positions that antd assigned to its sheets; sheets of other origin have none. */
const places = new WeakMap();

/** The position by antd's priorities: antd's own sheets first, those with precedence last. */
function placeOf({ prepend, priority = 0 } = {}) {
  if (prepend === 'queue') return priority;
  return prepend ? -Infinity : Infinity;
}

function addSheet(key, place) {
  const sheet = new CSSStyleSheet();
  sheets.set(key, sheet);
  places.set(sheet, place);
  const adopted = document.adoptedStyleSheets;
  adopted.splice(adopted.findLastIndex((other) => places.get(other) <= place) + 1, 0, sheet);
  return sheet;
}

/** Replaces the style element, on which antd sets attributes. */
const MARKED = { setAttribute() {} };

export function updateCSS(css, key, option) {
  const sheet = sheets.get(key) ?? addSheet(key, placeOf(option));
  // In a layer, so that rules of the portal win over those of antd, as they did after its style elements.
  sheet.replaceSync(`@layer antd {${css}}`);
  return MARKED;
}

export const injectCSS = (css, option) => updateCSS(css, css, option);

export function removeCSS(key) {
  const sheet = sheets.get(key);
  if (!sheet) return;
  sheets.delete(key);
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
}

// Used only by the icons' copy. The portal has no shadow roots, and its icons have their own definitions.
export const getShadowRoot = () => null;
export const warningOnce = () => {};
