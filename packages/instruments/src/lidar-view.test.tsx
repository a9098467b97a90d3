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
const table = () => within(screen.getByRole('table', { name: 'Channel groups' }));
/** The values of a group by the titles of their columns. */
const group = (name: string) => {
  const titles = table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const cells = within(table().getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole('cell');
  return Object.fromEntries(cells.map((cell, at): [string, HTMLElement] => [titles[at + 1] ?? '', cell]));
};

test('the lines have the order of a data sheet, with units in their labels [2.11.2]', () => {
  const { container } = show();
  expect(linesIn(container)).toEqual([
    ['Instrument name', 'RALI'],
    ['Latitude (°N)', '44.3480 °N'],
    ['Longitude (°E)', '26.0290 °E'],
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
  const values = group('Elastic 532');
  expect(Object.entries(values).map(([title, cell]) => [title, cell.textContent])).toEqual([
    ['Availability', 'Existing'],
    ['Operation start date', '2020-06-15'],
    ['Height resolution (m)', '7.5'],
    ['Time resolution (s)', '60'],
    ['Full overlap distance (m)', '250'],
    ['Minimum altitude range (m)', '15000'],
    ['Channels', expect.stringContaining('532 nm elastic cross, photon counting')],
  ]);
  const chips = within(found(values['Channels'] ?? null)).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '532 nm elastic parallel, photon counting',
    '532 nm elastic cross, photon counting',
  ]);
});

test.each<[availability: string | null, shown: string]>([
  ['existing', '2020-06-15'],
  ['planned', '2020-06-15'],
  ['no', 'Not applicable'],
  [null, 'Not given'],
])('a group with availability %s shows its operation start date: %s [2.11.4]', (code, shown) => {
  show({ channels: { 'Raman 355': aGroup({ availability: byCode(CHANNEL_AVAILABILITIES, code) }) } });
  expect(group('Raman 355')['Operation start date']).toHaveTextContent(shown);
});

test('the groups are one table in the order of their categories, in a section that is open at first [2.11.4, 12.68]', () => {
  show({ channels: { 'Water vapour 355': aGroup(), 'Raman 532': aGroup(), 'Elastic 1064': aGroup({ channels: [] }) } });
  const rows = table().getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Elastic 1064', 'Raman 532', 'Water vapour 355']);
  expect(group('Elastic 1064')['Channels']).toHaveTextContent('Not given');
  const heading = screen.getByRole('heading', { level: 2, name: 'Channels' });
  expect(found(heading.closest('details'))).toHaveAttribute('open');
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
  const [, , absent] = table().getAllByRole('row');
  expect(absent).toHaveTextContent(/^Raman 532Not available$/);
});
