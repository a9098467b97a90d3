import type { DatedEvent } from '@portal/domain';
import type { EventRow } from './events.store';

/** The entries of a log book that count, for the rules of the domain. */
export const datedEvents = (events: readonly Pick<EventRow, 'kind' | 'on' | 'struckAt'>[]): DatedEvent[] =>
  events.filter(({ struckAt }) => struckAt === null).map(({ kind, on }) => ({ kind, on }));
