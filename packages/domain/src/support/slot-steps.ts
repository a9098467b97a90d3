import { CATALOGUE } from '../errors/catalogue';

export const SLOT_STATUSES = ['planned', 'open', 'full', 'done', 'cancelled'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** Slots that can still be arranged, and those that are done or cancelled. */
export const SLOT_STATES = ['open', 'ended'] as const;

/** The statuses of slots in such a list. */
export const STATUSES_OF_SLOTS: Readonly<Partial<Record<string, readonly SlotStatus[]>>> = {
  open: ['planned', 'open', 'full'],
  ended: ['done', 'cancelled'],
};

export type SlotStep = 'edit' | 'open' | 'close' | 'cancel' | 'book' | 'cancel-booking';

/** The facts about a slot that its steps depend on. */
export interface SlotFacts {
  slotStatus?: SlotStatus;
  /** The booking belongs to a request, with which it ends. */
  isBookedByRequest?: boolean;
}

interface SlotStepRow {
  from: readonly SlotStatus[];
  /** The resulting state; `null`: as it is, or full with the last place. */
  to: SlotStatus | null;
  needs?: (facts: SlotFacts) => boolean;
  refusal: string;
}

/** The workflow of a slot. Who may take which step is in the table of capabilities. */
export const SLOT_STEPS: Record<SlotStep, SlotStepRow> = {
  edit: { from: ['planned', 'open', 'full'], to: null, refusal: 'This slot has ended.' },
  open: { from: ['planned'], to: 'open', refusal: 'This slot was opened already, or has ended.' },
  close: { from: ['open', 'full'], to: 'done', refusal: 'Only a slot that was opened can be done.' },
  cancel: { from: ['planned', 'open', 'full'], to: 'cancelled', refusal: 'This slot has ended.' },
  book: { from: ['open'], to: null, refusal: 'This slot is full, or is not open.' },
  'cancel-booking': {
    from: ['open', 'full'],
    to: null,
    needs: ({ isBookedByRequest }) => isBookedByRequest !== true,
    refusal: 'This booking belongs to a request, or its slot has ended. Please move or cancel the request.',
  },
};

/** Whether the state of a slot allows a step. */
export function allowsSlotStep(step: SlotStep, facts: SlotFacts): boolean {
  const { from, needs } = SLOT_STEPS[step];
  return facts.slotStatus !== undefined && from.includes(facts.slotStatus) && needs?.(facts) !== false;
}

/** The refusal of a step that the state does not allow. */
export const slotRefusal = (step: SlotStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: SLOT_STEPS[step].refusal,
});
