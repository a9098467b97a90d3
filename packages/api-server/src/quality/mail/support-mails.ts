import { dayOf, offerEnds, QA_PAGES, slotWords } from '@portal/domain';
import type { SlotSummary, SupportStep } from '@portal/domain';
import type { News } from './holder-mail';

interface AboutRequest {
  id: string;
  number: string;
  subject: string;
  facility: { id: string; name: string };
}

/** What a request is about in a message: a step, its beginning, or a slot on offer that is gone. */
export type SupportEvent = Exclude<SupportStep, 'take-over'> | 'add' | 'slot-cancelled' | 'slot-closed';

/** What happened, for those who were not the ones to do it. */
const DID: Record<SupportEvent, { kind: string; did: string; words: string }> = {
  add: { kind: 'support-request-new', did: 'A facility asks for support', words: 'The request' },
  acknowledge: { kind: 'support-request-accepted', did: 'The centre has taken the request on', words: 'Message' },
  ask: { kind: 'support-request-question', did: 'The centre has a question', words: 'The question' },
  answer: { kind: 'support-request-answered', did: 'The facility has answered a question', words: 'The answer' },
  offer: { kind: 'support-slots-offered', did: 'The centre offers slots', words: 'Message' },
  choose: { kind: 'support-slot-chosen', did: 'The facility has chosen a slot', words: 'Message' },
  'ask-for-others': {
    kind: 'support-other-slots',
    did: 'The facility asks for other slots',
    words: 'The reason',
  },
  move: { kind: 'support-request-moved', did: 'The support is moved', words: 'The reason' },
  write: { kind: 'support-request-message', did: 'There is a new message', words: 'The message' },
  complete: { kind: 'support-request-completed', did: 'The request is completed', words: 'Conclusions' },
  decline: { kind: 'support-request-declined', did: 'The request was declined', words: 'The reason' },
  cancel: { kind: 'support-request-cancelled', did: 'The request was cancelled', words: 'The reason' },
  reopen: { kind: 'support-request-reopened', did: 'The centre has taken the request up again', words: 'The reason' },
  'slot-cancelled': { kind: 'support-offer-cancelled', did: 'A slot on offer was cancelled', words: 'The reason' },
  'slot-closed': { kind: 'support-offer-closed', did: 'A slot on offer was closed', words: 'The reason' },
};

/** A slot that can no longer be chosen, and what can be done instead. */
const goneParagraphs = (gone: SlotSummary, left: readonly SlotSummary[]): string[] => [
  `The slot: ${slotWords(gone)}.`,
  left.length > 0
    ? `Still on offer: ${left.map((slot) => slotWords(slot)).join('; ')}.`
    : 'No other slot is on offer. The centre will offer others.',
];

/** The slots that a step is about. */
function slotParagraphs(step: SupportEvent, slots: readonly SlotSummary[], at: Date): string[] {
  if (slots.length === 0 || !['offer', 'move', 'choose'].includes(step)) return [];
  const listed = slots.map((slot) => slotWords(slot)).join('; ');
  if (step === 'choose') return [`The slot: ${listed}.`];
  return [`On offer: ${listed}. The places are held until ${dayOf(offerEnds(at))}.`];
}

interface RequestNews {
  text: string | null;
  toCentre: boolean;
  /** On offer, or chosen. */
  slots?: readonly SlotSummary[];
  /** No longer on offer. */
  gone?: SlotSummary | undefined;
  /** The moment of the step. */
  at: Date;
  /** The appointment that the step made or took away. */
  calendar?: string | undefined;
}

/** News of a request for the other side. */
export function supportNews(
  { id, number, subject, facility }: AboutRequest,
  step: SupportEvent,
  { text, toCentre, slots = [], gone, at, calendar }: RequestNews,
): News {
  const { kind, did, words } = DID[step];
  return {
    kind,
    calendar,
    subject: `${number}: ${did.charAt(0).toLowerCase()}${did.slice(1)}`,
    paragraphs: [
      `${did}: ${number} (${subject}) of ${facility.name}.`,
      ...(gone ? goneParagraphs(gone, slots) : slotParagraphs(step, slots, at)),
      ...(text === null ? [] : [`${words}: ${text}`]),
    ],
    action: 'Open the request',
    path: toCentre ? QA_PAGES.request(id) : QA_PAGES.ownRequest(facility.id, id),
  };
}
