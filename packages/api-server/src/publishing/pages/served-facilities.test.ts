import type { CertifiedFacility } from '@portal/domain';
import { servedFacilities } from './served-facilities';

const facilities = (count: number) =>
  Array.from({ length: count }, (_, at): CertifiedFacility => ({
    acronym: `NF${at}`,
    name: null,
    type: null,
    displayed_status: { code: 'initial_acceptance', name: 'Initially accepted' },
    lidar_pi_name: null,
    lidar_pi_contact: null,
    lidars: [],
    photometers: [],
    position: null,
    country: null,
    instrument_types: [],
    wavelengths: [],
    label: null,
  }));

const REST = 'These are the first 50 of 51 facilities. All of them: <a href="/api/open-data/facilities.csv">CSV</a>';

test.each([
  [50, 50, false],
  [51, 50, true],
])('of %i facilities, %i are in the page', (count, rows, hasRest) => {
  const served = servedFacilities(facilities(count), null);
  expect(served.match(/<th scope="row">/g)).toHaveLength(rows);
  expect(served.includes(REST)).toBe(hasRest);
});

test('without facilities, the page says so', () => {
  expect(servedFacilities([], null)).toContain('There are no certified facilities yet.');
});
