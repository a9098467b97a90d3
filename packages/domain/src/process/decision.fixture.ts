import type { labelOn } from '../label/label-on-day';
import type { LabelStep } from '../label/label-steps';
import { epochOf, type Day } from '../time/day';

type Decision = Parameters<typeof labelOn>[0][number];

/** An entry in the record of a label, which was recorded on a day. */
export const aDecision = (kind: LabelStep, recorded: Day, change: Partial<Decision> = {}): Decision => ({
  kind,
  place: 1,
  recorded_at: epochOf(recorded) + 3600,
  reason: null,
  public_text: null,
  valid_from: null,
  valid_until: null,
  scope: { lidars: [], photometers: [] },
  ...change,
});
