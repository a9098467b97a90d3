import { actorKinds, isEvaluated } from '@portal/domain';
import { ACTORS, PEOPLE, WHO } from './actors';
import { EVALUATOR } from './settlers';
import type { Tried } from './trial';
import { DRAFT, GIVEN } from './evaluations';
import type { World } from './world';

const BLIND = ['An', 'Ow', 'Oo'];

/** Ids and addresses of those who are reviewers and nothing else, and the word that is in the name of each. */
function namesOfEvaluators({ people }: World): string[] {
  const evaluates = WHO.filter(
    (who) => PEOPLE[who].some((role) => role.endsWith('_reviewer')) && !who.includes('owner'),
  );
  return [EVALUATOR, ...evaluates.flatMap((who) => [people[who].id, people[who].email])];
}

/** What this person is to the facility that was asked about. */
export function columnsOf(world: World, { attempt: { actor, site } }: Tried) {
  const { who } = ACTORS[actor];
  return actorKinds(who && world.people[who], site.people).columns;
}

/** What an answer gives away: drafts, what was decided before it is reported, names of reviewers. */
function leaksOf(world: World, tried: Tried): string[] {
  const { call } = tried.attempt;
  const isOwn = columnsOf(world, tried).includes('Ow') || call.includes('/my/');
  const isTold = isOwn && isEvaluated(world.scene.status);
  const secrets = [DRAFT, ...(isTold ? [] : [GIVEN]), ...namesOfEvaluators(world)];
  return secrets.filter((secret) => tried.heard.text.includes(secret));
}

/** Everything that owners, strangers and visitors were told and must not know. */
export const leaksIn = (world: World, all: readonly Tried[]) =>
  all
    .filter((tried) => columnsOf(world, tried).every((column) => BLIND.includes(column)))
    .flatMap((tried) => leaksOf(world, tried).map((secret) => `${tried.attempt.call}: ${secret}`));

/** The calls that told somebody an evaluation. */
export const callsWithEvaluations = (all: readonly Tried[]) => [
  ...new Set(
    all
      .filter(({ heard: { text } }) => [DRAFT, GIVEN].some((words) => text.includes(words)))
      .map(({ attempt }) => attempt.call),
  ),
];
