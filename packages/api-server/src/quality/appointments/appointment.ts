import { calendarEntries, toIcs, type CalendarBooking } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { addressIn } from '../../platform/mail/address-in';
import type { Context } from '../../platform/process/app-types';
import { listAppointment, toCalendarSlot } from './appointments.store';

/** The name of a calendar, in the feed and in messages. */
export const CALENDAR_NAME = 'Support calendar';

interface Reader {
  context: Pick<Context, 'settings' | 'now'>;
  /** The reader arranges the slot, and does not only take part. */
  toCentre: boolean;
  /** Only what changed at this moment. */
  changedAt?: Date;
}

/** Bookings by facilities are, for the centre, in the entry of their slot. */
const slotFor = (
  bookings: readonly CalendarBooking[],
  slot: Parameters<typeof toCalendarSlot>[0] | undefined,
  { toCentre }: Reader,
) => (toCentre && slot && bookings.every(({ request }) => request === null) ? [toCalendarSlot(slot)] : []);

/**
 * What a message is about as the reader's calendar has it, with the same ids and numbers; undefined if the calendar has
 * nothing of it. The bookings of a request are one appointment, also those that ended.
 */
export async function appointmentOf(
  tx: Db,
  about: { requestId: string } | { bookingIds: readonly string[] },
  reader: Reader,
  slot?: Parameters<typeof toCalendarSlot>[0],
): Promise<string | undefined> {
  const { settings, now } = reader.context;
  const { changedAt: at } = reader;
  const bookings = await listAppointment(tx, about);
  if (at && !bookings.some(({ changedAt }) => changedAt.getTime() === at.getTime())) return undefined;
  const entries = calendarEntries(
    { bookings, slots: slotFor(bookings, slot, reader), offers: [], due: [] },
    { now: now(), arranges: () => reader.toCentre },
  );
  if (entries.length === 0) return undefined;
  return toIcs({
    name: CALENDAR_NAME,
    host: new URL(settings.publicUrl).hostname,
    entries,
    method: entries.every(({ state }) => state === 'cancelled') ? 'CANCEL' : 'PUBLISH',
    organizer: settings.mailFrom && addressIn(settings.mailFrom),
  });
}
