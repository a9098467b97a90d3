import { sql } from 'drizzle-orm';
import {
  instrumentEvents,
  lidarConfigurationPeriods,
  lidarConfigurations,
  photometerCalibrations,
  qaFiles,
  qaTests,
  supportBookings,
  supportRequests,
  supportSlots,
} from '../../src/platform/db/tables';
import { addFile } from '../files';
import { aChannel, aConfigurationContent, anApprovalSheet, aQaReport } from '../quality';
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
  /** A calibration of a photometer with its certificate. */
  calibrationId: string;
  certificateId: string;
  /** A new request for help with a test. */
  requestId: string;
  /** A planned slot and an open one, and a booking of the lidar in a third. */
  slots: { planned: string; open: string; bookingId: string };
}

const APPROVED = { status: 'approved', validFrom: '2026-06-01' } as const;

interface Where {
  facilityId: string;
  lidarId: string;
  photometerId: string;
  by: string;
  evaluatorId: string;
}

/** An approved configuration of the lidar, tests, of which the draft has raw data, and an entry of the log book. */
export async function addQuality(
  portal: TestPortal,
  { facilityId, lidarId, photometerId, by, evaluatorId }: Where,
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
  await db.insert(lidarConfigurationPeriods).values({
    configurationId: configuration?.id ?? '',
    facilityId,
    ...APPROVED,
    content: aConfigurationContent(),
    sheet: anApprovalSheet(),
    decidedAt: portal.context.now(),
  });
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
  const [calibration] = await db
    .insert(photometerCalibrations)
    .values({ facilityId, photometerId, instrumentNumber: '383', centre: 'lille', kind: 'pre_field', createdById: by })
    .returning();
  const calibrationId = calibration?.id ?? '';
  const certificate = await addFile(portal, {
    kind: 'document',
    linkedAs: 'calibration-certificate',
    linkedId: calibrationId,
    facilityId,
    uploaderId: by,
  });
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
  const days = { startsOn: '2026-09-01', endsOn: '2026-09-03' };
  const slot = { kind: 'remote_qa' as const, title: 'A campaign', place: 'Potenza', capacity: 5, createdById: by };
  const [planned, open, booked] = await db
    .insert(supportSlots)
    .values([
      { ...slot, ...days, openTo: 'all', status: 'planned' },
      { ...slot, ...days, openTo: 'all', status: 'open' },
      { ...slot, startsOn: '2026-10-01', endsOn: '2026-10-03', openTo: 'all', status: 'open', taken: 1 },
    ])
    .returning();
  const [booking] = await db
    .insert(supportBookings)
    .values({
      slotId: booked?.id ?? '',
      facilityId,
      instrumentId: lidarId,
      instrument: { _id: lidarId, kind: 'lidar', name: 'MULTI' },
      bookedAt: at,
      createdById: by,
    })
    .returning();
  const slots = { planned: planned?.id ?? '', open: open?.id ?? '', bookingId: booking?.id ?? '' };
  return {
    tests,
    slots,
    fileId: file.id,
    eventId: event?.id ?? '',
    calibrationId,
    certificateId: certificate.id,
    requestId: request?.id ?? '',
  };
}
