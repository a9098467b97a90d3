import { sql } from 'drizzle-orm';
import { instrumentEvents, lidarConfigurations, qaFiles, qaTests, supportRequests } from '../../src/platform/db/tables';
import { addFile } from '../files';
import { aChannel, aQaReport } from '../quality';
import type { TestPortal } from '../portal';

const STATES = ['draft', 'submitted', 'in_evaluation', 'passed'] as const;
export type TestState = (typeof STATES)[number];

/** Ids of records of the test book of a facility. */
export interface QualityRecords {
  /** A test in each of these states; CARS evaluates the one in evaluation. */
  tests: Record<TestState, string>;
  /** A file of the draft. */
  fileId: string;
  eventId: string;
  /** A new request for help with a test. */
  requestId: string;
}

const APPROVED = { status: 'approved', validFrom: '2026-06-01' } as const;

interface Where {
  facilityId: string;
  lidarId: string;
  by: string;
  evaluatorId: string;
}

/** An approved configuration of the lidar, tests, of which the draft has raw data, and an entry of the log book. */
export async function addQuality(
  portal: TestPortal,
  { facilityId, lidarId, by, evaluatorId }: Where,
): Promise<QualityRecords> {
  const { db } = portal;
  const ids = { stationId: 'ino', sccLidarId: 120, sccVersionId: 201, sccConfigurationId: 310 };
  const [configuration] = await db
    .insert(lidarConfigurations)
    .values({
      facilityId,
      lidarId,
      number: 1,
      name: 'night',
      ...ids,
      channels: [aChannel()],
      createdById: by,
      ...APPROVED,
    })
    .returning();
  const ofLidar = { facilityId, lidarId, lidarName: 'MUSA', configurationId: configuration?.id ?? '', round: 1 };
  const added: [TestState, string][] = [];
  for (const status of STATES) {
    const submitted = status === 'draft' ? {} : { submittedAt: portal.context.now(), submittedById: by };
    const evaluated = status === 'in_evaluation' ? { evaluatorId } : {};
    const result = status === 'passed' ? { report: aQaReport() } : {};
    const [test] = await db
      .insert(qaTests)
      .values({ ...ofLidar, type: 'telecover', status, createdById: by, ...submitted, ...evaluated, ...result })
      .returning();
    added.push([status, test?.id ?? '']);
  }
  const tests = Object.fromEntries(added) as QualityRecords['tests'];
  const testId = tests.draft;
  const file = await addFile(portal, { kind: 'qa', linkedAs: 'qa-test', linkedId: testId, facilityId, uploaderId: by });
  await db.insert(qaFiles).values({ fileId: file.id, testId, role: 'raw' });
  const about = { facilityId, instrumentKind: 'lidar' as const, instrumentId: lidarId, createdById: by };
  const [event] = await db
    .insert(instrumentEvents)
    .values({ ...about, kind: 'detector', on: '2026-06-03', text: 'A new detector.' })
    .returning();
  const at = portal.context.now();
  const [request] = await db
    .insert(supportRequests)
    .values({
      year: 2026,
      number: sql<number>`(select count(*) + 1 from ${supportRequests})`,
      facilityId,
      kind: 'remote_qa',
      subject: 'A telecover',
      text: 'Which sector comes first?',
      flexibility: 'any',
      urgency: 'normal',
      statusSince: at,
      askedAt: at,
      createdById: by,
    })
    .returning();
  return { tests, fileId: file.id, eventId: event?.id ?? '', requestId: request?.id ?? '' };
}
