import type { SubmittedApplication } from '@portal/domain';
import { anInitialAcceptance } from '@portal/testing';
import { daysBetween, openWorkIn } from './open-work';

const waiting = (acronym: string, since: number | null | undefined): SubmittedApplication => ({
  _id: acronym,
  acronym,
  name: null,
  pretty_name: acronym,
  type: null,
  initial_acceptance: anInitialAcceptance('submitted'),
  open_work: since === undefined ? null : { what: 'Reviewers to set', since },
});

test('what waits longest comes first, what does not wait not at all', () => {
  const list = [waiting('A', 30), waiting('B', undefined), waiting('C', null), waiting('D', 10)];
  expect(openWorkIn(list).map(({ acronym }) => acronym)).toEqual(['D', 'A', 'C']);
});

test.each([
  ['an hour', 3600, 0],
  ['one day to the second', 86_400, 1],
  ['almost three days', 3 * 86_400 - 1, 2],
  ['a clock that is ahead', -60, 0],
])('%s', (_why, seconds, days) => {
  expect(daysBetween(1_700_000_000, 1_700_000_000 + seconds)).toBe(days);
});
