const { createRequire } = require('node:module');

const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));

/** Decide whether something can be seen and clicked, and where words of an accessible name end. */
const ASKED = new Set(['display', 'visibility', 'opacity', 'pointer-events']);

const isAsked = (declaration) => ASKED.has(declaration.split(':')[0].trim());

/** The rules of a style sheet with what `ASKED` names, and no others. */
const withoutRest = (sheet) =>
  sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/([^{};]+)\{([^{}]*)\}/g, (_rule, selector, body) => {
    const asked = body.split(';').filter(isAsked);
    return asked.length > 0 ? `${selector} {${asked.join(';')}}` : '';
  });

/**
 * Makes jsdom's style of an element, which each query by role reads for all of them, from those rules of its own style sheet that
 * say how it is shown. Tests have no layout and no colours, and to match all rules takes longer than the rest of a query.
 */
exports.trimDefaultStyles = function trimDefaultStyles() {
  const path = requireOfJsdom.resolve('./jsdom/browser/default-stylesheet.js');
  requireOfJsdom(path);
  // Before the first window, since it is parsed then.
  require.cache[path].exports = withoutRest(require.cache[path].exports);
  const { propertiesWithResolvedValueImplemented: resolved } = requireOfJsdom('./jsdom/living/helpers/style-rules.js');
  for (const property of Object.keys(resolved)) if (!ASKED.has(property)) delete resolved[property];
};
