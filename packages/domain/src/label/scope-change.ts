import type { Day } from '../time/day';
import type { LabelScope } from './label-decision';
import type { LabelPeriod } from './label-on-day';

type Lidar = LabelScope['lidars'][number];

/** What the scope after a renewal has of a lidar no longer: the whole lidar without numbers, or some configurations. */
function lidarLeftOut(lidar: Lidar, next: LabelScope): Lidar[] {
  const kept = next.lidars.find(({ _id }) => _id === lidar._id);
  if (!kept) return [{ ...lidar, configurations: [] }];
  const configurations = lidar.configurations.filter((number) => !kept.configurations.includes(number));
  return configurations.length > 0 ? [{ ...lidar, configurations }] : [];
}

/**
 * What a scope includes and the next one does not: instruments, and configurations of lidars that stay. A lidar that is
 * left out as a whole has no configurations here. `null` if nothing is left out.
 */
export function scopeLeftOut(present: LabelScope, next: LabelScope): LabelScope | null {
  const lidars = present.lidars.flatMap((lidar) => lidarLeftOut(lidar, next));
  const photometers = present.photometers.filter(({ _id }) => !next.photometers.some((kept) => kept._id === _id));
  return lidars.length + photometers.length > 0 ? { lidars, photometers } : null;
}

/** The scope that holds before the first day of a renewal: `present`, or that of a renewal that begins before it. */
export const scopeBefore = (
  present: LabelScope,
  renewals: readonly Pick<LabelPeriod, 'from' | 'scope'>[],
  first: Day,
): LabelScope => renewals.findLast(({ from }) => from < first)?.scope ?? present;
