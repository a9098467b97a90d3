/** What writes the styles of antd and of its icons into a page, without writing: jsdom would look through all of them for each element's name. */
module.exports = {
  updateCSS: () => document.createElement('style'),
  injectCSS: () => null,
  removeCSS: () => {},
  clearContainerCache: () => {},
  getShadowRoot: () => null,
  warningOnce: () => {},
};
