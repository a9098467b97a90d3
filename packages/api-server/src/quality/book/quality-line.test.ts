import { testPortal } from '../../../test/portal';
import { approving } from '../approval/approval.fixture';
import { testing } from '../tests/quality.fixture';
import { readQualityLine } from './quality-line.service';

const portal = testPortal();
const { staffToken } = testing(portal);
const { tested, step } = approving(portal);
const DAY = 86_400;

test('the line of an instrument says whether its tests are up to date, and no more [12.558]', async () => {
  const { lidar, facility } = await tested();
  const line = () => readQualityLine(portal.context, { kind: 'lidar', id: lidar.id, facilityId: facility.id });
  await step('approve', lidar.id, await staffToken('approver'), { text: 'All tests passed.' });
  expect(await line()).toBe('up-to-date');
  portal.pass(400 * DAY);
  expect(await line()).toBe('due');
  const unknown = { kind: 'photometer', id: lidar.id, facilityId: facility.id } as const;
  expect(await readQualityLine(portal.context, unknown)).toBe('not-stated');
});
