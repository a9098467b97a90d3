import { byCode, INSTRUMENT_STATUSES } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import { aPublicPhotometer } from './instrument-views.fixture';
import { PhotometerView } from './photometer-view';

const labels = (container: HTMLElement) => [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('the lines of a photometer are in order [2.11.8]', () => {
  const { container } = render(<PhotometerView photometer={aPublicPhotometer()} pictureUrl={null} />);
  expect(labels(container)).toEqual([
    'Instrument name',
    'Latitude (°N)',
    'Longitude (°E)',
    'Altitude (m)',
    'Status',
    'Operational since',
    'Type',
    'Manufacturer',
    'Instrument model',
  ]);
  expect(screen.getByText('Instrument model').nextElementSibling).toHaveTextContent('CE318-T, number 1');
});

test('a planned photometer shows its planned date [2.11.3]', () => {
  const planned = aPublicPhotometer({ status: byCode(INSTRUMENT_STATUSES, 'planned') });
  const { container } = render(<PhotometerView photometer={planned} pictureUrl={null} />);
  expect(labels(container)).toContain('Planned operation date');
  expect(labels(container)).not.toContain('Operational since');
});

test('the picture is 200 high [2.11.8, 9.6]', () => {
  render(<PhotometerView photometer={aPublicPhotometer()} pictureUrl="/api/files/abc" />);
  expect(screen.getByRole('img', { name: 'The instrument CE318-T' })).toHaveAttribute('height', '200');
});
