import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BaseMap } from './base-map';
import { loadCoastlines } from './coastlines';

jest.mock('./coastlines', () => ({ loadCoastlines: jest.fn() }));
const TRIANGLE = [[45, 5] as [number, number], [50, 10] as [number, number], [45, 15] as [number, number]];

/** Writes the settings into the page as the server does, and renders a map. */
async function show(tileUrl: string) {
  const settings = { tileUrl, tileAttribution: 'Street tiles' };
  document.head.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT}">${JSON.stringify({ settings })}</script>`;
  const view = render(
    <BaseMap label="Test map" centre={[50, 15]} zoom={3.5}>
      {null}
    </BaseMap>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  return view;
}
const tile = () =>
  screen.getByRole('region', { name: 'Test map' }).querySelector('img.leaflet-tile') as HTMLImageElement;
const hasLand = () => document.querySelector('.pub-land') !== null;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(loadCoastlines)
    .mockReset()
    .mockResolvedValue({ land: [TRIANGLE], borders: [] });
});
afterEach(() => jest.useRealTimers());

test('an installation without tiles draws land and borders with their attribution [2.3.4, 11.11.5]', async () => {
  await show('');
  expect(hasLand()).toBe(true);
  expect(screen.getByText('Land and borders: Natural Earth')).toBeInTheDocument();
  expect(tile()).toBeNull();
});

test('with tiles, nothing else is loaded, even after the timeout [2.3.4]', async () => {
  await show('https://tiles.example/{z}/{x}/{y}.png');
  expect(screen.getByText('Street tiles')).toBeInTheDocument();
  fireEvent.load(tile());
  await wait(60_000);
  expect(hasLand()).toBe(false);
  expect(loadCoastlines).not.toHaveBeenCalled();
});

test('a failed tile: land and borders fill the gap, and the tile provider is not credited', async () => {
  await show('https://tiles.example/{z}/{x}/{y}.png');
  fireEvent.error(tile());
  await wait(100);
  expect(hasLand()).toBe(true);
  expect(screen.queryByText(/Street tiles/)).not.toBeInTheDocument();
});

test('land and borders replace tiles after three seconds without an answer; late tiles still appear', async () => {
  await show('https://tiles.example/{z}/{x}/{y}.png');
  await wait(2800);
  expect(hasLand()).toBe(false);
  await wait(300);
  expect(hasLand()).toBe(true);
  fireEvent.load(tile());
  await wait(100);
  expect(screen.getByText(/Street tiles/)).toBeInTheDocument();
});

test('the map reports that both tiles and coastlines are missing', async () => {
  jest.mocked(loadCoastlines).mockRejectedValue(new Error('offline'));
  await show('');
  expect(
    screen.getByText('The map background could not be loaded. Facility positions are still correct.'),
  ).toBeInTheDocument();
});
