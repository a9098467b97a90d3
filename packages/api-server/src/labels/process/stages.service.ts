import {
  addDays,
  dayOf,
  prettyName,
  relationsOf,
  PROCESS_SETTINGS,
  standsStillFor,
  type Day,
  type DueStep,
  type NetworkStageRow,
  type NetworkStages,
  type OpenStep,
  type PermissionHolder,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { stateOf, wayAsRead } from './as-read';
import { daysAhead, dueInBook } from './due-steps';
import { loadWays, type Way } from './load-ways';
import { openSteps } from './open-steps';
import { centrePaths, type ProcessPaths } from './paths';
import { listMovements } from './process.store';

/** What is due within some days or overdue, the earliest first. What the test book has is named test by test. */
function dueSoon(way: Way, open: readonly OpenStep[], today: Day, paths: ProcessPaths): DueStep[] {
  const last = addDays(today, PROCESS_SETTINGS.dueWithin);
  const steps = open.flatMap(({ stage, due, text: what, about, pending_with, path }) =>
    due === null || stage === '1b' ? [] : [{ on: due, about, what, pending_with, path }],
  );
  return [...steps, ...dueInBook(way, paths).map(({ step }) => step), ...daysAhead(way, today, paths)]
    .filter(({ on }) => on <= last)
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

/** The whole network by stage. */
export async function listStages(
  { db, now }: Context,
  reader: PermissionHolder & { id: string },
): Promise<NetworkStages> {
  const on = dayOf(now());
  const paths = centrePaths(reader);
  const ways = await loadWays(db, on);
  const moved = await listMovements(db);
  const relation = relationsOf(reader);
  const rows = ways.map((way): NetworkStageRow => {
    const { facility, stage, label } = way;
    const { status, is_valid, valid_until } = label;
    const read = wayAsRead(way, { relation, state: stateOf(way) });
    const open = openSteps(read, on, paths);
    const moved_on = moved.get(facility.id) ?? null;
    return {
      facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
      stage: stage.stage,
      stage_since: stage.since,
      label: { status, is_valid, valid_until: status === 'withdrawn' ? null : valid_until },
      open,
      due: dueSoon(read, open, on, paths),
      moved_on,
      // The same for all readers, whether or not they read what stands still.
      stands_still_for: standsStillFor(openSteps(way, on, paths), moved_on, on),
    };
  });
  return { on, rows };
}
