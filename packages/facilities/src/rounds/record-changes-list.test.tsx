import { changesBetween, TYPE_LISTS } from '@portal/domain';
import { aFacility, aLidar, anId, aPhotometer } from '@portal/testing';
import { render, screen, within } from '@testing-library/react';
import { RecordChangesList } from '../index';

const BEFORE = { facility: aFacility(), lidars: [aLidar()], photometers: [aPhotometer()] };
const heads = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('changes are grouped by record and show names instead of codes', () => {
  const after = {
    facility: aFacility({ name: 'Potenza' }),
    lidars: [aLidar({ altitude: 95, manufacturer: null as unknown as string })],
    photometers: [],
  };
  render(<RecordChangesList changes={changesBetween(BEFORE, after)} lists={TYPE_LISTS} />);
  expect(heads()).toEqual(['Facility CIAO: changed', 'Lidar RALI: changed', 'Photometer Sun photometer 1: removed']);
  const rows = within(screen.getByRole('table', { name: 'Changes of RALI' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldBeforeNow',
    expect.stringMatching(/Altitude.*93.*95/),
    expect.stringMatching(/Manufacturer.*Built on site.*Not given/),
  ]);
});

test('values are named by the given lists', () => {
  const location = TYPE_LISTS['instrument/location'].map((item) => ({ ...item, name: `${item.name}!` }));
  const after = {
    ...BEFORE,
    lidars: [aLidar({ location: location.find(({ code }) => code === 'container') ?? null })],
  };
  const lists = { ...TYPE_LISTS, 'instrument/location': location };
  render(<RecordChangesList changes={changesBetween(BEFORE, after)} lists={lists} />);
  expect(screen.getByRole('row', { name: /Container with climate control!/ })).toBeInTheDocument();
});

test('a new instrument is listed without its fields', () => {
  const second = aLidar({ _id: anId(101), name: 'ALARO' });
  const after = { ...BEFORE, lidars: [...BEFORE.lidars, second] };
  render(<RecordChangesList changes={changesBetween(BEFORE, after)} lists={TYPE_LISTS} />);
  expect(heads()).toEqual(['Lidar ALARO: added']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
