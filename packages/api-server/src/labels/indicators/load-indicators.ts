import {
  byCode,
  dayOf,
  epochSeconds,
  indicatorFigures,
  INSTRUMENT_STATUSES,
  STATUSES_OF_REQUESTS,
  type Day,
  type Downtime,
  type IndicatorFigure,
  type RecordedLidar,
  type RecordedPhotometer,
  type RecordedQuestion,
  type RecordedTest,
  type SupportStatus,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { accessFactsOf } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { firstAcceptance } from '../../quality/book/book.store';
import { datedCalibration } from '../../quality/calibrations/calibrations.view';
import { datedEvents } from '../../quality/events/dated-events';
import { listImported } from './imported.store';
import { listRecordsOf, type StoredRecords } from './records.store';

type TestRow = StoredRecords['tests'][number];

const toTest = (row: TestRow, measuredFrom: Date): RecordedTest => ({
  type: row.type,
  channels: row.channels,
  status: row.status,
  measuredOn: dayOf(measuredFrom),
  measuredAt: epochSeconds(measuredFrom),
  concludedAt: epochSeconds(row.evaluatedAt),
  submittedOn: row.submittedAt && dayOf(row.submittedAt),
  hasRecommendations: row.recommendations !== null,
  revokedOn: row.revokedAt && dayOf(row.revokedAt),
});

const isOperational = (status: string | null) => byCode(INSTRUMENT_STATUSES, status)?.counts_as_operational === true;

const downtimesOf = (events: StoredRecords['events']): Downtime[] =>
  events.flatMap(({ downFrom, downTo }) => (downFrom === null ? [] : [{ from: downFrom, to: downTo }]));

function toLidar(
  { id, status, createdAt, channels }: StoredRecords['lidars'][number],
  all: StoredRecords,
): RecordedLidar {
  const events = all.events.filter(({ instrumentId }) => instrumentId === id);
  return {
    isOperational: isOperational(status),
    madeOn: dayOf(createdAt),
    channels,
    tests: all.tests
      .filter(({ lidarId }) => lidarId === id)
      .flatMap((row) => (row.measuredFrom === null ? [] : [toTest(row, row.measuredFrom)])),
    events: datedEvents(events),
    downtimes: downtimesOf(events),
    configurations: all.configurations
      .filter(({ lidarId }) => lidarId === id)
      .map((row) => ({ channels: row.channels, madeOn: dayOf(row.createdAt), periods: row.periods })),
  };
}

const toPhotometer = (
  { id, status, createdAt }: StoredRecords['photometers'][number],
  all: StoredRecords,
): RecordedPhotometer => ({
  isOperational: isOperational(status),
  madeOn: dayOf(createdAt),
  calibrations: all.calibrations.filter(({ photometerId }) => photometerId === id).map(datedCalibration),
  downtimes: downtimesOf(all.events.filter(({ instrumentId }) => instrumentId === id)),
});

const ENDED: readonly SupportStatus[] = STATUSES_OF_REQUESTS['ended'] ?? [];

/** Each question with the answer that follows it in the same request. */
const toQuestions = (messages: StoredRecords['messages']): RecordedQuestion[] =>
  messages.flatMap((message, place) => {
    if (message.step !== 'ask') return [];
    const next = messages[place + 1];
    const isAnswered = next !== undefined && next.requestId === message.requestId && next.step === 'answer';
    return [
      {
        askedOn: dayOf(message.writtenAt),
        answeredOn: isAnswered ? dayOf(next.writtenAt) : null,
        endedOn: ENDED.includes(message.status) ? dayOf(message.statusSince) : null,
      },
    ];
  });

/** The day on which the quality assurance of a facility began; `null` before it. */
async function begunOn(db: Db, loaded: LoadedFacility): Promise<Day | null> {
  const { isAccepted } = accessFactsOf(loaded).state;
  const first = await firstAcceptance(db, loaded.facility.id);
  const begun = first ?? (isAccepted === true ? loaded.application.evaluatedAt : null);
  return begun && dayOf(begun);
}

const isAmong = (scope: readonly { _id: string }[]) => (row: { id: string }) => scope.some(({ _id }) => _id === row.id);

/** The indicators of a facility over some days: its requests, and its instruments in the scope of the label on the last day. */
export async function loadIndicators(
  db: Db,
  loaded: LoadedFacility,
  { from, to }: { from: Day; to: Day },
): Promise<IndicatorFigure[]> {
  const { id } = loaded.facility;
  const stored = await listRecordsOf(db, id);
  const { lidars = [], photometers = [] } = labelOf(loaded, to).period?.scope ?? {};
  return indicatorFigures(
    {
      begunOn: await begunOn(db, loaded),
      lidars: stored.lidars.filter(isAmong(lidars)).map((row) => toLidar(row, stored)),
      photometers: stored.photometers.filter(isAmong(photometers)).map((row) => toPhotometer(row, stored)),
      questions: toQuestions(stored.messages),
      imported: await listImported(db, id),
    },
    from,
    to,
  );
}
