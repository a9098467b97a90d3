import {
  byCode,
  epochOf,
  INSTRUMENT_STATUSES,
  isAway,
  lastUsable,
  LIGHT_SENTENCES,
  photometerRow,
  type DatedCalibration,
  type BookRow,
  type Day,
  type PhotometerLight,
} from '@portal/domain';
import { isDown, type LidarRecords } from './lidar-light';

/** What the light of a photometer follows from. */
export interface PhotometerRecords {
  /** Code of its status: operational, planned and so on. */
  status: string | null;
  calibrations: readonly DatedCalibration[];
  events: LidarRecords['events'];
  begunOn: Day | null;
}

/** The last calibration that can be used, and the light of a photometer on a day. */
export function lightOfPhotometer(
  { status, calibrations, events, begunOn }: PhotometerRecords,
  today: Day,
): { calibratedOn: Day | null; row: BookRow } {
  const last = lastUsable(calibrations, today);
  const calibratedOn = last?.days.calibrated ?? null;
  const isMeasuring = byCode(INSTRUMENT_STATUSES, status)?.counts_as_operational === true && !isDown(events, today);
  const book = {
    calibratedOn,
    validUntil: last?.validUntil ?? null,
    isAway: isAway(
      calibrations.map(({ days }) => days),
      today,
    ),
    isOutOfService: !isMeasuring,
    begunOn,
  };
  return { calibratedOn, row: photometerRow(book, today) };
}

/** The light of a photometer as it is served. */
export const toPhotometerLight = ({ light, reason, due }: BookRow): PhotometerLight => ({
  light,
  reason,
  sentence: LIGHT_SENTENCES[reason],
  due: due === null ? null : epochOf(due),
});
