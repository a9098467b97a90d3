import { removeCSS, updateCSS } from './adopted-styles.mjs';

/** As much of a constructed style sheet as is asked for. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

const page = { adoptedStyleSheets: [] as Sheet[] };
const shown = () => page.adoptedStyleSheets.map(({ css }) => /^@layer antd \{(.*)\}$/.exec(css)?.[1] ?? css);

beforeAll(() => Object.assign(globalThis, { document: page, CSSStyleSheet: Sheet }));

test("sheets stand in the order of antd's priorities, and what is to win stands last", () => {
  updateCSS('lock', 'lock');
  updateCSS('button', 'button', { prepend: 'queue' });
  updateCSS('input', 'input', { prepend: 'queue', priority: 0 });
  updateCSS('tokens', 'tokens', { prepend: 'queue', priority: -999 });
  updateCSS('icons', 'icons', { prepend: true });
  expect(shown()).toEqual(['icons', 'tokens', 'button', 'input', 'lock']);
});

test('what antd adds stands in a layer, over which the rules of the portal win', () => {
  updateCSS('.ant-btn { color: red }', 'colour');
  expect(page.adoptedStyleSheets.at(-1)?.css).toBe('@layer antd {.ant-btn { color: red }}');
  removeCSS('colour');
});

test('a sheet is replaced where it stands, and is gone once removed', () => {
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
