import type { CertifiedFacility } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const certified = async () =>
  (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[];

test.each([
  ['labelled', true],
  ['initial_acceptance', true],
  ['candidate', false],
  ['suspended', false],
  ['withdrawn', false],
])('a facility that is displayed as %s: on the public map %s [2.3.6, 11.6.15]', async (displayedStatus, isListed) => {
  await addFacility(portal, { displayedStatus });
  expect((await certified()).length).toBe(Number(isListed));
});

test('a facility is where its first lidar stands, and says nothing that the map does not show [2.3.6, 7.3.4, 11.11.3]', async () => {
  const { id: facilityId } = await addFacility(portal, {
    displayedStatus: 'labelled',
    name: 'CNR-IMAA Atmospheric Observatory',
    type: 'actris',
    lidarPiName: 'Lidar PI',
    lidarPiContact: 'lidar.pi@site.example',
    piContact: 'private@site.example',
  });
  await db.insert(photometers).values({ facilityId, name: 'Cimel', latitude: 1, longitude: 1, altitude: 0 });
  await db.insert(lidars).values({ facilityId, name: 'MUSA', latitude: 40.601, longitude: 15.7239, altitude: 760 });
  await db.insert(lidars).values({ facilityId, name: 'PEARL', latitude: 41, longitude: 16, altitude: 760 });
  const [facility] = await certified();
  expect(facility).toEqual({
    acronym: 'CIAO',
    name: 'CNR-IMAA Atmospheric Observatory',
    type: expect.objectContaining({ code: 'actris', own_network: true }),
    displayed_status: { code: 'labelled', name: 'Labelled' },
    lidar_pi_name: 'Lidar PI',
    lidar_pi_contact: 'lidar.pi@site.example',
    lidars: [
      { _id: expect.any(String), name: 'MUSA' },
      { _id: expect.any(String), name: 'PEARL' },
    ],
    photometers: [{ _id: expect.any(String), name: 'Cimel' }],
    position: { latitude: 40.601, longitude: 15.7239 },
  });
});

test('without a lidar it is where its photometer stands, and without instruments it is listed without a place [11.6.16]', async () => {
  const { id: facilityId } = await addFacility(portal, { acronym: 'ARSS', displayedStatus: 'labelled' });
  await addFacility(portal, { acronym: 'NONE', displayedStatus: 'labelled' });
  await db.insert(photometers).values({ facilityId, name: 'Cimel', latitude: 2, longitude: 3, altitude: 0 });
  expect((await certified()).map(({ acronym, position }) => [acronym, position])).toEqual([
    ['ARSS', { latitude: 2, longitude: 3 }],
    ['NONE', null],
  ]);
});
