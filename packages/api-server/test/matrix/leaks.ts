import { relationsOf, isEvaluated } from '@portal/domain';
import { ACTORS, PEOPLE, WHO } from './actors';
import { EVALUATOR } from './fixture-people';
import type { Tried } from './trial';
import { DRAFT, GIVEN } from './evaluations';
import type { Fixture } from './fixture';

const BLIND = ['An', 'Ow', 'De', 'Oo'];

/** Ids and addresses of users who are only reviewers, and the word that is in all their names. */
function namesOfEvaluators({ people }: Fixture): string[] {
  const evaluates = WHO.filter(
    (who) => PEOPLE[who].some((role) => role.endsWith('_reviewer')) && !who.includes('owner'),
  );
  return [EVALUATOR, ...evaluates.flatMap((who) => [people[who].id, people[who].email])];
}

/** This actor's relation to the facility of the request. */
export function columnsOf(fixture: Fixture, { attempt: { actor, facility } }: Tried) {
  const { who } = ACTORS[actor];
  return relationsOf(who && fixture.people[who], facility.people).columns;
}

/** Confidential contents of a response: drafts, decisions before their report, names of reviewers. */
function leaksOf(fixture: Fixture, tried: Tried): string[] {
  const { call } = tried.attempt;
  const isOwn = columnsOf(fixture, tried).some((column) => column === 'Ow' || column === 'De') || call.includes('/my/');
  const isInformed = isOwn && isEvaluated(fixture.scene.status);
  const secrets = [DRAFT, ...(isInformed ? [] : [GIVEN]), ...namesOfEvaluators(fixture)];
  return secrets.filter((secret) => tried.response.text.includes(secret));
}

/** All confidential contents in responses to owners, strangers and visitors. */
export const leaksIn = (fixture: Fixture, all: readonly Tried[]) =>
  all
    .filter((tried) => columnsOf(fixture, tried).every((column) => BLIND.includes(column)))
    .flatMap((tried) => leaksOf(fixture, tried).map((secret) => `${tried.attempt.call}: ${secret}`));

/** The calls whose responses contained an evaluation. */
export const callsWithEvaluations = (all: readonly Tried[]) => [
  ...new Set(
    all
      .filter(({ response: { text } }) => [DRAFT, GIVEN].some((words) => text.includes(words)))
      .map(({ attempt }) => attempt.call),
  ),
];
