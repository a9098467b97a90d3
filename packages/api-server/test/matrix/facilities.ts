import { randomUUID } from 'node:crypto';
import { COMPONENTS, isSubmitted, type FacilityPeople } from '@portal/domain';
import type { FileLink } from '../../src/platform/db/schema/files';
import {
  applications,
  componentReviewers,
  conditions,
  configurationVersions,
  facilities,
  facilityDeputies,
  lidarChannelGroups,
  lidars,
  photometers,
  questions,
} from '../../src/platform/db/tables';
import { groupsOf } from '../applications';
import { addFile } from '../files';
import { acceptAsDescribed } from '../accepted';
import type { TestPortal } from '../portal';
import { aLidarRow, aPhotometerRow } from '../snapshots';
import { DEPUTIES, FACILITIES, WHERE, type Where, type Who } from './actors';
import type { Scene } from './scenes';
import type { FixturePerson } from './fixture-people';
import { addEvaluations } from './evaluations';
import { addLostLabel } from './labels';
import { addQuality, type QualityRecords } from './quality';
import { addRegularEvaluations, type RegularEvaluationRecords } from './regular-evaluations';

/** One facility of the fixture, with all its records. */
export interface FixtureFacility {
  id: string;
  lidarId: string;
  photometerId: string;
  acronym: Where;
  /** That of the certificate of a label that was withdrawn. */
  code: string;
  /** Set by a decision, and still open. */
  conditionId: string;
  /** Asked in the present round, and still open. */
  questionId: string;
  people: FacilityPeople;
  /** QA tests, a file of one, and an entry of the log book. */
  quality: QualityRecords;
  regularEvaluations: RegularEvaluationRecords;
  /** Files by their use; the report is that of an ended round. */
  files: Record<'picture' | 'report' | 'answer' | 'labelDocument', string>;
}

const DOCUMENTS = {
  submission: ['submissionReportId', 'submission-report'],
  preliminary: ['preliminaryReportId', 'preliminary-report'],
  plan: ['upgradePlanId', 'upgrade-plan'],
  final: ['finalReportId', 'final-report'],
} as const;

const addDocument = async (portal: TestPortal, linkedAs: FileLink, linkedId: string, facilityId: string) =>
  (await addFile(portal, { kind: 'document', linkedAs, linkedId, facilityId })).id;

/** Adds an ended round, so that there is one to read; returns its report and a condition. */
async function addEndedRound(portal: TestPortal, facilityId: string, by: string) {
  const { db, context } = portal;
  const now = context.now();
  const id = randomUUID();
  const report = await addDocument(portal, 'preliminary-report', id, facilityId);
  const dates = { submittedAt: now, evaluatedAt: now, statusSince: now };
  const ended = { isCurrent: false, archivedAt: now, archivedById: by, archiveReason: 'A new laser was installed.' };
  await db.insert(applications).values({
    id,
    facilityId,
    round: 1,
    status: 'evaluated',
    preliminaryReportId: report,
    ...dates,
    ...ended,
  });
  await addEvaluations(portal, { applicationId: id, facilityId, evaluations: 'drafts', by });
  const conditionId = randomUUID();
  const condition = { report: 'final' as const, place: 0, text: 'Show a telecover test.', setAt: now };
  await db.insert(conditions).values({ id: conditionId, applicationId: id, facilityId, ...condition });
  return { report, conditionId };
}

/** The present round, in the state of the scene. */
async function addRound(portal: TestPortal, { id: facilityId, lidarId, photometerId }: Ids, scene: Scene, by: string) {
  const { db, context } = portal;
  const now = context.now();
  const { status, round, has = [], evaluations } = scene;
  const applicationId = randomUUID();
  const documents: [string, string][] = [];
  for (const one of has) {
    const [column, link] = DOCUMENTS[one];
    documents.push([column, await addDocument(portal, link, applicationId, facilityId)]);
  }
  const dates = { statusSince: now, submittedAt: isSubmitted(status) ? now : null };
  const evaluatedAt = scene.facts.hasReport ? now : null;
  const made = { id: applicationId, facilityId, round: 2, status, evaluatedAt, ...dates, ...round };
  await db.insert(applications).values({ ...made, ...Object.fromEntries(documents) });
  if (scene.facts.isConfigurationApproved) {
    const content = { choice: { station_id: null, lidars: [] }, configurations: [], acronym: 'CIAO' };
    const approved = { number: 1, round: 2, approvedAt: now, validFrom: now.toISOString().slice(0, 10) };
    await db.insert(configurationVersions).values({ facilityId, ...approved, ...content });
  }
  // The earlier acceptance does not include this round's evaluations.
  await acceptAsDescribed(portal, facilityId);
  await addEvaluations(portal, { applicationId, facilityId, lidarId, photometerId, evaluations, by });
  const questionId = randomUUID();
  const question = { asker: 'lidar' as const, text: 'Which laser is it?', askedAt: now, askedById: by };
  await db.insert(questions).values({ id: questionId, applicationId, facilityId, ...question });
  return { questionId, answerFile: await addDocument(portal, 'answer', questionId, facilityId) };
}

type Ids = Pick<FixtureFacility, 'id' | 'lidarId' | 'photometerId'>;

async function addInstruments({ db }: TestPortal, { id: facilityId, lidarId, photometerId }: Ids) {
  await db.insert(lidars).values(aLidarRow({ id: lidarId, facilityId }));
  await db.insert(lidarChannelGroups).values(groupsOf(lidarId));
  await db.insert(photometers).values(aPhotometerRow({ id: photometerId, facilityId }));
}

/** A complete facility in the state of the scene. */
export async function addFixtureFacility(
  portal: TestPortal,
  where: Where,
  scene: Scene,
  people: Record<Who, FixturePerson>,
) {
  const { db } = portal;
  const named: { owner: Who; reviewers: Partial<Record<string, Who>> } = FACILITIES[where];
  const ids = { id: randomUUID(), lidarId: randomUUID(), photometerId: randomUUID() };
  const ownerId = people[named.owner].id;
  const picture = await addFile(portal, { linkedAs: 'facility-picture', linkedId: ids.id, facilityId: ids.id });
  const content = { acronym: where, name: `The ${where}`, ownerId, pictureId: picture.id };
  await db.insert(facilities).values({ id: ids.id, ...content });
  const assigned = COMPONENTS.flatMap(({ code }) => {
    const who = named.reviewers[code];
    return who ? [{ component: code, userId: people[who].id }] : [];
  });
  await db.insert(componentReviewers).values(assigned.map((one) => ({ facilityId: ids.id, ...one })));
  const deputyIds = DEPUTIES.map((who) => people[who].id);
  await db.insert(facilityDeputies).values(deputyIds.map((userId) => ({ facilityId: ids.id, userId })));
  await addInstruments(portal, ids);
  const evaluator = people['reviewer of lidar data'].id;
  const { report, conditionId } = await addEndedRound(portal, ids.id, evaluator);
  const { questionId, answerFile } = await addRound(portal, ids, scene, evaluator);
  const quality = await addQuality(portal, {
    facilityId: ids.id,
    lidarId: ids.lidarId,
    photometerId: ids.photometerId,
    by: ownerId,
    evaluatorId: people.CARS.id,
  });
  const regularEvaluations = await addRegularEvaluations(portal, ids.id);
  const at = WHERE.indexOf(where);
  const { code, labelDocument } = await addLostLabel(portal, {
    facilityId: ids.id,
    acronym: where,
    lidarId: ids.lidarId,
    at,
  });
  const reviewers = Object.fromEntries(assigned.map(({ component, userId }) => [component, userId]));
  const kept = { picture: picture.id, report, answer: answerFile, labelDocument };
  const holders = { ownerId, deputyIds, reviewers };
  return {
    ...ids,
    acronym: where,
    code,
    conditionId,
    questionId,
    quality,
    regularEvaluations,
    people: holders,
    files: kept,
  };
}
