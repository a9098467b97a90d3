import type { FLEXIBILITIES, SupportKindCode, URGENCIES } from './support-kinds';
import type { SlotSummary } from './slot';
import type { SUPPORT_TURNS, SupportStatus, SupportStep } from './support-steps';

/** A message, or the text of a step. */
export interface SupportMessage {
  _id: string;
  /** The step that it came with; `write` for a plain message. */
  step: SupportStep;
  text: string;
  by: 'facility' | 'centre';
  is_internal: boolean;
  /** Epoch seconds. */
  at: number;
}

/** A slot on offer. */
export interface OfferedSlot {
  slot: SlotSummary;
  /** When the offer stops holding its places, epoch seconds. */
  held_until: number;
  /** Afterwards the slot can be chosen while a place is free. */
  is_held: boolean;
}

/** Who of the centre works on a request. */
export interface Assignee {
  /** `null`: the account has no name any more. */
  name: string | null;
  is_me: boolean;
}

/** A request for support. Times and days are epoch seconds. */
export interface SupportRequest {
  _id: string;
  /** Such as S-2026-014. */
  number: string;
  facility: { _id: string; acronym: string };
  /** The reader is its owner or a deputy, so that others take the steps of the centre; absent from an older server. */
  is_own_facility?: boolean;
  kind: SupportKindCode;
  subject: string;
  text: string;
  instruments: { _id: string; kind: 'lidar' | 'photometer'; name: string }[];
  test: string | null;
  wanted_from: number | null;
  wanted_to: number | null;
  flexibility: (typeof FLEXIBILITIES)[number];
  urgency: (typeof URGENCIES)[number];
  blackout_dates: number[];
  status: SupportStatus;
  turn: (typeof SUPPORT_TURNS)[SupportStatus];
  created_at: number;
  status_since: number;
  /** What the facility can choose from. */
  offered: OfferedSlot[];
  /** The slot that was chosen, and the last day on which the facility can move it. */
  scheduled: { slot: SlotSummary; movable_until: number } | null;
  /** Who of the centre has taken it on; for the centre alone, and absent from an older server. */
  assignee?: Assignee | null;
  /** It was completed, and has a report as a PDF. */
  has_report: boolean;
  files: { _id: string; name: string; size: number }[];
  messages: SupportMessage[];
}
