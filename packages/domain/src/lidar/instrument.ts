import { day } from '../time/day';
import type { Day } from '../time/day';
import type { ComplianceCode } from '../types/type-lists';

/** The submitted decisions on a lidar; `null` while one is not submitted. */
export interface Decisions {
  feasibility: ComplianceCode | null;
  feature: ComplianceCode | null;
  channel: ComplianceCode | null;
}

/** The evaluation on the instrument as a whole that follows from the submitted decisions; `null` while one is missing. */
export function suggestGeneral({ feasibility, feature, channel }: Decisions): ComplianceCode | null {
  if (!feasibility || !feature || !channel) return null;
  const decided = [feasibility, feature, channel];
  if (decided.includes('no')) return 'no';
  return decided.every((compliance) => compliance === 'yes') ? 'yes' : 'partially';
}

/** The day against which one year is counted: that of the submitted decision, which freezes the suggestion, else today. */
export const referenceDay = (evaluationDate: number | null, today: Day): Day => day(evaluationDate) ?? today;
