import { epochOf, epochSeconds, SUPPORT_TURNS, type SupportRequest, type View } from '@portal/domain';
import type { StoredRequest } from './support.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

/** The number of a request, such as S-2026-014. */
export const numberOf = ({ year, number }: { year: number; number: number }) =>
  `S-${year}-${String(number).padStart(3, '0')}`;

/** A request in the view of its reader; the facility sees no internal messages, and no one reads names. */
export const toRequest = ({ request, acronym, files, messages }: StoredRequest, view: View): SupportRequest => ({
  _id: request.id,
  number: numberOf(request),
  facility: { _id: request.facilityId, acronym },
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
