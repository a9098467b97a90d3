import { epochOf, epochSeconds, type InstrumentEvent } from '@portal/domain';
import type { EventRow } from './events.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

/** An entry of the log book, without the names of those who wrote or struck it. */
export const toEvent = (row: EventRow): InstrumentEvent => ({
  _id: row.id,
  instrument: { _id: row.instrumentId, kind: row.instrumentKind },
  kind: row.kind,
  on: epochOf(row.on),
  from: epoch(row.downFrom),
  to: epoch(row.downTo),
  text: row.text,
  created_at: epochSeconds(row.createdAt),
  struck_at: epochSeconds(row.struckAt),
  strike_reason: row.strikeReason,
});
