import { day, type Day } from '../time/day';
import type { SlotAudience, SlotSummary } from './slot';
import type { SlotStatus } from './slot-steps';
import type { SupportMessage, SupportRequest } from './support-request';
import type { SupportStatus, SupportStep } from './support-steps';

/** The number of a request, such as S-2026-014. */
export const numberOf = ({ year, number }: { year: number; number: number }): string =>
  `S-${year}-${String(number).padStart(3, '0')}`;

/** The state of a request, in words. */
export const REQUEST_WORDS: Record<SupportStatus, string> = {
  new: 'New',
  accepted: 'Taken on',
  offered: 'Slots on offer',
  scheduled: 'Scheduled',
  waiting_for_facility: 'Question open',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** What a message is, by the step that it came with. */
export const MESSAGE_WORDS: Record<SupportStep, string> = {
  acknowledge: 'Taken on',
  'take-over': 'Taken over',
  ask: 'Question',
  answer: 'Answer',
  offer: 'Slots offered',
  choose: 'Slot chosen',
  'ask-for-others': 'Other slots wanted',
  move: 'Moved',
  complete: 'Completed',
  decline: 'Declined',
  cancel: 'Cancelled',
  reopen: 'Taken up again',
  write: 'Message',
};

/** The two sides of a request. No one reads names. */
export const SIDE_WORDS: Record<SupportMessage['by'], string> = { facility: 'Facility', centre: 'Centre' };

/** How far the wanted time may be moved. */
export const FLEXIBILITY_WORDS: Record<SupportRequest['flexibility'], string> = {
  fixed: 'Only then',
  weeks: 'A few weeks earlier or later',
  any: 'Any time',
};

export const URGENCY_WORDS: Record<SupportRequest['urgency'], string> = {
  normal: 'Normal',
  data_affected: 'Data are affected',
};

/** The state of a slot, in words. */
export const SLOT_WORDS: Record<SlotStatus, string> = {
  planned: 'Planned',
  open: 'Open',
  full: 'Full',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** Who may book a slot, in words. */
export const AUDIENCE_WORDS: Record<SlotAudience, string> = {
  all: 'All accepted facilities',
  named: 'Named facilities',
  offer: 'Offers only',
};

/** When and where, in words; of one day, that day alone. */
export const timeAndPlace = ({ from, to, place }: { from: Day; to: Day; place: string }): string =>
  `${from === to ? from : `${from} to ${to}`}, ${place}`;

/** The same of a slot. */
export const slotWords = ({ from, to, place }: Pick<SlotSummary, 'from' | 'to' | 'place'>): string =>
  timeAndPlace({ from: day(from) ?? '', to: day(to) ?? '', place });
