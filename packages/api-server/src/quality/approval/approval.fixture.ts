import type { QaTestTypeCode, TestedConfiguration } from '@portal/domain';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { lidarConfigurations, qaChannelResults, qaTests, users } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const REQUIRED: readonly QaTestTypeCode[] = [
  'telecover',
  'rayleigh_fit',
  'dark',
  'polarisation_calibration',
  'trigger_delay',
];

type Added = Partial<typeof qaTests.$inferInsert> &
  Pick<typeof qaTests.$inferInsert, 'facilityId' | 'lidarId' | 'configurationId' | 'type'>;

/** Helpers for tests of the approval of configurations. */
export function approving(portal: TestPortal) {
  const { callApi, db, context } = portal;
  const { accepted } = testing(portal);

  /** Adds a test with a result, by default one that passed. */
  async function addTest(change: Added): Promise<string> {
    const [by] = await db.select().from(users).limit(1);
    const at = context.now();
    const [test] = await db
      .insert(qaTests)
      .values({
        lidarName: 'MUSA',
        round: 1,
        status: 'passed',
        measuredFrom: new Date('2026-06-01T20:00:00Z'),
        submittedAt: at,
        evaluatedAt: at,
        createdById: by?.id ?? '',
        ...change,
      })
      .returning();
    const id = test?.id ?? '';
    if (change.type === 'polarisation_calibration')
      await db
        .insert(qaChannelResults)
        .values({ testId: id, name: '0532xcpx/0532xppx', assessment: 'pass', eta: 0.995 });
    return id;
  }

  /** An accepted facility whose configuration has passed all required tests, but for some types. */
  async function tested(without: readonly QaTestTypeCode[] = []) {
    const fixture = await accepted();
    const at = {
      facilityId: fixture.facility.id,
      lidarId: fixture.lidar.id,
      configurationId: fixture.configuration._id,
    };
    for (const type of REQUIRED) if (!without.includes(type)) await addTest({ ...at, type });
    return fixture;
  }

  /** Takes a step of a configuration of a lidar, in its present version. */
  async function step(
    name: 'approve' | 'suspend' | 'reinstate' | 'retire',
    id: string,
    token: string,
    body: object,
    number = 1,
  ): Promise<ApiAnswer> {
    const rows = await db.select().from(lidarConfigurations);
    const version = rows.find((row) => row.lidarId === id && row.number === number)?.version;
    return callApi(`POST /lidar/system/:id/configurations/:number/${name}`, {
      params: { id, number: String(number) },
      body: { version, ...body },
      token,
    });
  }

  /** What the data centre reads of a lidar. */
  async function operational(id: string, token: string, on?: string): Promise<TestedConfiguration[]> {
    const url = `/api/lidar/system/${id}/operational-configurations${on ? `?on=${on}` : ''}`;
    const answer = await portal.get(url, { authorization: `Bearer ${token}` });
    return answer.json<{ data: { configurations: TestedConfiguration[] } }>().data.configurations;
  }

  return { addTest, tested, step, operational };
}
