import { byCode, CHANNEL_AVAILABILITIES, INSTRUMENT_STATUSES } from '@portal/domain';
import { render, screen, within } from '@testing-library/react';
import { aGroup, aPublicLidar } from './instrument-views.fixture';
import { LidarView } from './lidar-view';
import type { PublicLidar } from '@portal/domain';

const show = (change: Partial<PublicLidar> = {}, pictureUrl: string | null = null) =>
  render(<LidarView lidar={aPublicLidar(change)} pictureUrl={pictureUrl} />);

/** Label and value of every line of the first data sheet inside an element. */
const linesIn = (element: Element) =>
  [...(element.querySelector('dl')?.children ?? [])].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
const region = (name: string) => screen.getByRole('region', { name });

function found<E extends Element>(element: E | null): E {
  if (!element) throw new Error('The element is not on the page');
  return element;
}
const group = (name: string) => found(screen.getByText(name, { exact: false }).closest('details'));

test('the lines have the order of a data sheet, with units in their labels [2.11.2]', () => {
  const { container } = show();
  expect(linesIn(container)).toEqual([
    ['Instrument name', 'RALI'],
    ['Latitude (°N)', '44.3480'],
    ['Longitude (°E)', '26.0290'],
    ['Altitude (m)', '93'],
    ['Status', 'Operational'],
    ['Operational since', '2020-06-15'],
    ['Type', 'High-power lidar, custom-built'],
    ['Manufacturer', 'A maker of lasers'],
    ['Location', 'Laboratory in a building'],
    ['Additional information', 'Built on site.'],
  ]);
});

test.each<[why: string, code: string | null, label: string]>([
  ['operational', 'operational', 'Operational since'],
  ['planned', 'planned', 'Planned operation date'],
  ['without a status', null, 'Planned operation date'],
])('the date of a lidar that is %s has a matching label [2.11.3, 11.11.7]', (_why, code, label) => {
  show({ status: byCode(INSTRUMENT_STATUSES, code) });
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent('2020-06-15');
});

test('missing values are named in one line, but altitude 0 is a value', () => {
  const { container } = show({ altitude: 0, latitude: null, type: null, planned_operation_date: null });
  expect(linesIn(container).map(([label]) => label)).not.toContain('Latitude (°N)');
  expect(Object.fromEntries(linesIn(container))).toMatchObject({ 'Altitude (m)': '0' });
  expect(screen.getByText('Not given: Latitude (°N), Operational since, Type')).toBeVisible();
});

test('a channel group shows its numbers and a chip for each channel [2.11.4]', () => {
  show();
  expect(linesIn(group('Elastic 532'))).toEqual([
    ['Availability', 'Existing'],
    ['Operation start date', '2020-06-15'],
    ['Height resolution (m)', '7.5'],
    ['Time resolution (s)', '60'],
    ['Full overlap distance (m)', '250'],
    ['Minimum altitude range (m)', '15000'],
    ['Channels', expect.stringContaining('532 nm elastic cross, photon counting')],
  ]);
  const chips = within(group('Elastic 532')).getAllByRole('listitem', { hidden: true });
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '532 nm elastic parallel, photon counting',
    '532 nm elastic cross, photon counting',
  ]);
});

test.each<[availability: string | null, shown: boolean]>([
  ['existing', true],
  ['planned', true],
  ['no', false],
  [null, false],
])('a group with availability %s shows its operation start date: %s [2.11.4]', (code, shown) => {
  show({ channels: { 'Raman 355': aGroup({ availability: byCode(CHANNEL_AVAILABILITIES, code) }) } });
  expect(linesIn(group('Raman 355')).some(([label]) => label === 'Operation start date')).toBe(shown);
});

test('channel groups have the order of their categories, regardless of the order in which they were saved', () => {
  show({ channels: { 'Water vapour 355': aGroup(), 'Raman 532': aGroup(), 'Elastic 1064': aGroup({ channels: [] }) } });
  const summaries = [...region('Channels').querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(summaries).toEqual([
    'Elastic 1064 Existing',
    'Raman 532 Existing, 2 channels',
    'Water vapour 355 Existing, 2 channels',
  ]);
});

test('a lidar without channel groups states that there are none', () => {
  show({ channels: {} });
  expect(region('Channels')).toHaveTextContent('The channels of this lidar are not described yet.');
});

test.each<[card: string, lines: [label: string, text: string, tone: string][]]>([
  [
    'Additional functions',
    [
      ['Laser alignment', 'Automatic', 'success'],
      ['Polarisation calibration', 'Manual', 'success'],
      ['Telecover measurement', 'Planned', 'warning'],
      ['Dark signal measurement', 'Not available', 'danger'],
    ],
  ],
  [
    'Features',
    [
      ['Photodetector eye piece', 'Existing', 'success'],
      ['Pretrigger ≥20 µs', 'Planned', 'warning'],
      ['Temperature and Humidity control', 'Not available', 'danger'],
      ['Lidar status control', 'Not given', 'neutral'],
    ],
  ],
])('the card %s shows its values in colour and in words [2.11.5, 2.11.6, 9.5, 10.4, 11.5.9]', (card, lines) => {
  show();
  expect(linesIn(region(card))).toEqual(lines.map(([label, text]) => [label, text]));
  for (const [label, text, tone] of lines) {
    const value = found(within(region(card)).getByText(label).nextElementSibling);
    expect(value).toHaveTextContent(text);
    expect(found(value.querySelector('.p-chip'))).toHaveClass(`p-chip-${tone}`);
  }
});

test('a function value without a colour, such as a newer one, is never green [2.11.6]', () => {
  const later = { _id: 'remote', code: 'remote', name: 'By remote control', order: 9 } as unknown;
  show({ laser_alignment: later as PublicLidar['laser_alignment'] });
  expect(screen.getByText('By remote control')).toHaveClass('p-chip-danger');
});

test('the picture is 200 high with a text alternative, and absent if there is none [2.11.1, 9.6]', () => {
  const { rerender } = show({}, '/api/files/abc');
  const picture = screen.getByRole('img', { name: 'The instrument RALI' });
  expect(picture).toHaveAttribute('height', '200');
  expect(picture).toHaveAttribute('src', '/api/files/abc');
  rerender(<LidarView lidar={aPublicLidar()} pictureUrl={null} />);
  expect(screen.queryByRole('img', { name: /RALI/ })).toBeNull();
});

test('a channel group that is not available is one line [12.287]', () => {
  const none = CHANNEL_AVAILABILITIES.find(({ offered }) => !offered);
  show({ channels: { 'Elastic 1064': aGroup(), 'Raman 532': aGroup({ availability: none, channels: [] }) } });
  const channels = region('Channels');
  expect([...channels.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Elastic 1064 Existing, 2 channels',
  ]);
  expect(within(channels).getByText('Raman 532')).toHaveTextContent('Raman 532 Not available');
  expect(channels).not.toHaveTextContent('Not applicable');
});
