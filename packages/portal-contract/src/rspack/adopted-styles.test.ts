import { removeCSS, updateCSS } from './adopted-styles.mjs';

/** The subset of a constructed style sheet that is used. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

const page = { adoptedStyleSheets: [] as Sheet[] };
const shown = () => page.adoptedStyleSheets.map(({ css }) => /^@layer antd \{(.*)\}$/.exec(css)?.[1] ?? css);

beforeAll(() => Object.assign(globalThis, { document: page, CSSStyleSheet: Sheet }));

test("sheets are in the order of antd's priorities, those with precedence last", () => {
  updateCSS('lock', 'lock');
  updateCSS('button', 'button', { prepend: 'queue' });
  updateCSS('input', 'input', { prepend: 'queue', priority: 0 });
  updateCSS('tokens', 'tokens', { prepend: 'queue', priority: -999 });
  updateCSS('icons', 'icons', { prepend: true });
  expect(shown()).toEqual(['icons', 'tokens', 'button', 'input', 'lock']);
});

test("antd's styles are in a layer, over which the rules of the portal take precedence", () => {
  updateCSS('.ant-input { color: red }', 'colour');
  expect(page.adoptedStyleSheets.at(-1)?.css).toBe('@layer antd {.ant-input { color: red }}');
  removeCSS('colour');
});

test('a sheet is replaced at its position, and disappears when removed', () => {
  updateCSS('button, anew', 'button', { prepend: 'queue' });
  removeCSS('lock');
  removeCSS('never added');
  expect(shown()).toEqual(['icons', 'tokens', 'button, anew', 'input']);
});

test('a sheet of other origin keeps its position', () => {
  page.adoptedStyleSheets.unshift(Object.assign(new Sheet(), { css: 'extension' }));
  updateCSS('select', 'select', { prepend: 'queue' });
  removeCSS('input');
  expect(shown()).toEqual(['extension', 'icons', 'tokens', 'button, anew', 'select']);
});
