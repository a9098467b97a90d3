import { ownStyles, unconfinedIn } from './own-styles.mjs';

const ABOUT = { remote: 'mf-x', file: 'mf-x/src/page.css' };
const WALL = ':where([data-remote=mf-x] *)';

const noClass = (selector: string) =>
  `"${selector}" has no class of the remote's own, so it would style what others draw. Put one of yours before it.`;
const wholePage = (selector: string) =>
  `"${selector}" is about the whole page, which is the shell's. Style what the remote draws.`;
const forShell = (name: string) =>
  `"@${name}" is known to the whole page and not to one remote. It belongs into the shell.`;

test.each<[css: string, problem: string]>([
  ['header { background: lime !important }', noClass('header')],
  ['h1 { color: lime !important }', noClass('h1')],
  [':root { --p-blue: lime }', wholePage(':root')],
  ['html { font-size: 200% }', wholePage('html')],
  ['BODY { margin: 0 }', wholePage('BODY')],
  ['body:has(.x-page) { page: wide }', wholePage('body:has(.x-page)')],
  ['.x-page:is(:root *) { color: lime }', wholePage('.x-page:is(:root *)')],
  ['* { box-sizing: content-box }', noClass('*')],
  ['::selection { color: lime }', noClass('::selection')],
  ['#content { display: none }', noClass('#content')],
  ['[role=dialog] { color: lime }', noClass('[role=dialog]')],
  ['.p-panel { padding: 0 }', noClass('.p-panel')],
  ['.s-top-bar h1 { color: lime }', noClass('.s-top-bar h1')],
  ['.p-button.p-button-primary { color: lime }', noClass('.p-button.p-button-primary')],
  ['.anticon { color: lime }', noClass('.anticon')],
  ['.x-page, h2 { color: lime }', noClass('h2')],
  [':is(.x-page, h2) { color: lime }', noClass(':is(.x-page, h2)')],
  ['h2:not(.x-title) { color: lime }', noClass('h2:not(.x-title)')],
  ['.p-panel:has(.x-title) { color: lime }', noClass('.p-panel:has(.x-title)')],
  ['@media print { footer { display: none } }', noClass('footer')],
  ['@font-face { font-family: Inter; src: url(other.woff2) }', forShell('font-face')],
  ['@page { margin: 0 }', forShell('page')],
  ['@property --p-blue { syntax: "*"; inherits: false }', forShell('property')],
  ['@layer antd { .x-page { color: lime } }', forShell('layer')],
  ['@import "other.css";', '"@import" is not resolved here. Import the sheet where it is needed.'],
  [
    '@keyframes spin { to { rotate: 1turn } }',
    'The name of "@keyframes spin" is known to the whole page. Begin it with "mf-x-".',
  ],
])('refused: %s [12.90]', (css, problem) => {
  expect(ownStyles(css, ABOUT).problems).toEqual([{ line: 1, problem }]);
});

test.each<[selector: string, walled: string]>([
  ['.x-page', `.x-page${WALL}`],
  ['.x-page h1', `.x-page h1${WALL}`],
  ['.x-page > *', `.x-page>*${WALL}`],
  ['.x-page .p-panel:hover', `.x-page .p-panel:hover${WALL}`],
  ['.p-table .x-name', `.p-table .x-name${WALL}`],
  ['.p-panel.x-wide', `.p-panel.x-wide${WALL}`],
  [':where(.x-page) .p-table button', `:where(.x-page) .p-table button${WALL}`],
  ['.x-page:has(.x-row)', `.x-page:has(.x-row)${WALL}`],
  ['.x-term::after', `.x-term${WALL}::after`],
  ['.x-term:first-line', `.x-term${WALL}:first-line`],
  ['.x-page .x-term:hover::before', `.x-page .x-term:hover${WALL}::before`],
  ['.leaflet-pane,\n.leaflet-tile', `.leaflet-pane${WALL},.leaflet-tile${WALL}`],
])('accepted, inside the elements of the remote: %s [12.90]', (selector, walled) => {
  const { css, problems } = ownStyles(`${selector} { color: red }`, ABOUT);
  expect(problems).toEqual([]);
  expect(css).toBe(`${walled} { color: red }`);
});

test('a nested rule applies to the elements of the outer one, and cannot leave the remote either [12.90]', () => {
  const { css, problems } = ownStyles('.x-page { h1 { margin: 0 } :not(&) { color: lime } }', ABOUT);
  expect(problems).toEqual([]);
  expect(css).toBe(`.x-page${WALL} { h1${WALL} { margin: 0 } :not(&)${WALL} { color: lime } }`);
});

test('conditions and the steps of an animation are not changed [12.90]', () => {
  const sheet = '@media print { @container p-table (width < 40em) { .x-page { gap: 0 } } }';
  const moving = '@keyframes mf-x-turn { from { opacity: 0 } to { opacity: 1 } }';
  const { css, problems } = ownStyles(sheet + moving, ABOUT);
  expect(problems).toEqual([]);
  expect(css).toBe(sheet.replace('.x-page', `.x-page${WALL}`) + moving);
});

test('each problem has its line, and its rule is confined nevertheless [12.90]', () => {
  const { css, problems } = ownStyles('.x-page {\n  gap: 0;\n}\nheader {\n  color: lime;\n}\nbody {\n}', ABOUT);
  expect(problems.map(({ line }) => line)).toEqual([4, 7]);
  expect(css).toContain(`header${WALL} {`);
  expect(css).toContain(`body${WALL} {`);
});

test('a sheet that was built is confined, with its conditions, frames and nested rules', () => {
  const sheet = `.a, .b > c:hover::before { top: 0 } @media print { .a { top: 1px; & d { left: 0 } } } @keyframes mf-x-turn { to { top: 0 } }`;
  expect(unconfinedIn(ownStyles(sheet, { remote: 'mf-x', file: 'a.css' }).css, 'mf-x')).toEqual([]);
});

test('rules that the minifier merged are confined, if each of their alternatives is', () => {
  const [a, b] = ['.a:where([data-remote=mf-x] *)', '.b>.c:where([data-remote=mf-x] *)'];
  expect(unconfinedIn(`:is(${a},${b}){top:0}`, 'mf-x')).toEqual([]);
  expect(unconfinedIn(`:is(${a},.b>:is(.c:where([data-remote=mf-x] *),${a})):hover{top:0}`, 'mf-x')).toEqual([]);
  for (const open of [`:is(${a},header)`, `:is(${a},${b})>p`, `:is(${a},:is(header))`, `:not(${a})`, `:has(${a})`])
    expect(unconfinedIn(`${open}{top:0}`, 'mf-x')).toHaveLength(1);
});

test.each<[sheet: string, found: string[]]>([
  ['header{top:0}', ['header']],
  ['.a{top:0}', ['.a']],
  ['.a:where([data-remote=mf-y] *){top:0}', ['.a:where([data-remote=mf-y] *)']],
  ['.a:where([data-remote=mf-x] *) ~ header{top:0}', ['.a:where([data-remote=mf-x] *)~header']],
  ['.a:where([data-remote=mf-x] *),body{top:0}', ['body']],
  ['.a:where([data-remote=mf-x] *){body &{top:0}}', ['body &']],
  ['@font-face{font-family:x}', ['@font-face']],
  ['@keyframes turn{to{top:0}}', ['@keyframes turn']],
])('%s is not confined to mf-x', (sheet, found) => {
  expect(unconfinedIn(sheet, 'mf-x')).toEqual(found);
});
