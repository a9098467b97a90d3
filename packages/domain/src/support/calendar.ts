/** What a calendar shows. `due`: a test of an own lidar that is due. */
export type CalendarEntryKind = 'slot' | 'offer' | 'booking' | 'due';
export type CalendarEntryState = 'tentative' | 'confirmed' | 'cancelled';

/** An entry of a calendar, without names of persons. Days are epoch seconds; the last day is part of the entry. */
export interface CalendarEntry {
  /** The same for the same thing, also after it was moved. */
  key: string;
  kind: CalendarEntryKind;
  state: CalendarEntryState;
  title: string;
  place: string | null;
  from: number;
  to: number;
  slot: string | null;
  request: { _id: string; number: string } | null;
  facility: { _id: string; acronym: string } | null;
  /** Grows when the entry changes. */
  sequence: number;
  /** Epoch seconds. */
  changed_at: number;
}
