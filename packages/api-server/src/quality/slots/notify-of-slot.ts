import { addressesWith } from '../../people/users/user.store';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { aboutFacility } from '../mail/about-facility';
import { newsMail, toHolders } from '../mail/holder-mail';
import { bookingNews, slotNews } from '../mail/slot-mails';
import { permissionFor } from './permission-for';
import { listBookings } from './bookings.store';
import type { BookingRow, SlotRow } from './slots.store';
import { bookingName } from './slots.view';

interface ToldOf {
  slot: SlotRow;
  news: 'changed' | 'cancelled';
  text?: string;
}

/** Tells the facilities that have booked a slot. */
export async function notifyOfSlot(
  { tx, context }: { tx: Db; context: Context },
  { slot, news, text }: ToldOf,
): Promise<void> {
  const booked = new Set((await listBookings(tx, { slotId: slot.id })).map(({ facilityId }) => facilityId));
  for (const id of [...booked].toSorted()) {
    const about = aboutFacility(orNotFound(await findFacility(tx, id)), context.settings.publicUrl);
    await writeMails(tx, toHolders(about, slotNews(news, slot, { facilityId: id, text })));
  }
}

interface BookingTold {
  loaded: LoadedFacility;
  slot: SlotRow;
  booking: BookingRow;
  news: 'booked' | 'cancelled';
  byFacility: boolean;
  text?: string;
  publicUrl: string;
}

/** Tells the other side of a booking. */
export async function notifyOfBooking(tx: Db, told: BookingTold): Promise<void> {
  const { loaded, slot, booking, news, byFacility, text, publicUrl } = told;
  const about = aboutFacility(loaded, publicUrl);
  const message = bookingNews(news, slot, {
    name: bookingName(booking, slot),
    facility: about.facility,
    byFacility,
    text,
  });
  if (byFacility) await writeMailTo(tx, addressesWith(permissionFor(slot)), newsMail(about, message));
  else await writeMails(tx, toHolders(about, message));
}
