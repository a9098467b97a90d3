/**
 * Replaces the code that writes the styles of antd and its icons into a page: jsdom would search all of them for each
 * element's name.
 */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => {},
  clearContainerCache: () => {},
  getShadowRoot: () => null,
  warningOnce: () => {},
};
