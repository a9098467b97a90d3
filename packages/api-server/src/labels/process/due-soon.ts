import {
  addDays,
  isLabelHeld,
  isOfFacility,
  PROCESS_SETTINGS,
  withNames,
  type ComingDay,
  type Day,
  type OpenStep,
} from '@portal/domain';
import type { Way } from './load-ways';
import type { ProcessPaths } from './paths';

/** The tests and calibrations of a test book with a day, also those that are no task yet. */
function dueInBook({ book }: Way, paths: ProcessPaths): ComingDay[] {
  if (!book) return [];
  const { id } = book.facility;
  const tests = book.lidars
    .filter(({ isInService }) => isInService)
    .flatMap((lidar) =>
      lidar.rows
        .filter(({ isNeeded, row }) => isNeeded && isOfFacility(row))
        .map(({ type, row }) => ({
          on: row.due,
          what: `${withNames(type.name, row.names)} of ${lidar.name}`,
          path: paths.lidar(id, lidar.id),
        })),
    );
  const calibrations = book.photometers
    .filter(({ row }) => isOfFacility(row))
    .map(({ name, row }) => ({ on: row.due, what: `Calibration of ${name}`, path: paths.book(book.facility, '') }));
  return [...tests, ...calibrations].flatMap(({ on, ...due }) => (on === null ? [] : [{ ...due, on }]));
}

function endOfLabel({ facility, label: { status, valid_until } }: Way, paths: ProcessPaths): ComingDay[] {
  if (valid_until === null || !isLabelHeld(status)) return [];
  return [{ on: valid_until, what: 'The label ends', path: paths.label(facility.id) }];
}

/** What is due within some days or overdue, the earliest first. What the test book has is named test by test. */
export function dueSoon(way: Way, open: readonly OpenStep[], today: Day, paths: ProcessPaths): ComingDay[] {
  const last = addDays(today, PROCESS_SETTINGS.dueWithin);
  const steps = open.flatMap(({ stage, due, text: what, path }) =>
    due === null || stage === '1b' ? [] : [{ on: due, what, path }],
  );
  return [...steps, ...dueInBook(way, paths), ...endOfLabel(way, paths)]
    .filter(({ on }) => on <= last)
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

/** What the timeline of a facility has besides its open steps: what is due from a day on. */
export const comingDays = (way: Way, today: Day, paths: ProcessPaths): ComingDay[] =>
  dueSoon(way, [], today, paths).filter(({ on }) => on >= today);
