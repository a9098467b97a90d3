import { EVERYBODY, row } from './access-rules';
import type { AccessRule, CapabilityTable } from './access-rules';

const SCHEDULERS = ['schedule-qa-qc-test', 'schedule-additional-support'] as const;

const IS_DECISION = { isDecision: true } as const;

/**
 * Those who may arrange one of the two groups of support, and beside them the facility. A step of the centre alone is a
 * decision, which no one takes for their own facility; in the others they are the facility.
 */
const byGroup = (Ow: AccessRule, Ad: AccessRule, isRead = false) => {
  const bySide = Ow === 403 ? IS_DECISION : ({ isSided: true } as const);
  const side = isRead ? {} : bySide;
  const cells = { ...row(401, Ow, 403, 403, 403, 403, 403, Ad), ...side };
  return {
    ...cells,
    also: SCHEDULERS,
    parts: {
      'qa-qc': { ...cells, also: ['schedule-qa-qc-test'] as const },
      additional: { ...cells, also: ['schedule-additional-support'] as const },
      // Internal messages stay among those who arrange support.
      internal: { ...row(401, 403, 403, 403, 403, 403, 403, Ad), also: SCHEDULERS, ...IS_DECISION },
    },
  };
};

/** The same for slots, of which facilities book. */
const slots = (Ad: AccessRule, Ow: AccessRule = 403) => {
  const cells = row(401, Ow, 403, 403, 403, 403, 403, Ad);
  return {
    ...cells,
    also: SCHEDULERS,
    parts: {
      'qa-qc': { ...cells, also: ['schedule-qa-qc-test'] as const },
      additional: { ...cells, also: ['schedule-additional-support'] as const },
    },
  };
};

/** Facilities, and those who arrange support. */
const SIDES = { ...row(401, 'asRequestOwner', 'asRequestOwner', 403, 403, 'yes', 403, 'yes'), also: SCHEDULERS };

/** Requests for support, slots and the calendar. */
export const SUPPORT_CAPABILITIES = {
  'support-request.list': SIDES,
  'support-request.create': row(401, 'asRequester', 403, 403, 403, 403, 403, 403),
  'support-request.read': byGroup('asRequestOwner', 'yes', true),
  'support-request.read-report': byGroup('onceRequestCompleted', 'onceRequestCompleted', true),
  'support-request.write': byGroup('whileRequestIsOpenForFacility', 'whileRequestIsOpen'),
  'support-request.acknowledge': byGroup(403, 'whileRequestIsNew'),
  'support-request.take-over': byGroup(403, 'whileRequestIsOfAnother'),
  'support-request.ask': byGroup(403, 'whileRequestIsWorkedOn'),
  'support-request.answer': byGroup('whileQuestionIsOpen', 403),
  'support-request.offer': byGroup(403, 'whileRequestIsOfferable'),
  'support-request.choose': byGroup('whileSlotsAreOnOffer', 403),
  'support-request.ask-for-others': byGroup('whileSlotsAreOnOffer', 403),
  'support-request.move': byGroup('whileRequestIsMovable', 'whileRequestIsScheduled'),
  'support-request.complete': byGroup(403, 'whileRequestIsTakenOn'),
  'support-request.decline': byGroup(403, 'whileRequestIsDeclinable'),
  'support-request.cancel': byGroup('whileRequestIsOpenForFacility', 'whileRequestIsOpen'),
  'support-request.reopen': byGroup(403, 'whileRequestIsReopenable'),
  'support-slot.list': SIDES,
  'support-slot.create': slots('yes'),
  'support-slot.edit': slots('whileSlotIsEditable'),
  'support-slot.open': slots('whileSlotIsPlanned'),
  'support-slot.close': slots('whileSlotIsOpened'),
  'support-slot.cancel': slots('whileSlotIsUpcoming'),
  'support-booking.create': row(401, 'whileSlotIsBookable', 403, 403, 403, 403, 403, 403),
  'support-booking.cancel': slots('whileBookingIsOpen', 'whileBookingIsOpenForFacility'),
  'support-calendar.read': SIDES,
  // The secret in the address is verified by the call itself.
  'support-calendar.read-feed': EVERYBODY,
  'calendar-address.list': SIDES,
  'calendar-address.make': SIDES,
  'calendar-address.end': SIDES,
} as const satisfies CapabilityTable;
