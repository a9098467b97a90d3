import { facility, person } from '../facilities.fixture';
import { presentReviewers } from './present-reviewers';

const [ada, bo, cy, di] = [person(1, 'Ada'), person(2, 'Bo'), person(3, 'Cy'), person(4, 'Di')];

test.each([
  ['one facility', [ada], 'Ada Byron'],
  ['one facility without a reviewer', [null], 'no one'],
  ['the same person everywhere', [ada, ada], 'Ada Byron'],
  ['nobody anywhere', [null, null], 'no one'],
  ['a person and nobody', [ada, null, null], '1 facility: Ada Byron; 2 facilities: no one'],
  ['two people', [ada, bo, ada], '2 facilities: Ada Byron; 1 facility: Bo Byron'],
  ['many people', [ada, bo, cy, di, null], '4 facilities: 4 different people; 1 facility: no one'],
])('who reviews a component at present: %s', (_why, people, words) => {
  const facilities = people.map((lidar, at) =>
    facility(at + 1, `NF-${at}`, 'submitted', {
      component_reviewers: { lidar, lidar_data: null, photometer: null, photometer_data: null },
    }),
  );
  expect(presentReviewers(facilities, 'lidar')).toBe(words);
});

test.each([
  ['beside a reviewer', [true, true, false], '2 facilities: no one; 1 facility: not needed, without a photometer'],
  ['alone', [false], 'not needed, without a photometer'],
])('a facility without a photometer needs no reviewer of it, %s', (_why, have, words) => {
  const facilities = have.map((has, at) =>
    facility(at + 1, `NF-${at}`, 'submitted', {}, has ? {} : { photometers: [] }),
  );
  expect(presentReviewers(facilities, 'photometer')).toBe(words);
  expect(presentReviewers(facilities, 'lidar')).toBe('no one');
});
