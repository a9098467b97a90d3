import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

async function addLidar(change: Partial<typeof lidars.$inferInsert> = {}) {
  const { id: facilityId } = await addFacility(portal);
  const [lidar] = await db
    .insert(lidars)
    .values({ facilityId, name: 'MUSA', ...change })
    .returning();
  if (!lidar) throw new Error('The lidar was not stored.');
  return lidar;
}

test('a lidar is returned with names and colours for its codes, and days as epoch seconds [3.7, 7.1.3, 11.5.13]', async () => {
  const { id } = await addLidar({
    status: 'operational',
    planned_operation_date: '2020-01-01',
    type: 'lidar_custom_built',
    location: 'laboratory',
    laser_alignment: 'manual',
    pretrigger_20us: 'planned',
  });
  const { status, body } = await callApi('GET /lidar/system/:id', { params: { id } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    _id: id,
    status: { code: 'operational', name: 'Operational' },
    planned_operation_date: Date.UTC(2020, 0, 1) / 1000,
    location: { name: 'Laboratory in a building' },
    laser_alignment: { name: 'Manual', colour: 'success' },
    pretrigger_20us: { name: 'Planned', colour: 'warning' },
    dark_signal_measurement: null,
    channels: {},
  });
});

test('its id cannot be guessed from an earlier one [11.5.19]', async () => {
  const { id, facilityId } = await addLidar();
  const [other] = await db.insert(lidars).values({ facilityId, name: 'PEARL' }).returning();
  for (const each of [id, facilityId, other?.id]) expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
  expect(other?.id.slice(0, 8)).not.toBe(id.slice(0, 8));
});

test('its channel groups are keyed by category, in the order of the categories [3.7, 3.8]', async () => {
  const { id } = await addLidar();
  const group = { lidarId: id, availability: 'existing', height_resolution: 7.5 } as const;
  await db.insert(lidarChannelGroups).values([
    { ...group, category: 'raman_532', channels: ['0607xvpn'] },
    { ...group, category: 'elastic_532', channels: ['0532xcpx', '0532xppx'] },
  ]);
  const { body } = await callApi('GET /lidar/system/:id', { params: { id } });
  const channels = (body.data as unknown as { channels: Record<string, { channels: { description: string }[] }> })
    .channels;
  expect(Object.keys(channels)).toEqual(['Elastic 532', 'Raman 532']);
  expect(channels['Raman 532']?.channels).toMatchObject([{ _id: '0607xvpn', short_name: '0607xvpn' }]);
});

test('only the fields of the public page leave the server [11.11.2]', async () => {
  const { id, facilityId } = await addLidar({ eye_safety: 'existing', additional_features: 'a secret' });
  const { body } = await callApi('GET /lidar/system/:id', { params: { id } });
  expect(JSON.stringify(body)).not.toMatch(/eye_safety|a secret|compliance|version/);
  expect(JSON.stringify(body)).not.toContain(facilityId);
});

test('a photometer is returned with its model [3.9, 7.5.4]', async () => {
  const { id: facilityId } = await addFacility(portal);
  const [photometer] = await db
    .insert(photometers)
    .values({
      facilityId,
      name: 'Cimel 1',
      instrument_model: 'CE318-T',
      latitude: 40.6,
      longitude: 15.72,
      altitude: 760,
    })
    .returning();
  const { body } = await callApi('GET /photometer/system/:id', { params: { id: photometer?.id ?? '' } });
  expect(body.data).toMatchObject({ name: 'Cimel 1', instrument_model: 'CE318-T', latitude: 40.6, pictures: [] });
});

test.each([
  ['an invalid id', 'not-an-id'],
  ['an unknown id', '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11'],
])('%s is not found', async (_why, id) => {
  for (const call of ['GET /lidar/system/:id', 'GET /photometer/system/:id'] as const) {
    expect(await callApi(call, { params: { id } })).toMatchObject({ status: 404, body: { code: 1002 } });
  }
});

test('a lidar is not found as a photometer', async () => {
  const { id } = await addLidar();
  expect((await callApi('GET /photometer/system/:id', { params: { id } })).status).toBe(404);
});
