import type { NetworkMonth } from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { auditEntries } from '../../platform/db/tables';

const portal = testPortal();
const MONTHS = 'GET /national-facility/network-months';

async function shown(facilityId: string, at: string, from: string, to: string) {
  await portal.db.insert(auditEntries).values({
    at: new Date(at),
    action: 'facility.set-displayed-status',
    objectKind: 'facility',
    objectId: facilityId,
    facilityId,
    oldValue: { displayed_status: from },
    newValue: { displayed_status: to },
  });
}

test('staff see the number of facilities by displayed status at the end of each month, without archived ones [12.71]', async () => {
  const now = portal.context.now();
  const createdAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 10));
  const { id } = await addFacility(portal, { displayed_status: 'labelled', createdAt });
  await shown(id, new Date(createdAt.getTime() + 31 * 86_400_000).toISOString(), 'candidate', 'labelled');
  await addFacility(portal, { acronym: 'GONE', createdAt, archivedAt: now });
  const token = await administratorToken(portal);
  const { body } = await portal.callApi(MONTHS, { token });
  expect((body.data as unknown as NetworkMonth[]).map(({ counts }) => counts)).toEqual([
    { candidate: 1 },
    { labelled: 1 },
    { labelled: 1 },
  ]);
});

test('visitors are refused', async () => {
  expect((await portal.callApi(MONTHS)).status).toBe(401);
});
