import { dayOf } from '@portal/domain';
import { plusDays } from '../days';
import type { FacilityRows } from '../demo.store';
import { LABEL_STORIES } from '../labels/stories';
import { BOOKS } from './books';
import type { CalibrationRow } from './quality.store';

/** Those of facilities with a label were calibrated before, at this distance in days, and so often. */
const BEFORE = [350, 700, 1050];
/** Days since the photometers of a facility with a test book were calibrated. */
const USUALLY = 140;
/** Others, of which one is overdue, and those that were sent away since. */
const CALIBRATED: Readonly<Record<string, { daysAgo: number; sentDaysAgo?: number }>> = {
  CIAO: { daysAgo: 95 },
  SIRTA: { daysAgo: 330 },
  PANGEA: { daysAgo: 420 },
  WAW: { daysAgo: 350, sentDaysAgo: 16 },
};
const ACRONYMS = new Set([...Object.keys(BOOKS), ...Object.keys(CALIBRATED)]);
const CHANNELS = [440, 675, 870, 1020];
const PASSED = { battery: 'ok', tracking: 'ok', optics: 'ok', collimator: 'ok', cabling: 'ok' } as const;

/** Calibrations of photometers, one of which is at the calibration centre now. Their figures are invented. */
export function calibrationRows(all: readonly FacilityRows[], now: Date): CalibrationRow[] {
  const today = dayOf(now);
  const on = (days: number) => plusDays(today, -days);
  const photometers = all
    .filter(({ facility }) => ACRONYMS.has(facility.acronym))
    .flatMap((rows) => rows.photometers.map((photometer) => ({ rows, photometer })));
  return photometers.flatMap(({ rows, photometer }, place): CalibrationRow[] => {
    const { daysAgo, sentDaysAgo } = {
      sentDaysAgo: undefined,
      ...(CALIBRATED[rows.facility.acronym] ?? { daysAgo: USUALLY }),
    };
    const shared = {
      facilityId: rows.facility.id,
      photometerId: photometer.id,
      instrumentNumber: String(383 + place),
      centre: 'lille' as const,
      createdById: rows.facility.ownerId,
    };
    const calibrated = (days: number): CalibrationRow => ({
      ...shared,
      kind: 'pre_field',
      sentOn: on(days + 30),
      receivedOn: on(days + 24),
      calibratedOn: on(days),
      returnedOn: on(days - 6),
      installedOn: on(days - 10),
      channels: CHANNELS.map((nm) => ({ nm, v0: 15_000 + nm, u_percent: 0.8, shift_percent: 1.2 })),
      checks: PASSED,
      result: 'usable',
    });
    const before = rows.facility.acronym in LABEL_STORIES ? BEFORE : [];
    return [
      ...before.toReversed().map((days) => calibrated(daysAgo + days)),
      calibrated(daysAgo),
      ...(sentDaysAgo === undefined ? [] : [{ ...shared, kind: 'post_field' as const, sentOn: on(sentDaysAgo) }]),
    ];
  });
}
