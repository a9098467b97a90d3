import type { LabelScope } from '@portal/domain';
import type { Proposable } from '../conditions/load-conditions';

/** What of a proposed scope cannot be labelled any more, in words. */
const lostScope = (proposed: LabelScope, possible: LabelScope): string[] => [
  ...proposed.lidars.flatMap(({ _id, name, configurations }) => {
    const approved = possible.lidars.find((lidar) => lidar._id === _id)?.configurations ?? [];
    return configurations
      .filter((number) => !approved.includes(number))
      .map((number) => `Configuration ${number} of ${name} is no longer approved.`);
  }),
  ...proposed.photometers
    .filter(({ _id }) => !possible.photometers.some((photometer) => photometer._id === _id))
    .map(({ name }) => `${name} is no longer an instrument of the facility.`),
];

/**
 * What a proposal rests on and is no longer so, in sentences: the acceptance, its scope, and the place of the
 * photometer. What only falls due with time, such as a test, does not stop a decision that was taken outside.
 */
export function lostSinceProposal(
  proposed: LabelScope | null,
  { scope, isAccepted, isPhotometerInPlace }: Omit<Proposable, 'label' | 'renewal'>,
): string[] {
  if (!isAccepted) return ['The initial acceptance is no longer in force.'];
  const lost = proposed === null ? ['The proposal has no scope.'] : lostScope(proposed, scope);
  if (lost.length > 0 || isPhotometerInPlace) return lost;
  return ['There is no longer a photometer near a lidar.'];
}
