require('@testing-library/jest-dom');

// How long a test waits for what must come: long, for a busy machine is slow and proves nothing.
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
// There is no layout, so nothing scrolls.
window.Element.prototype.scrollIntoView = () => {};
// antd's Table measures scrollbars by a pseudo-element, which jsdom answers with an error message.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => getComputedStyle(element);

// Whether an answer arrives inside or outside `act` depends on the speed of the machine, so this warning is no failure.
const isActWarning = (message) => String(message).includes('not wrapped in act(');

let errors = [];
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    if (!isActWarning(args[0])) errors.push(args.map(String).join(' '));
  });
});
afterEach(() => {
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});

// Addresses of things in memory; what is behind them is never shown in a test.
Object.assign(URL, { createObjectURL: () => 'blob:test/picture', revokeObjectURL: () => {} });
