import type {
  CalibratedChannel,
  CalibrationCentreCode,
  CalibrationCheck,
  CalibrationKindCode,
  CalibrationResultCode,
  CheckState,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';

const day = () => date({ mode: 'string' });

/** Calibrations of photometers. */
export const photometerCalibrations = pgTable(
  'photometer_calibrations',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id),
    /** No foreign key: a calibration outlives a photometer that is deleted in a later draft. */
    photometerId: uuid().notNull(),
    instrumentNumber: text().notNull(),
    centre: text().$type<CalibrationCentreCode>().notNull(),
    networkProjectId: text(),
    kind: text().$type<CalibrationKindCode>().notNull(),
    sentOn: day(),
    receivedOn: day(),
    calibratedOn: day(),
    returnedOn: day(),
    installedOn: day(),
    channels: jsonb().$type<CalibratedChannel[]>().notNull().default([]),
    checks: jsonb().$type<Partial<Record<CalibrationCheck, CheckState>>>().notNull().default({}),
    result: text().$type<CalibrationResultCode>(),
    validUntil: day(),
    certificateId: uuid().references(() => files.id),
    version: version(),
    createdAt: createdAt(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: updatedAt(),
  },
  (calibration) => [
    index('photometer_calibrations_by_facility').on(calibration.facilityId),
    index('photometer_calibrations_by_photometer').on(calibration.photometerId),
    index('photometer_calibrations_by_certificate').on(calibration.certificateId),
    index('photometer_calibrations_by_creator').on(calibration.createdById),
    check('photometer_calibrations_number', sql`${calibration.instrumentNumber} ~ '^[0-9]{1,5}$'`),
    check('photometer_calibrations_centre', sql`${calibration.centre} in ('lille', 'valladolid', 'izana', 'other')`),
    check(
      'photometer_calibrations_kind',
      sql`${calibration.kind} in ('pre_field', 'post_field', 'on_site', 'laboratory')`,
    ),
    check(
      'photometer_calibrations_result',
      sql`${calibration.result} in ('usable', 'usable_with_remark', 'not_usable')`,
    ),
  ],
);
