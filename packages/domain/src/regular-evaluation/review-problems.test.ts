import { epochOf } from '../time/day';
import type { EvaluationOutcome } from './evaluation-steps';
import { problemsOfReview } from './review-problems';

test.each<[why: string, outcome: EvaluationOutcome, due: string[], paths: string[]]>([
  ['to continue', 'continue', [], []],
  ['to continue, with an action', 'continue', ['2026-07-01'], ['actions']],
  ['actions without one', 'continue_with_actions', [], ['actions']],
  ['an action from tomorrow on', 'continue_with_actions', ['2026-06-16'], []],
  ['an action today', 'continue_with_actions', ['2026-07-01', '2026-06-15'], ['actions[1].due']],
  ['an action in 24 months', 'continue_with_actions', ['2028-06-15'], []],
  ['an action a day later', 'continue_with_actions', ['2028-06-16'], ['actions[0].due']],
  ['a suspension, with an action', 'propose_suspension', ['2026-07-01'], ['actions']],
])('an outcome: %s', (_why, outcome, due, paths) => {
  const actions = due.map((on) => ({ due: epochOf(on) }));
  expect(
    problemsOfReview({ outcome, conclusions: 'A year without a laser.', actions }, '2026-06-15').map(
      ({ path }) => path,
    ),
  ).toEqual(paths);
});

test.each<[outcome: EvaluationOutcome, conclusions: string, paths: string[]]>([
  ['continue', 'Good.', []],
  ['propose_suspension', 'A year without a laser.', []],
  ['propose_suspension', 'Bad.', ['conclusions']],
  ['propose_suspension', `Bad.${' '.repeat(30)}`, ['conclusions']],
])('the conclusions of the outcome %s are its reason: %j [12.817]', (outcome, conclusions, paths) => {
  expect(problemsOfReview({ outcome, conclusions, actions: [] }, '2026-06-15').map(({ path }) => path)).toEqual(paths);
});
