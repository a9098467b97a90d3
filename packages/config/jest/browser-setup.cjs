require('@testing-library/jest-dom');

// Timeout of asynchronous queries: long, since a slow machine proves nothing.
require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = window.ResizeObserver;
// jsdom has no layout, so nothing scrolls.
window.Element.prototype.scrollIntoView = () => {};
// antd's Table measures scrollbars with a pseudo-element, for which jsdom logs an error.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => getComputedStyle(element);

let errors = [];
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.map(String).join(' ')));
});
afterEach(() => {
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});

// jsdom records no requests.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });

// jsdom has no object URLs; tests never display their content.
Object.assign(URL, { createObjectURL: () => 'blob:test/picture', revokeObjectURL: () => {} });
