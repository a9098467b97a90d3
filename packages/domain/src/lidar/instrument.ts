import { day } from '../time/day';
import type { Day } from '../time/day';
import type { ComplianceCode } from '../types/type-lists';

/** The submitted evaluations of a lidar; `null` if not submitted. */
export interface Decisions {
  feasibility: ComplianceCode | null;
  feature: ComplianceCode | null;
  channel: ComplianceCode | null;
}

/** The suggestion for the whole instrument, based on the submitted evaluations; `null` if one is missing. */
export function suggestGeneral({ feasibility, feature, channel }: Decisions): ComplianceCode | null {
  if (!feasibility || !feature || !channel) return null;
  const decided = [feasibility, feature, channel];
  if (decided.includes('no')) return 'no';
  return decided.every((compliance) => compliance === 'yes') ? 'yes' : 'partially';
}

/**
 * The start of the one-year period of the criteria: the day of the submitted evaluation, which freezes the suggestion,
 * otherwise today.
 */
export const referenceDay = (evaluationDate: number | null, today: Day): Day => day(evaluationDate) ?? today;
