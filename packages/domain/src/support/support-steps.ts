import type { Party } from '../acceptance/party';
import { CATALOGUE } from '../errors/catalogue';
import { QA_SETTINGS } from '../qa/settings';
import { daysBetween } from '../time/day';

export const SUPPORT_STATUSES = [
  'new',
  'accepted',
  'offered',
  'scheduled',
  'waiting_for_facility',
  'completed',
  'declined',
  'cancelled',
] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export type SupportStep =
  | 'acknowledge'
  | 'take-over'
  | 'ask'
  | 'answer'
  | 'offer'
  | 'choose'
  | 'ask-for-others'
  | 'move'
  | 'complete'
  | 'decline'
  | 'cancel'
  | 'reopen'
  | 'write';

/** The facts about a request that its steps depend on. */
export interface SupportFacts {
  supportStatus?: SupportStatus;
  /** It ended a short while ago, and can be taken up again. */
  isReopenable?: boolean;
  /** Its slot is far enough ahead for the facility to move it. */
  isMovable?: boolean;
  /** Someone else of those who arrange it has taken it on. */
  isOfAnother?: boolean;
  /** It was completed once, with conclusions. */
  hasSupportReport?: boolean;
}

const ENDED: readonly SupportStatus[] = ['completed', 'declined'];

/** Whether a request can be taken up again: it was completed or declined, and not long ago. Both in epoch seconds. */
export const isReopenable = (status: SupportStatus, since: number, now: number): boolean =>
  ENDED.includes(status) && daysBetween(since, now) <= QA_SETTINGS.support.reopenWithin;

interface SupportStepRow {
  from: readonly SupportStatus[];
  /** The resulting state; `before`: the one before the question; `null`: as it is. */
  to: SupportStatus | 'before' | null;
  needs?: (facts: SupportFacts) => boolean;
  refusal: string;
}

const OPEN = ['new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility'] as const;

/** Requests under way, and those that were completed, declined or cancelled. */
export const SUPPORT_STATES = ['open', 'ended'] as const;

/** The statuses of requests in such a list. */
export const STATUSES_OF_REQUESTS: Readonly<Partial<Record<string, readonly SupportStatus[]>>> = {
  open: OPEN,
  ended: SUPPORT_STATUSES.filter((status) => !OPEN.some((open) => open === status)),
};

/** The workflow of a request for support. Who may take which step is in the table of capabilities. */
export const SUPPORT_STEPS: Record<SupportStep, SupportStepRow> = {
  acknowledge: { from: ['new'], to: 'accepted', refusal: 'This request was taken on already, or has ended.' },
  'take-over': {
    from: ['accepted', 'offered', 'scheduled', 'waiting_for_facility'],
    to: null,
    needs: (facts) => facts.isOfAnother === true,
    refusal: 'Only a request that is open, and that someone else has taken on, can be taken over.',
  },
  ask: {
    from: ['new', 'accepted', 'scheduled'],
    to: 'waiting_for_facility',
    refusal: 'A question is open, slots are on offer, or the request has ended.',
  },
  answer: { from: ['waiting_for_facility'], to: 'before', refusal: 'No question is open.' },
  offer: {
    from: ['accepted'],
    to: 'offered',
    refusal: 'Slots are offered for a request that was taken on and has none yet.',
  },
  choose: { from: ['offered'], to: 'scheduled', refusal: 'No slot is on offer.' },
  'ask-for-others': { from: ['offered'], to: 'accepted', refusal: 'No slot is on offer.' },
  move: { from: ['scheduled'], to: 'offered', refusal: 'Only a request that is scheduled can be moved.' },
  complete: {
    from: ['scheduled', 'accepted'],
    to: 'completed',
    refusal: 'Only a request that was taken on or scheduled can be completed.',
  },
  decline: {
    from: ['new', 'accepted'],
    to: 'declined',
    refusal: 'Only a request that is new or was taken on, without slots, can be declined.',
  },
  cancel: { from: OPEN, to: 'cancelled', refusal: 'This request has ended.' },
  reopen: {
    from: ['completed', 'declined'],
    to: 'accepted',
    needs: (facts) => facts.isReopenable === true,
    refusal: 'A request can be taken up again for a while after it was completed or declined.',
  },
  write: { from: OPEN, to: null, refusal: 'This request has ended.' },
};

/** The steps of the centre alone: an administrator who takes one for their own facility acts for the centre. */
const OF_CENTRE: readonly SupportStep[] = ['acknowledge', 'take-over', 'ask', 'offer', 'complete', 'decline', 'reopen'];
export const isStepOfCentre = (step: SupportStep): boolean => OF_CENTRE.includes(step);

/** Whether the state of a request allows a step. */
export function allowsSupportStep(step: SupportStep, facts: SupportFacts): boolean {
  const { from, needs } = SUPPORT_STEPS[step];
  return facts.supportStatus !== undefined && from.includes(facts.supportStatus) && needs?.(facts) !== false;
}

/** Whether the facility may still move its request; the centre may until the end. */
export const allowsMoveByFacility = (facts: SupportFacts): boolean =>
  allowsSupportStep('move', facts) && facts.isMovable === true;

/** The refusal of a step that the state does not allow. */
export const supportRefusal = (step: SupportStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: SUPPORT_STEPS[step].refusal,
});

/** Whose turn it is with a request. */
export const SUPPORT_TURNS: Record<
  SupportStatus,
  { pending_with: Extract<Party, 'facility' | 'cars' | 'nobody'>; sentence: string }
> = {
  new: { pending_with: 'cars', sentence: 'Waiting for the centre to take the request on.' },
  accepted: { pending_with: 'cars', sentence: 'The centre works on the request.' },
  offered: { pending_with: 'facility', sentence: 'Waiting for the facility to choose a slot.' },
  scheduled: { pending_with: 'nobody', sentence: 'The support is scheduled.' },
  waiting_for_facility: { pending_with: 'facility', sentence: 'Waiting for the facility to answer a question.' },
  completed: { pending_with: 'nobody', sentence: 'The request is completed.' },
  declined: { pending_with: 'nobody', sentence: 'The request was declined.' },
  cancelled: { pending_with: 'nobody', sentence: 'The request was cancelled.' },
};
