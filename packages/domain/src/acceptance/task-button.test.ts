import { taskButton } from './task-button';
import type { TaskKind } from './task';

test.each<[kind: TaskKind, missing: number, button: string]>([
  ['application', 2, 'Go to the first missing field'],
  ['application', 0, 'Submit application'],
  ['upgrade-plan', 0, 'Upload upgrade plan (PDF)'],
  ['final-report', 0, 'Issue report'],
])('the button of a task %s with %d missing fields [12.285]', (kind, missing, button) => {
  expect(taskButton(kind, missing)).toBe(button);
});
