import type { SlotSummary } from './slot';
import type { SupportKindCode } from './support-kinds';

/** The report of a completed request, as it was then. Times and days are epoch seconds. */
export interface SupportReport {
  issued_at: number;
  number: string;
  facility: { acronym: string; pretty_name: string; institute: string | null };
  kind: SupportKindCode;
  subject: string;
  text: string;
  instruments: { kind: 'lidar' | 'photometer'; name: string }[];
  asked_at: number;
  /** `null` if it was not scheduled. */
  slot: SlotSummary | null;
  /** Without internal messages and names. */
  messages: { step: string; by: 'facility' | 'centre'; text: string; at: number }[];
  files: string[];
  conclusions: string;
}
