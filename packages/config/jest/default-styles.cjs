const { createRequire } = require('node:module');

const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));

/** Properties that determine whether an element is visible and clickable, and where words of an accessible name end. */
const ASKED = new Set(['display', 'visibility', 'opacity', 'pointer-events']);

const isAsked = (declaration) => ASKED.has(declaration.split(':')[0].trim());

/** The rules of a style sheet reduced to the properties in `ASKED`. */
const withoutRest = (sheet) =>
  sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/([^{};]+)\{([^{}]*)\}/g, (_rule, selector, body) => {
    const asked = body.split(';').filter(isAsked);
    return asked.length > 0 ? `${selector} {${asked.join(';')}}` : '';
  });

/**
 * Reduces jsdom's default style sheet to the rules on visibility. Each query by role computes the styles of all
 * elements, and tests have no layout and no colours: matching all rules would take longer than the rest of a query.
 */
exports.trimDefaultStyles = function trimDefaultStyles() {
  const path = requireOfJsdom.resolve('./jsdom/browser/default-stylesheet.js');
  requireOfJsdom(path);
  // Before the first window is created, which parses the style sheet.
  require.cache[path].exports = withoutRest(require.cache[path].exports);
  const { propertiesWithResolvedValueImplemented: resolved } = requireOfJsdom('./jsdom/living/helpers/style-rules.js');
  for (const property of Object.keys(resolved)) if (!ASKED.has(property)) delete resolved[property];
};
