import type { ApprovedConfiguration, LidarConfigurationRecord, TestedConfiguration } from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { aConfigurationBody } from '../../../test/quality';
import { wholeRound } from '../../../test/rounds';
import { testPortal } from '../../../test/portal';
import { testing } from '../tests/quality.fixture';
import { approving } from './approval.fixture';

const REQUIRED = ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const;
const REASON = 'The laser was replaced without a test.';

interface Answered {
  facility: string;
  configurations: (TestedConfiguration | ApprovedConfiguration['configurations'][number])[];
}

/** An installation with a setting, and what its data centre reads. */
function installation(configurationSchema: '1.0' | '1.1') {
  const portal = testPortal({ configurationSchema });
  const { staffToken } = testing(portal);
  const { addTest, step } = approving(portal);
  /** A facility whose final report approved its lidar, which has passed its tests since. */
  async function tested() {
    const { facility, lidar } = await wholeRound(portal);
    const owner = await ownerToken(portal, facility);
    const params = { id: lidar.id };
    const saved = await portal.callApi('POST /lidar/system/:id/configurations', {
      params,
      body: aConfigurationBody(),
      token: owner,
    });
    const { _id: configurationId } = saved.body.data as unknown as LidarConfigurationRecord;
    for (const type of REQUIRED) await addTest({ facilityId: facility.id, lidarId: lidar.id, configurationId, type });
    return { facility, lidar, owner };
  }
  const read = (id: string, token: string, query = '') =>
    portal.get(`/api/national-facility/${id}/operational-configuration${query}`, { authorization: `Bearer ${token}` });
  return { staffToken, tested, step, read };
}

const statesIn = ({ configurations }: Answered) =>
  configurations.map(({ schema_version, approval }) => `${schema_version} ${approval.status}`);

describe('schema 1.0', () => {
  const { staffToken, tested, step, read } = installation('1.0');

  test('the answer is what the final report approved, whatever the test book says [12.486]', async () => {
    const { facility, lidar } = await tested();
    const [staff, ares] = [await staffToken('approver'), await staffToken('ares', 'ares')];
    const before = (await read(facility.id, ares)).json<{ data: Answered }>().data;
    expect(statesIn(before)).toEqual(['1.0 approved']);
    await step('approve', lidar.id, staff, {});
    await step('suspend', lidar.id, staff, { reason: REASON });
    expect((await read(facility.id, ares)).json<{ data: Answered }>().data).toEqual(before);
  });
});

describe('schema 1.1', () => {
  const { staffToken, tested, step, read } = installation('1.1');

  test('the same call answers the states of the test book [12.486]', async () => {
    const { facility, lidar } = await tested();
    const [staff, ares] = [await staffToken('approver'), await staffToken('ares', 'ares')];
    const states = async (query = '') =>
      statesIn((await read(facility.id, ares, query)).json<{ data: Answered }>().data);
    expect(await states()).toEqual(['1.1 provisional']);
    await step('approve', lidar.id, staff, {});
    expect(await states()).toEqual(['1.1 approved']);
    expect(await states('?on=2026-06-15')).toEqual(['1.1 approved']);
    await step('suspend', lidar.id, staff, { reason: REASON });
    expect(await states()).toEqual(['1.1 suspended']);
    expect(await states('?version=1')).toEqual(['1.0 approved']);
  });

  test('as a file it is the same, named by the day', async () => {
    const { facility } = await tested();
    const ares = await staffToken('ares', 'ares');
    const file = await read(facility.id, ares, '?download');
    expect(file.headers['content-disposition']).toContain('filename="CIAO_configuration_2026-06-15.json"');
    expect(file.json()).toEqual((await read(facility.id, ares)).json().data);
  });

  test('a day before the first configuration is a 404, and the facility reads its own', async () => {
    const { facility, owner } = await tested();
    const ares = await staffToken('ares', 'ares');
    expect((await read(facility.id, ares, '?on=2020-01-01')).statusCode).toBe(404);
    expect((await read(facility.id, owner)).statusCode).toBe(200);
  });
});
