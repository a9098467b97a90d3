import type { SlotStatus } from './slot-steps';
import type { SupportKindCode } from './support-kinds';

/** Who may book a slot: every accepted facility, those that are named, or none, as it is offered for requests. */
export const SLOT_AUDIENCES = ['all', 'named', 'offer'] as const;
export type SlotAudience = (typeof SLOT_AUDIENCES)[number];

/** A time at a place. Days are epoch seconds; the last day is part of the slot. */
export interface SlotSummary {
  _id: string;
  kind: SupportKindCode;
  title: string;
  place: string;
  from: number;
  to: number;
}

/** A place in a slot that is taken by an instrument, or by a request without instruments. */
export interface Booking {
  _id: string;
  slot: string;
  facility: { _id: string; acronym: string };
  instrument: { _id: string; kind: 'lidar' | 'photometer'; name: string } | null;
  /** The request that was scheduled; `null` for a booking by the facility itself. */
  request: string | null;
  booked_at: number;
}

/** A slot; one with several places is a campaign. */
export interface Slot extends SlotSummary {
  capacity: number;
  taken: number;
  /** Places that offers hold. */
  held: number;
  /** The last day for bookings by facilities. */
  deadline: number;
  open_to: SlotAudience;
  /** The named facilities, for those who arrange the slot. */
  facilities: { _id: string; acronym: string }[];
  status: SlotStatus;
  notes: string | null;
  version: number;
  /** Those of the reader's facilities; all for those who arrange the slot. */
  bookings: Booking[];
}

/** An address of the calendar, without its secret. */
export interface CalendarAddress {
  _id: string;
  created_at: number;
  /** Hour of the last reading. */
  last_used_at: number | null;
}

/** A new address of the calendar, which is shown only once. */
export interface NewCalendarAddress {
  url: string;
}
