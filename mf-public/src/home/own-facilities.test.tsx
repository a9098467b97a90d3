import { epochOf, summarizeTasks } from '@portal/domain';
import type { ServedTask } from '@portal/domain';
import { aFacility, anId, anInitialAcceptance, aProfile } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { OwnFacilities } from './own-facilities';

const facility = aFacility({
  submissions: { initial_acceptance: anInitialAcceptance('submitted', { pending_for: 'reviewers' }) },
});
const { _id, acronym, pretty_name } = facility;

const aTask = (change: Partial<ServedTask>): ServedTask => ({
  kind: 'due-tests',
  what: 'Make a test of RALI',
  progress: null,
  since: null,
  due_date: epochOf('2126-07-20'),
  facility: { _id, acronym, pretty_name },
  path: '/qa-support/',
  button: 'Open test book',
  key: 'tests',
  ...change,
});

async function open(...tasks: ServedTask[]) {
  fakeApi({
    'GET /my/national-facilities': loads({ exists: true, nfs: [{ id: _id, acronym }] }),
    [`GET /national-facility/${_id}/general-info`]: loads(facility),
    'GET /user/task-summary': loads(summarizeTasks(tasks)),
  });
  renderInPortal(<OwnFacilities />, { profile: aProfile() });
  return screen.findByRole('region', { name: pretty_name });
}

const ELSEWHERE = aTask({ what: 'Make another test', facility: { _id: anId(11), acronym, pretty_name }, key: 'other' });

test('an own facility names its most urgent task before what its application waits for [12.285]', async () => {
  const own = await open(ELSEWHERE, aTask({}));
  expect(own).toHaveTextContent(
    'Your turn: make a test of RALI. Due on 2126-07-20. Waiting for an administrator to assign reviewers',
  );
  expect(own).not.toHaveTextContent('Nothing is due');
});

test('an own facility without a task is told that nothing is due [12.285]', async () => {
  expect(await open(ELSEWHERE)).toHaveTextContent('Nothing is due from you now.');
});
