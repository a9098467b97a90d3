import { isTask, reminderOn, taskFrom, type ReminderKind } from './reminder';
import type { LightReason } from './light';

const DUE = '2026-09-01';

test.each<[today: string, kind: ReminderKind | null]>([
  ['2026-07-02', null],
  ['2026-07-03', 'qa-due-first'],
  ['2026-08-17', 'qa-due-first'],
  ['2026-08-18', 'qa-due-second'],
  ['2026-09-01', 'qa-due-second'],
  ['2026-09-02', 'qa-overdue-first'],
  ['2026-09-30', 'qa-overdue-first'],
  ['2026-10-01', 'qa-overdue-second'],
])('on %s the reminder of a test due on 2026-09-01 is %s', (today, kind) => {
  expect(reminderOn({ due: DUE, reason: 'due-soon' }, today)).toBe(kind);
});

test.each<[reason: LightReason, isReminded: boolean]>([
  ['overdue', true],
  ['after-event', true],
  ['failed', true],
  ['in-evaluation', false],
  ['late-at-centre', false],
  ['up-to-date', false],
  ['not-begun', false],
])('a test that is %s is reminded of: %s', (reason, isReminded) => {
  expect(reminderOn({ due: DUE, reason }, '2026-09-10') !== null).toBe(isReminded);
});

test.each<[why: string, due: string | null, reason: LightReason, is: boolean]>([
  ['fourteen days before', '2026-06-29', 'due-soon', true],
  ['a day earlier', '2026-06-30', 'due-soon', false],
  ['overdue', '2026-06-01', 'overdue', true],
  ['failed, and not due for long', '2027-01-01', 'failed', true],
  ['with the centre', '2026-06-01', 'in-evaluation', false],
  ['made once', null, 'up-to-date', false],
])('a task of the facility: %s', (_why, due, reason, is) => {
  expect(isTask({ due, reason }, '2026-06-15')).toBe(is);
});

test('a test is a task of its facility from 14 days before its due date on', () => {
  expect(taskFrom('2026-09-03')).toBe('2026-08-20');
});
