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

/** Who reads a request, and in which view. */
interface Reader {
  id: string;
  view: View;
}

/** Who has taken a request on: the centre reads the name, the facility does not. */
function assigneeOf({ request, assignee }: StoredRequest, { id, view }: Reader) {
  if (view === 'owner') return {};
  const { firstName, lastName } = assignee ?? {};
  const name = firstName && lastName ? `${firstName} ${lastName}` : null;
  const { assigneeId } = request;
  return { assignee: assigneeId === null ? null : { name, is_me: assigneeId === id } };
}

/** A request in the view of its reader; the facility sees neither internal messages nor names. */
export const toRequest = (stored: StoredRequest, reader: Reader, now: Date): SupportRequest => {
  const { request, acronym, files, messages, offers, scheduled } = stored;
  return {
    _id: request.id,
    number: numberOf(request),
    facility: { _id: request.facilityId, acronym },
    is_own_facility: reader.view === 'owner',
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
    ...assigneeOf(stored, reader),
    has_report: request.report !== null,
    files,
    messages: messages
      .filter(({ isInternal }) => reader.view === 'full' || !isInternal)
      .map(({ id, step, text, isInternal, byFacility, at }) => ({
        _id: id,
        step,
        text,
        by: byFacility ? 'facility' : 'centre',
        is_internal: isInternal,
        at,
      })),
  };
};
