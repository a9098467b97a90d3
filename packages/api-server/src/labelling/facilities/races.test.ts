import { ownerToken } from '../../../test/callers';
import { deriveState } from '../../../test/derived-state';
import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer, lidarBody, photometerBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { untilSomebodyWaits } from '../../../test/waiting';
import { transaction } from '../../platform/db/client';
import { applications } from '../../platform/db/tables';
import { lockFacility } from './load-facility';
import type { Call } from '../../app/calls';

const portal = testPortal();
const { callApi, db, context } = portal;

const WRITES: [Call, body: object | undefined][] = [
  ['POST /national-facility/:id/edit/general-info', { name: 'Too late' }],
  ['POST /national-facility/:id/edit/picture', { file: null }],
  ['POST /national-facility/:id/edit/add-lidar-system', lidarBody()],
  ['POST /national-facility/:id/edit/add-photometer-system', photometerBody()],
  ['POST /lidar/system/edit/:id', lidarBody()],
  ['POST /photometer/system/edit/:id', photometerBody()],
  ['DELETE /lidar/system/:id', undefined],
  ['DELETE /photometer/system/:id', undefined],
];

/** The id of the facility or the instrument that a call concerns. */
async function idFor(call: Call, facilityId: string) {
  if (call.includes('/lidar/')) return (await addLidar(portal, facilityId)).id;
  return call.includes('/photometer/') ? (await addPhotometer(portal, facilityId)).id : facilityId;
}

test.each(WRITES)('%s waiting while the application is submitted is refused [11.6.17]', async (call, body) => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const id = await idFor(call, facility.id);
  const token = await ownerToken(portal, facility);
  // The call would otherwise derive the state itself and wait for the lock there.
  await deriveState(db);
  const { writing, submitted } = await transaction(db, async (tx) => {
    await lockFacility(tx, facility.id);
    const asked = callApi(call, { token, params: { id }, ...(body && { body }) });
    await untilSomebodyWaits(portal);
    await tx.update(applications).set({ status: 'submitted', submittedAt: context.now() });
    return { writing: asked, submitted: await stored({ db: tx }) };
  });
  expect(await writing).toMatchObject({ status: 409, body: { code: 1005 } });
  expect(await stored(portal)).toEqual(submitted);
});
