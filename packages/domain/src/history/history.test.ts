import { HISTORY_ACTIONS, historySentence, isHistoryAction, STEP_ACTIONS } from './history';

const about = { kind: 'lidar', name: 'MULTI' } as const;

test('an entry is described by a sentence', () => {
  expect(historySentence({ person: 'Ada Byron', action: 'lidar.edit', about })).toBe(
    'Ada Byron changed the lidar MULTI',
  );
  expect(historySentence({ person: null, action: 'application.submit', about })).toBe(
    'The facility submitted the application',
  );
});

test('the sentence quotes a closed condition [12.193]', () => {
  const closed = { person: null, action: 'application.fulfil-condition', about, condition: 'Show a test.' } as const;
  expect(historySentence(closed)).toBe('CARS closed a condition as fulfilled: Show a test.');
});

test('without a name, the sentence names the usual party', () => {
  const unnamed = { person: null, about: { kind: 'facility', name: 'RADO' } } as const;
  expect(historySentence({ ...unnamed, action: 'application.issue-final-report' })).toBe(
    'CARS issued the final report',
  );
  expect(historySentence({ ...unnamed, action: 'facility.invite' })).toBe('An administrator invited the facility');
});

test('only actions with a phrase belong in a history', () => {
  expect(isHistoryAction('lidar.add')).toBe(true);
  expect(isHistoryAction('user.add')).toBe(false);
  expect(isHistoryAction('toString')).toBe(false);
});

test('the steps of the acceptance do not include edits', () => {
  expect(STEP_ACTIONS).toEqual(expect.arrayContaining(['application.submit', 'facility.register']));
  expect(STEP_ACTIONS).not.toContain('lidar.edit');
  expect(Object.keys(HISTORY_ACTIONS).length).toBeGreaterThan(STEP_ACTIONS.length);
});
