import type { Party } from '@portal/domain';
import { PARTIES, PROCESS_SETTINGS } from '@portal/domain';

/** Texts of the timeline of a facility. */
export const MESSAGES = {
  stage: 'Stage',
  open: 'What is open',
  nothingOpen: 'Nothing is open.',
  next: 'Next:',
  coming: `Due within ${PROCESS_SETTINGS.dueWithin} days`,
  past: 'What happened',
  parties: { ...PARTIES, nobody: '' } satisfies Record<Party, string>,
  since: (day: string) => `since ${day}`,
  due: (day: string) => `due on ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  showAll: (count: number) => `Show all ${count} entries`,
};
