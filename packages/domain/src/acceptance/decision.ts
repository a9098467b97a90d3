import { day } from '../time/day';
import type { Acceptance } from '../types/type-lists';
import type { Recommendation } from './recommendation';

/** A condition of an acceptance, with the name of its instrument at that time. Days are epoch seconds. */
export interface SetCondition {
  text: string;
  due_date: number | null;
  instrument: { _id: string; name: string } | null;
}

/** A condition in one line: text, instrument, due date. */
export const conditionInWords = ({ text, instrument, due_date }: SetCondition): string =>
  [text, instrument?.name, due_date === null ? null : `until ${day(due_date)}`].filter(Boolean).join(' · ');

/** A decision of a round, with its statement and conditions. */
export interface IssuedDecision {
  report: 'preliminary' | 'final';
  acceptance: Acceptance;
  /** The meaning of the outcome in the present settings, which may differ from that in the report; absent in answers of an older server. */
  meaning?: string;
  /** Epoch seconds. */
  issued_at: number;
  statement: string | null;
  conditions: SetCondition[];
  /** The recommendations of its report; absent in answers of an older server. */
  recommendations?: Recommendation[];
  /** Why the final report was issued without the upgrade plan. */
  without_plan_reason: string | null;
}

/** A condition with its progress. */
export interface Condition extends SetCondition {
  _id: string;
  report: IssuedDecision['report'];
  /** The day of the report, epoch seconds. */
  set_at: number;
  /** When the facility last reported it as met, epoch seconds; `null` before, absent in answers of an older server. */
  reported_at?: number | null;
  reported?: string | null;
  /** Who reported it, by name; `null` before, absent in answers of an older server. */
  reported_by?: string | null;
  /** Epoch seconds; `null` while it is open. */
  fulfilled_at: number | null;
  /** How it was fulfilled, and the source of that information. */
  fulfilment: string | null;
  /** Whether a report or a reset ended it before it was fulfilled. */
  is_superseded: boolean;
}
