import { day } from '../time/day';
import type { Acceptance } from '../types/type-lists';
import type { Recommendation } from './recommendation';

/** A condition of an acceptance, with the name that its instrument had when it was set. Days are epoch seconds. */
export interface SetCondition {
  text: string;
  due_date: number | null;
  instrument: { _id: string; name: string } | null;
}

/** A condition in a line: what, about which instrument, until when. */
export const conditionInWords = ({ text, instrument, due_date }: SetCondition): string =>
  [text, instrument?.name, due_date === null ? null : `until ${day(due_date)}`].filter(Boolean).join(' · ');

/** A decision of a round, in words. */
export interface IssuedDecision {
  report: 'preliminary' | 'final';
  acceptance: Acceptance;
  /** Epoch seconds. */
  issued_at: number;
  statement: string | null;
  conditions: SetCondition[];
  /** What its report recommends; missing from an older server. */
  recommendations?: Recommendation[];
  /** Why a final report did not wait for the upgrade plan. */
  without_plan_reason: string | null;
}

/** A condition as an open or closed item. */
export interface Condition extends SetCondition {
  _id: string;
  report: IssuedDecision['report'];
  /** Of the report, epoch seconds. */
  set_at: number;
  /** When the facility last said that it is met, epoch seconds; `null` until then, and missing from an older server. */
  reported_at?: number | null;
  /** How it is met, in the words of the facility. */
  reported?: string | null;
  /** Epoch seconds; `null` while it is open. */
  fulfilled_at: number | null;
  /** On whose word, and how. */
  fulfilment: string | null;
  /** Whether it ended with a report or a round before it was fulfilled. */
  is_superseded: boolean;
}
