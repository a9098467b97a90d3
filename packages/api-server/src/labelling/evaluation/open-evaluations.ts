import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS, type OpenEvaluations } from '@portal/domain';
import type { NamedRow } from '../facilities/facility.store';

interface Instruments {
  facility: { id: string };
  lidars: readonly NamedRow[];
  photometers: readonly NamedRow[];
}

/** How many required evaluations of each kind are not submitted, of those that are and the instruments there are. */
export function openEvaluations(
  { facility, lidars, photometers }: Instruments,
  given: readonly { targetId: string; aspect: string }[],
): OpenEvaluations {
  const isOpen = (id: string, aspect: string) => !given.some((one) => one.targetId === id && one.aspect === aspect);
  const openOf = (instruments: readonly NamedRow[], aspect: string) =>
    instruments.filter(({ id }) => isOpen(id, aspect)).length;
  const needsSynergy = lidars.length > 0 && photometers.length > 0;
  return {
    ...Object.fromEntries(LIDAR_ASPECTS.map((aspect) => [`lidar-${aspect}`, openOf(lidars, aspect)])),
    ...Object.fromEntries(PHOTOMETER_ASPECTS.map((aspect) => [`photometer-${aspect}`, openOf(photometers, aspect)])),
    synergy: needsSynergy && isOpen(facility.id, 'synergy') ? 1 : 0,
  };
}
