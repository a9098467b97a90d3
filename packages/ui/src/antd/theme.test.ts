import { antdTheme } from './theme';

const { token = {} } = antdTheme(false);
const lightness = ([red = 0, green = 0, blue = 0]: number[]) => (red + green + blue) / 3;
const parts = (colour: string | undefined) =>
  [1, 3, 5].map((at) => Number.parseInt(String(colour).slice(at, at + 2), 16));

test('the primary colour is dark blue, the background light grey, and success green [9.8]', () => {
  const [blue, grey, green] = [parts(token.colorPrimary), parts(token.colorBgLayout), parts(token.colorSuccess)];
  expect(Math.max(...blue)).toBe(blue[2]);
  expect(lightness(blue)).toBeLessThan(80);
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(8);
  expect(lightness(grey)).toBeGreaterThan(230);
  expect(Math.max(...green)).toBe(green[1]);
});
