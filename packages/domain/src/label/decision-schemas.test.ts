import { problems } from '../fields/problems';
import { epochOf } from '../time/day';
import { OFFERED_STATUSES } from './displayed-status';
import { LABEL_DECISION_SCHEMAS } from './label-schema';
import { LABEL_DECISIONS, LABEL_STEPS } from './label-steps';

const DAYS = { on: epochOf('2026-06-15'), valid_from: epochOf('2026-06-15'), valid_until: epochOf('2031-06-14') };
const DECIDED = { version: 1, body: 'Council', reference: 'C-12', ...DAYS };

test.each(LABEL_DECISIONS)('%s is recorded with the words and the status of its row [12.520]', (step) => {
  const { needsReason = false, publicText } = LABEL_STEPS[step];
  const { fields } = LABEL_DECISION_SCHEMAS[step];
  expect(['reason' in fields, 'public_text' in fields, 'set_displayed_status' in fields]).toEqual([
    needsReason,
    publicText !== undefined,
    step in OFFERED_STATUSES,
  ]);
  expect(problems(LABEL_DECISION_SCHEMAS[step], DECIDED).map(({ path }) => path)).toEqual([
    ...(needsReason ? ['reason'] : []),
    ...(publicText === 'required' ? ['public_text'] : []),
  ]);
});
