import { hasPhotometerNear, type LabelBook, type LabelScope } from '@portal/domain';
import type { Proposable } from '../conditions/load-conditions';

/** What of a proposed scope cannot be labelled any longer, in sentences. */
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

/** Tests of proposed configurations that are not valid in a book, in sentences. */
const invalidTests = (proposed: LabelScope, { lidars }: LabelBook): string[] =>
  proposed.lidars.flatMap(({ _id, configurations }) =>
    lidars
      .filter((lidar) => lidar._id === _id)
      .flatMap(({ approved }) => approved.filter(({ number }) => configurations.includes(number)))
      .flatMap(({ invalid }) => invalid.map((found) => `A result that counted was revoked or failed: ${found}.`)),
  );

/**
 * What a proposal rests on and is no longer so, in sentences: the acceptance, its scope, its tests, and the place of the
 * photometer and its calibration. `then` is the test book of the day of the proposal as it reads now: what is missing from it was revoked or
 * has failed since. What only falls due with time does not stop a decision that was taken outside.
 */
export function lostSinceProposal(
  proposed: LabelScope | null,
  { scope, book }: Pick<Proposable, 'scope' | 'book'>,
  then: LabelBook,
): string[] {
  if (!book.isAccepted) return ['The initial acceptance is no longer in force.'];
  if (proposed === null) return ['The proposal has no scope.'];
  const lost = [...lostScope(proposed, scope), ...invalidTests(proposed, then)];
  if (lost.length > 0) return lost;
  if (!hasPhotometerNear(book, proposed, 'any')) return ['There is no longer a photometer near a lidar.'];
  return hasPhotometerNear(then, proposed, 'calibrated')
    ? []
    : ['No photometer near a lidar is calibrated any longer.'];
}
