import { HISTORY_ACTIONS, historySentence, isHistoryAction, STEP_ACTIONS } from './history';

const about = { kind: 'lidar', name: 'MULTI' } as const;

test('an entry is a sentence', () => {
  expect(historySentence({ person: 'Ada Byron', action: 'lidar.edit', about })).toBe(
    'Ada Byron changed the lidar MULTI',
  );
  expect(historySentence({ person: null, action: 'application.submit', about })).toBe(
    'The facility submitted the application',
  );
});

test('a condition that was closed is named [12.193]', () => {
  const closed = { person: null, action: 'application.fulfil-condition', about, condition: 'Show a test.' } as const;
  expect(historySentence(closed)).toBe('CARS closed a condition as fulfilled: Show a test.');
});

test('where the name is not told, the entry says who does such things', () => {
  const unnamed = { person: null, about: { kind: 'facility', name: 'RADO' } } as const;
  expect(historySentence({ ...unnamed, action: 'application.issue-final-report' })).toBe(
    'CARS issued the final report',
  );
  expect(historySentence({ ...unnamed, action: 'facility.invite' })).toBe('An administrator invited the facility');
});

test('only what is told in words belongs into a history', () => {
  expect(isHistoryAction('lidar.add')).toBe(true);
  expect(isHistoryAction('user.add')).toBe(false);
  expect(isHistoryAction('toString')).toBe(false);
});

test('steps are the way to acceptance, and not what is typed on it', () => {
  expect(STEP_ACTIONS).toEqual(expect.arrayContaining(['application.submit', 'facility.register']));
  expect(STEP_ACTIONS).not.toContain('lidar.edit');
  expect(Object.keys(HISTORY_ACTIONS).length).toBeGreaterThan(STEP_ACTIONS.length);
});
