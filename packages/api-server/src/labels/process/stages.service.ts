import {
  dayOf,
  prettyName,
  standsStillFor,
  type NetworkStageRow,
  type NetworkStages,
  type PermissionHolder,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { dueSoon } from './due-soon';
import { loadWays } from './load-ways';
import { openSteps } from './open-steps';
import { centrePaths } from './paths';
import { listMovements } from './process.store';

/** The whole network by stage. */
export async function listStages(
  { db, now }: Context,
  reader: PermissionHolder & { id: string },
): Promise<NetworkStages> {
  const on = dayOf(now());
  const paths = centrePaths(reader);
  const ways = await loadWays(db, on);
  const moved = await listMovements(db);
  const rows = ways.map((way): NetworkStageRow => {
    const { facility, stage } = way;
    const open = openSteps(way, on, paths);
    const moved_on = moved.get(facility.id) ?? null;
    return {
      facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
      stage: stage.stage,
      stage_since: stage.since,
      open,
      due: dueSoon(way, open, on, paths),
      moved_on,
      stands_still_for: standsStillFor(open, moved_on, on),
    };
  });
  return { on, rows };
}
