import { PRODUCT_TITLE } from '@portal/domain';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { lidarChannelGroups } from '../../platform/db/tables';

const portal = testPortal();

const dataOf = (kind: string, id: string) => portal.get(`/api/open-data/${kind}/${id}`);

test('a lidar has the content of its page, with codes, units and days [12.3]', async () => {
  const { id: facilityId } = await addFacility(portal, { displayed_status: 'labelled', name: 'Potenza' });
  const { id: pictureId } = await addFile(portal, { kind: 'image' });
  const { id } = await addLidar(portal, facilityId, {
    latitude: 40.601,
    longitude: 15.7239,
    altitude: 760,
    status: 'operational',
    planned_operation_date: '2020-01-01',
    type: 'lidar_custom_built',
    location: 'laboratory',
    laser_alignment: 'manual',
    pretrigger_20us: 'planned',
    additional_info: 'A "quoted" <b>',
    eye_safety: 'existing',
    additional_features: 'a secret',
    pictureId,
  });
  await portal.db.insert(lidarChannelGroups).values({
    lidarId: id,
    category: 'raman_532',
    availability: 'existing',
    operation_start_date: '2021-02-03',
    height_resolution: 7.5,
    time_resolution: 60,
    channels: ['0607xvpn'],
  });
  const { statusCode, headers, body } = await dataOf('lidar', id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers).not.toHaveProperty('content-disposition');
  expect(JSON.parse(body)).toEqual({
    kind: 'lidar',
    id,
    name: 'MUSA',
    page: `https://portal.example/lidar/${id}`,
    facility: {
      acronym: 'CIAO',
      name: 'Potenza',
      institute: null,
      status: 'Labelled',
      status_since: null,
    },
    label: null,
    quality_assurance: null,
    accepted: null,
    changed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    licence: null,
    citation: `Potenza (${new Date().getUTCFullYear()}): MUSA, lidar of Potenza (CIAO). ${PRODUCT_TITLE}. https://portal.example/lidar/${id}`,
    latitude: 40.601,
    longitude: 15.7239,
    altitude_m: 760,
    status: { code: 'operational', name: 'Operational' },
    operational_since: '2020-01-01',
    planned_operation_date: null,
    type: { code: 'lidar_custom_built', name: 'High-power lidar, custom-built' },
    manufacturer: null,
    picture: `https://portal.example/api/files/${pictureId}`,
    location: { code: 'laboratory', name: 'Laboratory in a building' },
    additional_information: 'A "quoted" <b>',
    channel_groups: [
      {
        category: 'Raman 532',
        availability: { code: 'existing', name: 'Existing' },
        operation_start_date: '2021-02-03',
        height_resolution_m: 7.5,
        time_resolution_s: 60,
        full_overlap_distance_m: null,
        minimum_altitude_range_m: null,
        channels: [{ short_name: '0607xvpn', description: expect.stringContaining('607 nm') }],
      },
    ],
    additional_functions: {
      laser_alignment: { code: 'manual', name: 'Manual' },
      polarisation_calibration: null,
      telecover_measurement: null,
      dark_signal_measurement: null,
    },
    features: {
      photodetector_eye_piece: null,
      pretrigger_20us: { code: 'planned', name: 'Planned' },
      temperature_and_humidity_control: null,
      lidar_status_control: null,
    },
  });
});

test('a planned photometer of a facility that is not certified does not name the facility', async () => {
  const { id: facilityId } = await addFacility(portal, { acronym: 'SECRET', displayed_status: 'candidate' });
  const { id } = await addPhotometer(portal, facilityId, {
    status: 'planned',
    planned_operation_date: '2027-01-01',
    instrument_model: 'CE318-T',
  });
  const { body } = await dataOf('photometer', id);
  expect(JSON.parse(body)).toMatchObject({
    kind: 'photometer',
    model: 'CE318-T',
    facility: null,
    operational_since: null,
    planned_operation_date: '2027-01-01',
    picture: null,
  });
  expect(body).not.toMatch(new RegExp(`SECRET|${facilityId}`));
});

test('the document may be cached until the instrument changes', async () => {
  const { id: facilityId } = await addFacility(portal, { displayed_status: 'labelled' });
  const { id } = await addLidar(portal, facilityId);
  const { headers } = await dataOf('lidar', id);
  expect(headers['cache-control']).toBe('public, max-age=300');
  const again = await portal.get(`/api/open-data/lidar/${id}`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['an invalid id', 'not-an-id'],
  ['an unknown id', '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11'],
])('%s is not found, and the response is not cached', async (_why, id) => {
  for (const kind of ['lidar', 'photometer']) {
    const { statusCode, headers, body } = await dataOf(kind, id);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 1002 });
  }
});

test('a lidar is not found as a photometer', async () => {
  const { id: facilityId } = await addFacility(portal, { displayed_status: 'labelled' });
  const { id } = await addLidar(portal, facilityId);
  expect((await dataOf('photometer', id)).statusCode).toBe(404);
});
