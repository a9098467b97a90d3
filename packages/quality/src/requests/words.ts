import type { SupportMessage, SupportRequest, SupportStatus, SupportStep } from '@portal/domain';
import type { Tone } from '@portal/ui/core';

/** The state of a request, in words and as the tone of its chip. */
export const REQUEST_STATUS: Record<SupportStatus, { words: string; tone: Tone }> = {
  new: { words: 'New', tone: 'info' },
  accepted: { words: 'Taken on', tone: 'info' },
  offered: { words: 'Slots on offer', tone: 'warning' },
  scheduled: { words: 'Scheduled', tone: 'success' },
  waiting_for_facility: { words: 'Question open', tone: 'warning' },
  completed: { words: 'Completed', tone: 'success' },
  declined: { words: 'Declined', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
};

/** What a message is, by the step that it came with. */
export const MESSAGE_WORDS: Record<SupportStep, string> = {
  acknowledge: 'Taken on',
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
export const SIDES: Record<SupportMessage['by'], string> = { facility: 'Facility', centre: 'Centre' };

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
