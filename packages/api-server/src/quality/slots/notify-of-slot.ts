import { permissionFor } from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { appointmentOf } from '../appointments/appointment';
import { aboutFacility } from '../mail/about-facility';
import { newsMail, toHolders } from '../mail/holder-mail';
import { bookingNews, slotNews } from '../mail/slot-mails';
import type { BookingRow, SlotRow } from './slots.store';
import { bookingName } from './slots.view';

interface ToldOf {
  slot: SlotRow;
  /** Those that the change is about. */
  bookings: readonly BookingRow[];
  news: 'changed' | 'cancelled';
  text?: string;
}

/** Tells the facilities that have booked a slot, once that is written. */
export async function notifyOfSlot(
  { tx, context }: { tx: Db; context: Context },
  { slot, bookings, news, text }: ToldOf,
): Promise<void> {
  const booked = new Set(bookings.map(({ facilityId }) => facilityId));
  for (const facilityId of [...booked].toSorted()) {
    const about = aboutFacility(orNotFound(await findFacility(tx, facilityId)), context.settings.publicUrl);
    const bookingIds = bookings.filter((each) => each.facilityId === facilityId).map(({ id }) => id);
    const calendar = await appointmentOf(tx, { bookingIds }, { context, toCentre: false });
    await writeMails(tx, toHolders(about, slotNews(news, slot, { facilityId, text, calendar })));
  }
}

interface BookingTold {
  loaded: LoadedFacility;
  slot: SlotRow;
  booking: BookingRow;
  news: 'booked' | 'cancelled';
  byFacility: boolean;
  text?: string;
  context: Context;
}

/** Tells the other side of a booking, once that is written. */
export async function notifyOfBooking(tx: Db, told: BookingTold): Promise<void> {
  const { loaded, slot, booking, news, byFacility, text, context } = told;
  const about = aboutFacility(loaded, context.settings.publicUrl);
  const calendar = await appointmentOf(tx, { bookingIds: [booking.id] }, { context, toCentre: byFacility });
  const message = bookingNews(news, slot, {
    name: bookingName(booking, slot),
    facility: about.facility,
    byFacility,
    text,
    calendar,
  });
  if (byFacility)
    await writeMailTo(tx, addressesOfCentre(permissionFor(slot), about.facility.id), newsMail(about, message));
  else await writeMails(tx, toHolders(about, message));
}
