import { bookingSchema, slotEditSchema, slotSchema, slotsQuerySchema, supportStepSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { addBooking, cancelBooking } from './bookings.service';
import { bookingAccessFacts, newBookingFacts, newSlotFacts, slotAccessFacts } from './slot-access-facts';
import { readSlots } from './read-slots';
import { addSlot, editSlot, openSlot } from './slots.service';
import type { Context } from '../../platform/process/app-types';

const THE_SLOT = 'The slot, with the bookings that the caller may see.';

/** What all steps of a slot have in common. */
export const A_STEP = {
  stage: '1b',
  params: idParams,
  answers: THE_SLOT,
  says: 'saved',
  about: ({ context, params }: { context: Context; params: { id: string } }) => slotAccessFacts(context, params.id),
} as const;

/** Slots and campaigns, and their bookings. */
export const slotCalls = [
  call('GET /support/slots', {
    capability: 'support-slot.list',
    stage: '1b',
    summary: 'The slots that the caller arranges, and those that the caller’s facilities can book or have booked',
    query: slotsQuerySchema,
    answers: 'One page, the latest first, and the total number; a facility sees its own bookings only.',
    handle: ({ context, actor, query }) => readSlots(context, actor, query),
  }),
  call('POST /support/slots', {
    capability: 'support-slot.create',
    stage: '1b',
    summary: 'Add a slot, or a campaign with several places',
    body: slotSchema,
    answers: THE_SLOT,
    says: 'saved',
    about: ({ body }) => newSlotFacts(body),
    handle: ({ context, actor, body }) => addSlot(context, actor, body),
  }),
  call('POST /support/slots/:id', {
    ...A_STEP,
    capability: 'support-slot.edit',
    writesToOthers: true,
    summary: 'Change a slot',
    body: slotEditSchema,
    answers: `${THE_SLOT} The version that was seen is needed; an outdated one is refused with 409 and the present slot.`,
    handle: ({ context, actor, params, body }) => editSlot(context, actor, params.id, body),
  }),
  call('POST /support/slots/:id/open', {
    ...A_STEP,
    capability: 'support-slot.open',
    summary: 'Open a planned slot for bookings',
    sentence: 'The slot is open for bookings.',
    handle: ({ context, actor, params }) => openSlot(context, actor, params.id),
  }),
  call('POST /support/slots/:id/bookings', {
    ...A_STEP,
    capability: 'support-booking.create',
    summary: 'Book a place in a slot for an instrument of a facility',
    sentence: 'The place is booked.',
    body: bookingSchema,
    about: ({ context, params, body }) => newBookingFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => addBooking(context, actor, params.id, body),
  }),
  call('POST /support/bookings/:id/cancel', {
    ...A_STEP,
    capability: 'support-booking.cancel',
    summary: 'Cancel a booking, with the reason',
    sentence: 'The booking is cancelled.',
    body: supportStepSchema,
    about: ({ context, params }) => bookingAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => cancelBooking(context, actor, params.id, body.text),
  }),
];
