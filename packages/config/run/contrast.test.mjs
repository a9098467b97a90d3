import { readFileSync } from 'node:fs';
import { ROOT } from './install.mjs';

const TOKENS = readFileSync(`${ROOT}packages/ui/src/core/tokens.css`, 'utf8');
const THEME = readFileSync(`${ROOT}packages/ui/src/antd/theme.ts`, 'utf8');
const WAITING = readFileSync(`${ROOT}packages/api-server/src/app/waiting-page.ts`, 'utf8');
const LOOKS = ['light', 'dark'];

function colour(name, look) {
  const [, value] = new RegExp(`--p-${name}: ([^;]+);`).exec(TOKENS);
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return (look === 'light' ? light : dark) ?? value;
}

const linear = (part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXTS = ['text', 'text-soft', 'link', 'blue', 'success', 'warning', 'danger', 'neutral'];
const PAIRS = [
  ...TEXTS.flatMap((text) => ['ground', 'surface'].map((ground) => [text, ground, 4.5])),
  ['text', 'blue-soft', 4.5],
  ['text-soft', 'blue-soft', 4.5],
  ['blue', 'blue-soft', 4.5],
  ['link', 'blue-soft', 4.5],
  ['on-blue', 'blue', 4.5],
  ['on-bar', 'bar', 4.5],
  ['success', 'success-ground', 4.5],
  ['warning', 'warning-ground', 4.5],
  ['danger', 'danger-ground', 4.5],
  ['neutral', 'neutral-ground', 4.5],
  ...['danger-sign', 'danger-hover', 'danger-pressed'].flatMap((red) => [
    [red, 'surface', 4.5],
    ['on-blue', red, 4.5],
  ]),
  ...['blue-hover', 'blue-pressed'].flatMap((blue) => [
    [blue, 'surface', 4.5],
    ['on-blue', blue, 4.5],
  ]),
  ...['success', 'warning', 'danger'].map((tone) => [`${tone}-sign`, `${tone}-ground`, 3]),
  ['line-strong', 'surface', 3],
  ['focus-light', 'surface', 3],
  ['focus-light', 'ground', 3],
];

test.each(PAIRS.flatMap((pair) => LOOKS.map((look) => [look, ...pair])))(
  '%s: %s is visible on %s, with a contrast of at least %d to 1 [12.67]',
  (look, text, ground, least) => {
    expect(contrast(colour(text, look), colour(ground, look))).toBeGreaterThanOrEqual(least);
  },
);

/** A colour of antd's theme, which cannot read the style sheet. */
const colourOfAntd = (name, look) =>
  new RegExp(`const ${look.toUpperCase()} = \\{[^}]*?\\n  ${name}: '(#\\w+)'`).exec(THEME)?.[1];

test.each(
  [
    ['colorPrimary', 'blue'],
    ['colorLink', 'link'],
    ['colorBgLayout', 'ground'],
    ['colorBorder', 'line-strong'],
    ['colorTextBase', 'text'],
    ['colorSuccess', 'success-sign'],
    ['colorWarning', 'warning-sign'],
    ['colorError', 'danger-sign'],
  ].flatMap((pair) => LOOKS.map((look) => [look, ...pair])),
)('%s: %s of antd is %s of the portal [9.8]', (look, ofAntd, name) => {
  expect(colourOfAntd(ofAntd, look)).toBe(colour(name, look));
});

test.each([
  ['body', 'background', 'ground'],
  ['body', 'color', 'text'],
  ['h1', 'color', 'blue'],
])('%s: %s of the waiting page, which cannot load the style sheet, is %s of the portal', (element, property, name) => {
  const [, rules = ''] = new RegExp(`${element}\\{([^}]*)\\}`).exec(WAITING) ?? [];
  const [, light, dark] = new RegExp(`(?:^|;)${property}:light-dark\\((#\\w+),(#\\w+)\\)`).exec(rules) ?? [];
  expect([light, dark]).toEqual(LOOKS.map((look) => colour(name, look)));
});
