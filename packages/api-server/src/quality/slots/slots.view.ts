import { epochOf, type Booking, type Slot, type SlotSummary } from '@portal/domain';
import type { BookingRow, SlotRow, StoredSlot } from './slots.store';

/** Slots of calls have days in epoch seconds. */
export const toSlotSummary = ({
  id,
  kind,
  title,
  place,
  startsOn,
  endsOn,
}: Pick<SlotRow, 'id' | 'kind' | 'title' | 'place' | 'startsOn' | 'endsOn'>): SlotSummary => ({
  _id: id,
  kind,
  title,
  place,
  from: epochOf(startsOn),
  to: epochOf(endsOn),
});

/** Who reads slots: their own facilities, and whether they arrange a kind. */
export interface SlotViewer {
  facilityIds: readonly string[];
  arranges: (kind: SlotRow['kind']) => boolean;
}

const toBooking =
  (slotId: string) =>
  ({ id, facilityId, acronym, instrument, requestId, at }: StoredSlot['bookings'][number]): Booking => ({
    _id: id,
    slot: slotId,
    facility: { _id: facilityId, acronym },
    instrument,
    request: requestId,
    booked_at: at,
  });

/** A slot in the view of its reader: a facility sees its own bookings only, and not whom it is open to. */
export function toSlot({ slot, held, bookings, facilities }: StoredSlot, { facilityIds, arranges }: SlotViewer): Slot {
  const isArranger = arranges(slot.kind);
  return {
    ...toSlotSummary(slot),
    capacity: slot.capacity,
    taken: slot.taken,
    held,
    deadline: epochOf(slot.deadline ?? slot.startsOn),
    open_to: slot.openTo,
    facilities: isArranger ? facilities : [],
    status: slot.status,
    notes: slot.notes,
    version: slot.version,
    bookings: bookings
      .filter(({ facilityId }) => isArranger || facilityIds.includes(facilityId))
      .map(toBooking(slot.id)),
  };
}

/** The name of a booking, in the audit log and in mails. */
export const bookingName = ({ instrument }: Pick<BookingRow, 'instrument'>, { title }: Pick<SlotRow, 'title'>) =>
  instrument ? `${title} for ${instrument.name}` : title;
