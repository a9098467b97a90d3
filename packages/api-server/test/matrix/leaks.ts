import { relationsOf, isEvaluated } from '@portal/domain';
import { ACTORS, PEOPLE, WHO } from './actors';
import { EVALUATOR } from './fixture-people';
import type { Tried } from './trial';
import { DRAFT, GIVEN } from './evaluations';
import type { Fixture } from './fixture';

const BLIND = ['An', 'Ow', 'De', 'Oo'];

/** Ids and addresses of those who are reviewers and nothing else, and the word that is in the name of each. */
function namesOfEvaluators({ people }: Fixture): string[] {
  const evaluates = WHO.filter(
    (who) => PEOPLE[who].some((role) => role.endsWith('_reviewer')) && !who.includes('owner'),
  );
  return [EVALUATOR, ...evaluates.flatMap((who) => [people[who].id, people[who].email])];
}

/** What this person is to the facility that was asked about. */
export function columnsOf(fixture: Fixture, { attempt: { actor, facility } }: Tried) {
  const { who } = ACTORS[actor];
  return relationsOf(who && fixture.people[who], facility.people).columns;
}

/** What an answer gives away: drafts, what was decided before it is reported, names of reviewers. */
function leaksOf(fixture: Fixture, tried: Tried): string[] {
  const { call } = tried.attempt;
  const isOwn = columnsOf(fixture, tried).some((column) => column === 'Ow' || column === 'De') || call.includes('/my/');
  const isTold = isOwn && isEvaluated(fixture.scene.status);
  const secrets = [DRAFT, ...(isTold ? [] : [GIVEN]), ...namesOfEvaluators(fixture)];
  return secrets.filter((secret) => tried.response.text.includes(secret));
}

/** Everything that owners, strangers and visitors were told and must not know. */
export const leaksIn = (fixture: Fixture, all: readonly Tried[]) =>
  all
    .filter((tried) => columnsOf(fixture, tried).every((column) => BLIND.includes(column)))
    .flatMap((tried) => leaksOf(fixture, tried).map((secret) => `${tried.attempt.call}: ${secret}`));

/** The calls whose answers disclosed an evaluation. */
export const callsWithEvaluations = (all: readonly Tried[]) => [
  ...new Set(
    all
      .filter(({ response: { text } }) => [DRAFT, GIVEN].some((words) => text.includes(words)))
      .map(({ attempt }) => attempt.call),
  ),
];
