import type { Instruments } from './instrument-rows';

/** What the first lidar did not do before it was rebuilt. */
const BEFORE = { polarisation_calibration: 'manual', unattended_operation: 'no', continuous_operation: 'no' } as const;

/** The instruments as they were before the owner brought a returned application up to date. */
export function earlierInstruments({ lidars, groups, photometers }: Instruments): Instruments {
  const [rebuilt, ...others] = lidars;
  if (!rebuilt) return { lidars, groups, photometers };
  return {
    lidars: [{ ...rebuilt, ...BEFORE }, ...others],
    groups: groups.map((group) =>
      // Twice as long: the old laser was the weaker one.
      group.lidarId === rebuilt.id
        ? { ...group, time_resolution: group.time_resolution && group.time_resolution * 2 }
        : group,
    ),
    photometers,
  };
}
