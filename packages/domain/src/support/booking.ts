import { QA_SETTINGS } from '../qa/settings';
import { addDays, MS_PER_DAY, type Day } from '../time/day';
import type { SlotStatus } from './slot-steps';

const { slots: SETTINGS } = QA_SETTINGS;

/** When an offer stops holding its places. No job ends it: it is a question of the moment. */
export const offerEnds = (offeredAt: Date): Date => new Date(offeredAt.getTime() + SETTINGS.offerDays * MS_PER_DAY);

/** Offers that were made later than this hold their places. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - SETTINGS.offerDays * MS_PER_DAY);

/** Whether an offer still holds its places. */
export const isHeld = (offeredAt: Date, now: Date): boolean => offeredAt > heldSince(now);

/** The last day on which a facility can move a request that is scheduled for a slot. */
export const lastMovableDay = (from: Day): Day => addDays(from, -SETTINGS.moveDays);

/** Each of some instruments once. */
export const eachOnce = <Instrument extends { _id: string }>(instruments: readonly Instrument[]): Instrument[] => [
  ...new Map(instruments.map((instrument) => [instrument._id, instrument])).values(),
];

/** The places that a request takes: one for each instrument, and one without instruments. */
export const placesOf = (instruments: readonly { _id: string }[]): number => Math.max(1, eachOnce(instruments).length);

/** A slot as a booking finds it. */
interface Bookable {
  status: SlotStatus;
  from: Day;
  /** For bookings by facilities; `null` if there is none besides the first day. */
  deadline: Day | null;
  capacity: number;
  taken: number;
  /** Places that other offers hold. */
  held: number;
}

/** Why places cannot be taken. */
export const BOOKING_REFUSALS = {
  closed: 'This slot is not open.',
  begun: 'This slot has begun.',
  deadline: 'The deadline of this slot is over.',
  full: 'This slot is full.',
  away: 'This instrument is away: it is in transit or at the calibration centre.',
  overlap: 'This instrument is booked for another slot at the same time.',
  twice: 'This instrument is booked for this slot already.',
} as const;
export type BookingRefusal = keyof typeof BOOKING_REFUSALS;

/** Why a number of places cannot be taken today; `null` if they can. */
export function bookingRefusal(
  slot: Bookable,
  { places, today, byFacility }: { places: number; today: Day; byFacility: boolean },
): BookingRefusal | null {
  if (slot.status !== 'open' && slot.status !== 'full') return 'closed';
  if (slot.from < today) return 'begun';
  if (byFacility && slot.deadline !== null && slot.deadline < today) return 'deadline';
  return slot.taken + slot.held + places > slot.capacity ? 'full' : null;
}
