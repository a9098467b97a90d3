import { act, render, screen } from '@testing-library/react';
import { chooseColours, showChosenColours, useColours, useIsDark } from './colours';
import { antdTheme } from '../antd/theme';

type Look = 'light' | 'dark';

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test.each<[look: Look, text: string, ground: string]>([
  ['light', 'colorTextDisabled', 'colorBgLayout'],
  ['dark', 'colorTextDisabled', 'colorBgContainerDisabled'],
  ['dark', 'colorTextLightSolid', 'colorPrimary'],
  ['dark', 'colorTextLightSolid', 'colorPrimaryHover'],
  ['dark', 'colorTextLightSolid', 'colorError'],
  ['dark', 'colorText', 'colorBgElevated'],
  ['dark', 'colorTextTertiary', 'colorBgElevated'],
  ['dark', 'colorText', 'colorInfoBg'],
  ['dark', 'colorText', 'colorErrorBg'],
  ['dark', 'colorError', 'colorErrorBg'],
])('%s: antd’s %s on %s has a contrast of at least 4.5 to 1 [12.67]', (look, text, ground) => {
  const token = antdTheme(false, look === 'dark').token as Record<string, string>;
  expect(contrast(token[text] ?? '', token[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});

const Shown = () => `${useColours()}, ${useIsDark() ? 'dark' : 'light'}`;

/** Mocks the device's preference. */
const wish = (isDark: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isDark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);

test('the colours follow the device until the user chooses, and the choice is kept [12.67]', () => {
  wish(true);
  showChosenColours();
  render(<Shown />);
  expect(screen.getByText('system, dark')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-colours');

  act(() => chooseColours('light'));
  expect(screen.getByText('light, light')).toBeVisible();
  delete document.documentElement.dataset['colours'];
  showChosenColours();
  expect(document.documentElement.dataset['colours']).toBe('light');

  act(() => chooseColours('system'));
  expect(screen.getByText('system, dark')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-colours');
});
