import type { LabelOnDay } from './label-on-day';

/** A label on a day, by default none. */
export const aLabel = (change: Partial<LabelOnDay> = {}): LabelOnDay => ({
  status: 'none',
  is_valid: false,
  since: null,
  period: null,
  later: [],
  valid_until: null,
  public_text: null,
  request: null,
  first: null,
  former: [],
  ...change,
});
