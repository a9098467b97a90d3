import {
  assessPhotometer,
  CALIBRATION_CHECKS,
  epochOf,
  isReplaced,
  type DatedCalibration,
  type CalibrationCheck,
  type CalibrationDays,
  type CheckState,
  type Day,
  type PhotometerCalibration,
} from '@portal/domain';
import type { CalibrationRow, StoredCalibration } from './calibrations.store';

const epoch = (day: Day | null) => (day === null ? null : epochOf(day));

type StoredDays = Pick<CalibrationRow, 'sentOn' | 'receivedOn' | 'calibratedOn' | 'returnedOn' | 'installedOn'>;

/** The days of a calibration, for the rules of the domain. */
export const calibrationDays = (row: StoredDays): CalibrationDays => ({
  sent: row.sentOn,
  received: row.receivedOn,
  calibrated: row.calibratedOn,
  returned: row.returnedOn,
  installed: row.installedOn,
});

/** A calibration, for the rules of the domain. */
export const datedCalibration = (
  row: StoredDays & Pick<CalibrationRow, 'result' | 'validUntil'>,
): DatedCalibration => ({
  days: calibrationDays(row),
  result: row.result,
  validUntil: row.validUntil,
});

/** A check that was not stated was not made. */
const checksOf = ({ checks }: CalibrationRow) =>
  Object.fromEntries(CALIBRATION_CHECKS.map((name) => [name, checks[name] ?? 'not_checked'])) as Record<
    CalibrationCheck,
    CheckState
  >;

/** The calibrations of a photometer, each with what its dates and figures suggest on a day. */
export function toCalibrations(all: readonly StoredCalibration[], today: Day): PhotometerCalibration[] {
  const dated = all.map(({ row }) => datedCalibration(row));
  return all.map((stored) => toCalibration(stored, isReplaced(datedCalibration(stored.row), dated), today));
}

function toCalibration({ row, certificateName }: StoredCalibration, isOld: boolean, today: Day): PhotometerCalibration {
  const checks = checksOf(row);
  return {
    _id: row.id,
    photometer: row.photometerId,
    instrument_number: row.instrumentNumber,
    centre: row.centre,
    network_project_id: row.networkProjectId,
    kind: row.kind,
    sent_at: epoch(row.sentOn),
    received_at: epoch(row.receivedOn),
    calibrated_on: epoch(row.calibratedOn),
    returned_at: epoch(row.returnedOn),
    installed_at: epoch(row.installedOn),
    channels: row.channels,
    checks,
    result: row.result,
    valid_until: epoch(row.validUntil),
    certificate: row.certificateId === null ? null : { _id: row.certificateId, name: certificateName ?? '' },
    suggestion: assessPhotometer(
      {
        days: calibrationDays(row),
        shifts: row.channels.map(({ shift_percent }) => shift_percent),
        uncertainties: row.channels.map(({ u_percent }) => u_percent),
        checks: Object.values(checks),
        isReplaced: isOld,
      },
      today,
    ),
    version: row.version,
  };
}
