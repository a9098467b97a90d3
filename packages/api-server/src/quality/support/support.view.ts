import {
  epochOf,
  epochSeconds,
  offerEnds,
  isHeld,
  lastMovableDay,
  numberOf,
  SUPPORT_TURNS,
  type OfferedSlot,
  type SupportRequest,
  type View,
} from '@portal/domain';
import { toSlotSummary } from '../slots/slots.view';
import type { StoredRequest } from './support.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

const toOffered =
  (now: Date) =>
  ({ offeredAt, ...slot }: StoredRequest['offers'][number]): OfferedSlot => {
    const at = new Date(offeredAt * 1000);
    return { slot: toSlotSummary(slot), held_until: epochSeconds(offerEnds(at)), is_held: isHeld(at, now) };
  };

/** In these states a slot is one of an earlier end. */
const UNSCHEDULED: readonly string[] = ['new', 'accepted', 'offered'];

/** A request in the view of its reader; the facility sees no internal messages, and no one reads names. */
export const toRequest = (
  { request, acronym, files, messages, offers, scheduled }: StoredRequest,
  view: View,
  now: Date,
): SupportRequest => ({
  _id: request.id,
  number: numberOf(request),
  facility: { _id: request.facilityId, acronym },
  is_own_facility: view === 'owner',
  kind: request.kind,
  subject: request.subject,
  text: request.text,
  instruments: request.instruments,
  test: request.testId,
  wanted_from: epoch(request.wantedFrom),
  wanted_to: epoch(request.wantedTo),
  flexibility: request.flexibility,
  urgency: request.urgency,
  blackout_dates: request.blackoutDates.map((day) => epochOf(day)),
  status: request.status,
  turn: SUPPORT_TURNS[request.status],
  created_at: epochSeconds(request.askedAt),
  status_since: epochSeconds(request.statusSince),
  offered: offers.map(toOffered(now)),
  scheduled:
    scheduled && !UNSCHEDULED.includes(request.status)
      ? { slot: toSlotSummary(scheduled), movable_until: epochOf(lastMovableDay(scheduled.startsOn)) }
      : null,
  has_report: request.report !== null,
  files,
  messages: messages
    .filter(({ isInternal }) => view === 'full' || !isInternal)
    .map(({ id, step, text, isInternal, byFacility, at }) => ({
      _id: id,
      step,
      text,
      by: byFacility ? 'facility' : 'centre',
      is_internal: isInternal,
      at,
    })),
});
