import {
  EVALUATION_KIND_WORDS,
  isLabelHeld,
  isOfFacility,
  isTask,
  QA_PAGES,
  taskFrom,
  withNames,
  type BookRow,
  type ComingStep,
  type Day,
  type DueStep,
} from '@portal/domain';
import type { Way } from './load-ways';
import type { ProcessPaths } from './paths';

/** A test or a calibration with its day. */
interface DueInBook {
  step: DueStep;
  row: BookRow;
}

/** What waits for the facility now, or will: not what the centre has, and not what is out of service. */
const isAhead = (row: BookRow) =>
  isOfFacility(row) || row.reason === 'up-to-date' || row.reason === 'recommendations-open';

/** The tests and calibrations of a test book with a day, also those that are no task yet. */
export function dueInBook({ book }: Way, paths: ProcessPaths): DueInBook[] {
  if (!book?.isAskedForTests) return [];
  const { id } = book.facility;
  const tests = book.lidars
    .filter(({ isInService }) => isInService)
    .flatMap((lidar) =>
      lidar.rows
        .filter(({ isNeeded }) => isNeeded)
        .map(({ type, row }) => ({
          row,
          about: 'test' as const,
          what: `${withNames(type.name, row.names)} of ${lidar.name}`,
          path: paths.lidar(id, lidar.id),
        })),
    );
  const calibrations = book.photometers.map(({ name, row }) => ({
    row,
    about: 'calibration' as const,
    what: `Calibration of ${name}`,
    path: paths.book(book.facility, QA_PAGES.book(id)),
  }));
  return [...tests, ...calibrations].flatMap(({ row, ...step }) =>
    row.due === null || !isAhead(row) ? [] : [{ row, step: { ...step, on: row.due, pending_with: 'facility' } }],
  );
}

/** The next evaluation that opens by itself. From then on it is a step of the facility. */
const ofEvaluation = ({ facility, nextEvaluation: next }: Way, today: Day, paths: ProcessPaths): DueStep[] =>
  next === null || next.on <= today
    ? []
    : [
        {
          on: next.on,
          about: 'evaluation',
          what: `The ${EVALUATION_KIND_WORDS[next.kind].toLowerCase()} opens`,
          pending_with: 'nobody',
          path: paths.label(facility.id),
        },
      ];

/**
 * The days on which a label begins, a renewal of it begins, and it ends, as far as they lie ahead. No party has to do
 * anything for them: a renewal that can be proposed is a step of its own.
 */
function ofLabel({ facility, label }: Way, today: Day, paths: ProcessPaths): DueStep[] {
  const { status, period, later, valid_until } = label;
  if (period === null || valid_until === null || !isLabelHeld(status)) return [];
  const path = paths.label(facility.id);
  const whileSuspended = status === 'suspended' ? ', while it is suspended' : '';
  const days = [
    { on: period.from, what: `The label begins${whileSuspended}` },
    ...later.map(({ from }) => ({ on: from, what: `The renewal of the label begins${whileSuspended}` })),
  ].filter(({ on }) => on > today);
  return [...days, { on: valid_until, what: 'The label ends' }].map((day) => ({
    ...day,
    about: 'label',
    pending_with: 'nobody',
    path,
  }));
}

/** The days of a label, and the one on which its next evaluation opens, as far as they lie ahead. */
export const daysAhead = (way: Way, today: Day, paths: ProcessPaths): DueStep[] => [
  ...ofEvaluation(way, today, paths),
  ...ofLabel(way, today, paths),
];

/** Steps that lie ahead are listed up to here. */
const SHOWN = 5;

/** What comes next, and is no open step yet. */
export function comingSteps(way: Way, today: Day, paths: ProcessPaths): ComingStep[] {
  const inBook = dueInBook(way, paths)
    .filter(({ row }) => !isTask(row, today))
    .map(({ step }): ComingStep => ({ ...step, open_from: taskFrom(step.on) }));
  const known = daysAhead(way, today, paths).map((step): ComingStep => ({ ...step, open_from: null }));
  return [...inBook, ...known].toSorted((one, other) => one.on.localeCompare(other.on)).slice(0, SHOWN);
}
