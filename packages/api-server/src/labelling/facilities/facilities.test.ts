import type { CertifiedFacility, DisplayedStatus } from '@portal/domain';
import { acceptAsDescribed } from '../../../test/accepted';
import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const certified = async () =>
  (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[];

test.each<[displayed: DisplayedStatus['code'], isListed: boolean]>([
  ['labelled', true],
  ['initial_acceptance', true],
  ['candidate', false],
  ['suspended', false],
  ['withdrawn', false],
])('a facility displayed as %s: on the public map %s [2.3.6, 11.6.15]', async (displayed_status, isListed) => {
  await addFacility(portal, { displayed_status });
  expect((await certified()).length).toBe(Number(isListed));
});

test('a facility has the position of its first lidar and only the fields of the map [2.3.6, 7.3.4, 11.11.3]', async () => {
  const { id: facilityId } = await addFacility(portal, {
    displayed_status: 'labelled',
    name: 'CNR-IMAA Atmospheric Observatory',
    type: 'actris',
    lidar_pi_name: 'Lidar PI',
    lidar_pi_contact: 'lidar.pi@site.example',
    pi_contact: 'private@site.example',
  });
  await db.insert(photometers).values({ facilityId, name: 'Cimel', latitude: 1, longitude: 1, altitude: 0 });
  await db.insert(lidars).values({ facilityId, name: 'MUSA', latitude: 40.601, longitude: 15.7239, altitude: 760 });
  await db.insert(lidars).values({ facilityId, name: 'PEARL', latitude: 41, longitude: 16, altitude: 760 });
  const [facility] = await certified();
  expect(facility).toEqual({
    acronym: 'CIAO',
    label: null,
    country: { code: 'IT', name: 'Italy' },
    instrument_types: [],
    wavelengths: [],
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

test('without a lidar it has the position of its photometer, and without instruments it has none [11.6.16]', async () => {
  const { id: facilityId } = await addFacility(portal, { acronym: 'ARSS', displayed_status: 'labelled' });
  await addFacility(portal, { acronym: 'NONE', displayed_status: 'labelled' });
  await db.insert(photometers).values({ facilityId, name: 'Cimel', latitude: 2, longitude: 3, altitude: 0 });
  expect((await certified()).map(({ acronym, position }) => [acronym, position])).toEqual([
    ['ARSS', { latitude: 2, longitude: 3 }],
    ['NONE', null],
  ]);
});

const GROUPS = [
  { category: 'elastic_1064', availability: 'existing' },
  { category: 'raman_355', availability: 'planned' },
  { category: 'elastic_532', availability: 'no' },
] as const;

test.each([
  ['as described, before any acceptance', false],
  ['as accepted', true],
])(
  'the filters of the map: country by position, types and wavelengths by instruments, %s [12.70]',
  async (_how, isAccepted) => {
    const { id } = await addFacility(portal, { displayed_status: 'labelled' });
    const position = { latitude: 40.601, longitude: 15.7239 };
    const lidar = await addLidar(portal, id, { ...position, type: 'lidar_custom_built' });
    await addPhotometer(portal, id, { type: 'photometer_sun_sky' });
    await portal.db.insert(lidarChannelGroups).values(GROUPS.map((group) => ({ lidarId: lidar.id, ...group })));
    if (isAccepted) {
      await acceptAsDescribed(portal, id);
      // A later draft, which is not public.
      await portal.db.update(lidars).set({ type: 'lidar_low_power' });
    }
    expect(await certified()).toMatchObject([
      {
        country: { code: 'IT', name: 'Italy' },
        instrument_types: [
          { code: 'lidar_custom_built', name: 'High-power lidar, custom-built' },
          { code: 'photometer_sun_sky', name: 'Automatic sun/sky photometer' },
        ],
        wavelengths: [1064, 355],
      },
    ]);
  },
);

test('a position at sea has no country, nor has a facility without a position', async () => {
  const { id } = await addFacility(portal, { displayed_status: 'labelled' });
  expect(await certified()).toMatchObject([{ country: null, instrument_types: [], wavelengths: [] }]);
  await addLidar(portal, id, { latitude: 40, longitude: -40 });
  expect(await certified()).toMatchObject([{ country: null, position: { latitude: 40, longitude: -40 } }]);
});
