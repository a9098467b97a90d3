import { ownerToken } from '../../test/callers';
import { testPortal } from '../../test/portal';
import { lidars, photometers } from '../platform/db/tables';
import { labelling } from './labelled.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { accepted, granted, record } = labelling(portal);

test('an instrument that the label of its facility is about cannot be deleted until the label has ended [12.819]', async () => {
  const { facility, lidar, photometer, scope } = await accepted();
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted({ ...scope, photometers: [] }));
  const token = await ownerToken(portal, facility);
  const remove = (kind: 'lidar' | 'photometer', id: string) =>
    callApi(`DELETE /${kind}/system/:id`, { params: { id }, token });
  const refused = await remove('lidar', lidar.id);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/is about this instrument/)]);
  expect((await remove('photometer', photometer.id)).status).toBe(200);
  expect([await db.$count(lidars), await db.$count(photometers)]).toEqual([1, 0]);
  await record(facility.id, 'suspend');
  expect((await remove('lidar', lidar.id)).status).toBe(409);
  await record(facility.id, 'withdraw');
  expect((await remove('lidar', lidar.id)).status).toBe(200);
});
