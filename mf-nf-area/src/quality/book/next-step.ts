import type { LidarBook, PhotometerBook, QaTestSummary, SupportRequest, TestBook, TestBookRow } from '@portal/domain';
import { day, hasEnded, testInSentence, withNames } from '@portal/domain';
import { BOOK_MESSAGES } from './messages';
import { addressOfRequest, addressOfTest, addressToCalibrate, addressToConfigure, addressToStart } from '../addresses';

const { next: texts } = BOOK_MESSAGES;

/** What the facility does next, as a sentence with its link. */
export interface NextStep {
  sentence: string;
  link: { to: string; label: string; isDue: boolean } | null;
}

/** Configurations that tests can be made with. */
export const usableConfigurations = ({ configurations }: LidarBook) =>
  configurations.filter(({ status }) => !hasEnded(status));

/** A test that its facility has not submitted yet, or has to correct. */
export const openTest = ({ tests }: LidarBook, type: TestBookRow['type']): QaTestSummary | undefined =>
  tests.find((test) => test.type === type && (test.status === 'draft' || test.status === 'returned'));

interface Candidate {
  lidar: LidarBook;
  row: TestBookRow;
}

/** Failed tests first, then by due date. */
const byUrgency = (one: Candidate, other: Candidate) =>
  Number(other.row.reason === 'failed') - Number(one.row.reason === 'failed') ||
  (one.row.due ?? Number.POSITIVE_INFINITY) - (other.row.due ?? Number.POSITIVE_INFINITY);

const NOW: readonly TestBookRow['reason'][] = ['failed', 'overdue', 'after-event', 'due-soon'];
const WITH_CENTRE: readonly TestBookRow['reason'][] = ['in-evaluation', 'late-at-centre'];

function sentenceOf({ lidar: { lidar }, row }: Candidate): string {
  const test = withNames(testInSentence(row.type), row.names);
  const due = day(row.due) ?? '';
  if (row.reason === 'failed') return texts.repeat(test, lidar.name);
  if (row.reason === 'overdue') return texts.overdue(test, lidar.name, due);
  return NOW.includes(row.reason) ? texts.due(test, lidar.name, due) : texts.later(test, lidar.name, due);
}

function toTest(facilityId: string, candidate: Candidate): NextStep {
  const { lidar, row } = candidate;
  if (usableConfigurations(lidar).length === 0) {
    const { _id, name } = lidar.lidar;
    const link = { to: addressToConfigure(facilityId, _id), label: texts.buttons.configure, isDue: true };
    return { sentence: texts.configure(name), link };
  }
  const open = openTest(lidar, row.type);
  const to = open ? addressOfTest(facilityId, open._id) : addressToStart(facilityId, lidar.lidar._id, row.type);
  const label = open ? texts.buttons.continue : texts.buttons.start;
  return { sentence: sentenceOf(candidate), link: { to, label, isDue: NOW.includes(row.reason) } };
}

function toReturned(facilityId: string, lidars: readonly LidarBook[]): NextStep | null {
  const returned = lidars.flatMap(({ tests }) => tests).find(({ status }) => status === 'returned');
  return (
    (returned && {
      sentence: texts.correct(testInSentence(returned.type), returned.lidar.name),
      link: { to: addressOfTest(facilityId, returned._id), label: texts.buttons.correct, isDue: true },
    }) ??
    null
  );
}

/** The photometer whose calibration is due first; a photometer that is away is not due. */
function toCalibration(facilityId: string, photometers: readonly PhotometerBook[]): NextStep | null {
  const [first] = photometers
    .filter(({ reason, due }) => NOW.includes(reason) && due !== null)
    .toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0));
  if (!first) return null;
  const sentence = first.reason === 'overdue' ? texts.calibrateLate : texts.calibrate;
  const { _id, name } = first.photometer;
  const link = { to: addressToCalibrate(facilityId, _id), label: texts.buttons.calibrate, isDue: true };
  return { sentence: sentence(name, day(first.due) ?? ''), link };
}

/** The requests that wait for the facility, the one that waits longest first. */
const waitingRequests = (requests: readonly SupportRequest[]) =>
  requests
    .filter(({ turn }) => turn.pending_with === 'facility')
    .toSorted((one, other) => one.status_since - other.status_since);

function toRequest(facilityId: string, requests: readonly SupportRequest[]): NextStep | null {
  const [request] = waitingRequests(requests);
  if (!request) return null;
  const step = request.status === 'offered' ? 'choose' : 'answer';
  return {
    sentence: texts[step](request.number, request.subject),
    link: { to: addressOfRequest(facilityId, request._id), label: texts.buttons[step], isDue: true },
  };
}

/**
 * The next step of a facility: a returned test, a request in which the centre waits for it, the test that is due
 * first and the configuration that it needs, or the calibration that is due.
 */
export function nextStep(
  facilityId: string,
  { lidars, photometers }: Pick<TestBook, 'lidars' | 'photometers'>,
  requests: readonly SupportRequest[],
): NextStep {
  const waiting = toReturned(facilityId, lidars) ?? toRequest(facilityId, requests);
  if (waiting) return waiting;
  const inService = lidars.filter(({ light }) => light !== 'grey');
  const rows = inService.flatMap((lidar) =>
    lidar.rows.filter(({ is_required }) => is_required).map((row): Candidate => ({ lidar, row })),
  );
  const open = rows.filter(
    ({ row }) => !WITH_CENTRE.includes(row.reason) && (row.due !== null || row.reason === 'failed'),
  );
  const [due] = open.filter(({ row }) => NOW.includes(row.reason)).toSorted(byUrgency);
  if (due) return toTest(facilityId, due);
  const calibration = toCalibration(facilityId, photometers);
  if (calibration) return calibration;
  if (rows.some(({ row }) => WITH_CENTRE.includes(row.reason))) return { sentence: texts.waiting, link: null };
  const [later] = open.toSorted(byUrgency);
  return later ? toTest(facilityId, later) : { sentence: texts.nothing, link: null };
}
