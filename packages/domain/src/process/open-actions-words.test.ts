import type { OpenActions } from './open-of-label';
import { openActionsInWords } from './open-words';

const open = (pending_with: OpenActions['pending_with'], count: number, due: string | null = null): OpenActions => ({
  pending_with,
  count,
  due,
  since: null,
});

test.each<[open: OpenActions[], words: string]>([
  [[], ''],
  [[open('facility', 1, '2026-12-24')], 'The facility carries out an action, by 2026-12-24.'],
  [[open('facility', 2, '2026-12-24')], 'The facility carries out 2 actions, the first by 2026-12-24.'],
  [[open('cars', 1)], 'The centre confirms an action.'],
  [
    [open('facility', 1, '2026-12-24'), open('cars', 2)],
    'The facility carries out an action, by 2026-12-24. The centre confirms 2 actions.',
  ],
])('open actions %j are told as: %s', (actions, words) => {
  expect(openActionsInWords(actions)).toBe(words);
});
