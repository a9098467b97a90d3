import { byCode } from '../types/type-item';
import { epochOf, epochSeconds, type Day } from '../time/day';
import { isHeld } from './booking';
import type { SlotStatus } from './slot-steps';
import type { SlotAudience } from './slot';
import { SUPPORT_KINDS, type SupportKindCode } from './support-kinds';

/** What a calendar shows. `due`: tests or the calibration of an own instrument that are due. */
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

/** A slot as a calendar needs it. */
export interface CalendarSlot {
  id: string;
  kind: SupportKindCode;
  title: string;
  place: string;
  from: Day;
  to: Day;
  status: SlotStatus;
  openTo: SlotAudience;
  sequence: number;
  changedAt: Date;
}

interface OfFacility {
  slot: CalendarSlot;
  facility: { _id: string; acronym: string };
}

/** A place in a slot, taken or given back. */
export interface CalendarBooking extends OfFacility {
  id: string;
  instrument: string | null;
  request: { _id: string; number: string } | null;
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
}

/** A slot on offer. */
export interface CalendarOffer extends OfFacility {
  request: { _id: string; number: string };
  offeredAt: Date;
}

/** What is due of an instrument on one day: tests of a lidar, or the calibration of a photometer. */
export interface CalendarDue {
  facility: { _id: string; acronym: string };
  instrument: { id: string; name: string };
  what: readonly string[];
  day: Day;
  /** The last record that the day follows from. */
  since: Date;
}

/** The records of a calendar, of which the reader may see all. */
export interface CalendarRecords {
  slots: readonly CalendarSlot[];
  bookings: readonly CalendarBooking[];
  offers: readonly CalendarOffer[];
  due: readonly CalendarDue[];
}

interface Reader {
  now: Date;
  /** Whether the reader arranges a kind, and does not only take part. */
  arranges: (kind: SupportKindCode) => boolean;
}

const nameOf = (kind: SupportKindCode) => byCode(SUPPORT_KINDS, kind)?.name ?? kind;

const place = ({ id, place: where, from, to }: CalendarSlot) => ({
  slot: id,
  place: where,
  from: epochOf(from),
  to: epochOf(to),
});

const SLOT_STATES: Record<SlotStatus, CalendarEntryState> = {
  planned: 'tentative',
  open: 'confirmed',
  full: 'confirmed',
  done: 'confirmed',
  cancelled: 'cancelled',
};

/** Slots that are made for requests are shown by their offers and bookings. */
const slotEntries = ({ slots, bookings }: CalendarRecords, { arranges }: Reader): CalendarEntry[] =>
  slots
    .filter(({ id, kind, openTo }) =>
      arranges(kind) ? openTo !== 'offer' : !bookings.some(({ slot, isCancelled }) => slot.id === id && !isCancelled),
    )
    .filter(({ kind, status }) => arranges(kind) || status === 'open' || status === 'full')
    .map((slot) => ({
      ...place(slot),
      key: `slot-${slot.id}`,
      kind: 'slot',
      // For a facility an open campaign is a possibility.
      state: arranges(slot.kind) ? SLOT_STATES[slot.status] : 'tentative',
      title: slot.title,
      request: null,
      facility: null,
      sequence: slot.sequence,
      changed_at: epochSeconds(slot.changedAt),
    }));

const offerEntries = ({ offers }: CalendarRecords, { now }: Reader): CalendarEntry[] =>
  offers
    .filter(({ offeredAt, slot }) => isHeld(offeredAt, now) && (slot.status === 'open' || slot.status === 'full'))
    .map(({ slot, facility, request, offeredAt }) => ({
      ...place(slot),
      key: `offer-${request._id}-${slot.id}`,
      kind: 'offer',
      state: 'tentative',
      title: `Offered: ${nameOf(slot.kind)}, ${facility.acronym} (${request.number})`,
      request,
      facility,
      sequence: slot.sequence,
      changed_at: Math.max(epochSeconds(offeredAt), epochSeconds(slot.changedAt)),
    }));

/** All instruments of a request are one appointment, which keeps its key when the request is moved. */
const keyOf = ({ id, request }: CalendarBooking) => (request ? `request-${request._id}` : `booking-${id}`);

/** The present bookings of an appointment, or those that ended last; all of one time have one number. */
function present(all: readonly CalendarBooking[]): CalendarBooking[] {
  const open = all.filter(({ isCancelled }) => !isCancelled);
  const shown = open.length > 0 ? open : all;
  const last = Math.max(...shown.map(({ sequence }) => sequence));
  return shown.filter(({ sequence }) => sequence === last);
}

function appointment(key: string, all: readonly CalendarBooking[]): CalendarEntry[] {
  const bookings = present(all);
  const [first] = bookings;
  if (!first) return [];
  const { slot, facility, request, isCancelled } = first;
  const instruments = bookings.flatMap(({ instrument }) => instrument ?? []).toSorted();
  const what = request ? `${nameOf(slot.kind)}, ${facility.acronym} (${request.number})` : slot.title;
  return [
    {
      ...place(slot),
      key,
      kind: 'booking',
      state: isCancelled ? 'cancelled' : 'confirmed',
      title: instruments.length > 0 ? `${what}: ${instruments.join(', ')}` : what,
      request,
      facility,
      sequence: Math.max(...all.map(({ sequence }) => sequence)),
      changed_at: Math.max(...all.map(({ changedAt }) => epochSeconds(changedAt))),
    },
  ];
}

/** Bookings of a campaign by facilities are in the entry of the slot for those who arrange it. */
function bookingEntries({ bookings }: CalendarRecords, { arranges }: Reader): CalendarEntry[] {
  const shown = bookings.filter(({ slot, request }) => request !== null || !arranges(slot.kind));
  const groups = new Map<string, CalendarBooking[]>();
  for (const booking of shown) groups.set(keyOf(booking), [...(groups.get(keyOf(booking)) ?? []), booking]);
  return [...groups].flatMap(([key, all]) => appointment(key, all));
}

const dueEntries = ({ due }: CalendarRecords): CalendarEntry[] =>
  due.map(({ facility, instrument, what, day, since }) => ({
    key: `due-${instrument.id}-${day}`,
    kind: 'due',
    state: 'confirmed',
    title: `Due: ${what.join(', ')} of ${instrument.name}`,
    place: null,
    from: epochOf(day),
    to: epochOf(day),
    slot: null,
    request: null,
    facility,
    sequence: 0,
    // Nothing due is stored. A calendar program takes an entry with another time for a changed one.
    changed_at: epochSeconds(since),
  }));

/** What a reader's calendar shows, by day. */
export function calendarEntries(records: CalendarRecords, reader: Reader): CalendarEntry[] {
  const entries = [slotEntries, offerEntries, bookingEntries, dueEntries].flatMap((of) => of(records, reader));
  return entries.toSorted((one, other) => one.from - other.from || (one.key < other.key ? -1 : 1));
}
