import { CATALOGUE } from '../errors/catalogue';

/** What a label is by the decisions taken so far; days do the rest: see `labelOn`. */
export const LABEL_STATUSES = ['none', 'granted', 'suspended', 'withdrawn', 'expired'] as const;
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** A label of these has not ended: it may be suspended for a time. */
const HELD: readonly LabelStatus[] = ['granted', 'suspended'];

/** Whether a label of this status has not ended, even if it is suspended. */
export const isLabelHeld = (status: LabelStatus): boolean => HELD.includes(status);

/** What waits for a decision: a first label or another one, its renewal, or its suspension. */
export const LABEL_REQUESTS = ['label', 'renewal', 'suspension'] as const;
export type LabelRequestKind = (typeof LABEL_REQUESTS)[number];

export type LabelStep =
  | 'propose'
  | 'propose-renewal'
  | 'request-suspension'
  | 'return'
  | 'grant'
  | 'refuse'
  | 'renew'
  | 'suspend'
  | 'reinstate'
  | 'withdraw'
  | 'expire';

/** The facts about a label that its steps depend on. */
export interface LabelFacts {
  labelStatus?: LabelStatus;
  labelRequest?: LabelRequestKind | null;
  /** The conditions of the step that are not met; undefined if that was not determined. */
  unmetConditions?: readonly string[];
}

interface LabelStepRow {
  from: readonly LabelStatus[];
  /** The requests that it decides on or that may be open meanwhile; `null`: none is open. */
  request: readonly (LabelRequestKind | null)[];
  /** The status afterwards; undefined: as before. */
  to?: LabelStatus;
  /** The request that is open afterwards; undefined: none. */
  opens?: LabelRequestKind;
  /** It asks for the conditions of `conditions.ts`. */
  hasConditions?: true;
  /** It is not taken without a reason. */
  needsReason?: true;
  /** What the public reads of it; undefined: nothing. */
  publicText?: 'required' | 'optional';
  refusal: string;
}

/**
 * The workflow of a label. Proposals are the centre's; decisions are taken outside, and administrators record them. Who
 * may take which step is in the table of capabilities. The portal itself takes `expire`.
 */
export const LABEL_STEPS: Record<LabelStep, LabelStepRow> = {
  propose: {
    from: ['none', 'withdrawn', 'expired'],
    request: [null],
    opens: 'label',
    hasConditions: true,
    refusal: 'A label is proposed for a facility that has none, and for which none is proposed yet.',
  },
  'propose-renewal': {
    from: ['granted'],
    request: [null],
    opens: 'renewal',
    hasConditions: true,
    refusal: 'A renewal is proposed for a label that is granted, and about which nothing else is to be decided.',
  },
  'request-suspension': {
    from: ['granted'],
    request: [null, 'renewal'],
    opens: 'suspension',
    needsReason: true,
    refusal: 'A suspension is proposed for a label that is granted, and only once.',
  },
  return: {
    from: LABEL_STATUSES,
    request: LABEL_REQUESTS,
    needsReason: true,
    refusal: 'Nothing is proposed.',
  },
  grant: {
    from: ['none', 'withdrawn', 'expired'],
    request: ['label'],
    to: 'granted',
    publicText: 'optional',
    refusal: 'Only a proposed label can be granted.',
  },
  refuse: {
    from: LABEL_STATUSES,
    request: ['label', 'renewal'],
    needsReason: true,
    refusal: 'Only a proposed label, or a proposed renewal, can be refused.',
  },
  renew: {
    from: ['granted'],
    request: ['renewal'],
    to: 'granted',
    publicText: 'optional',
    refusal: 'Only a label whose renewal is proposed can be renewed.',
  },
  suspend: {
    from: ['granted'],
    request: [null, ...LABEL_REQUESTS],
    to: 'suspended',
    needsReason: true,
    publicText: 'required',
    refusal: 'Only a granted label can be suspended.',
  },
  reinstate: {
    from: ['suspended'],
    request: [null],
    to: 'granted',
    needsReason: true,
    publicText: 'required',
    refusal: 'Only a suspended label can be reinstated.',
  },
  withdraw: {
    from: HELD,
    request: [null, ...LABEL_REQUESTS],
    to: 'withdrawn',
    needsReason: true,
    publicText: 'optional',
    refusal: 'Only a granted or suspended label can be withdrawn.',
  },
  expire: {
    from: HELD,
    request: [null, ...LABEL_REQUESTS],
    to: 'expired',
    refusal: 'Only a granted or suspended label expires.',
  },
};

/** Steps of the centre. */
export const PROPOSALS = ['propose', 'propose-renewal', 'request-suspension'] as const satisfies readonly LabelStep[];
export type LabelProposal = (typeof PROPOSALS)[number];

/** Steps that record what was decided outside; what remains are `return` and `expire`. */
export const LABEL_DECISIONS = [
  'grant',
  'renew',
  'refuse',
  'reinstate',
  'suspend',
  'withdraw',
] as const satisfies readonly LabelStep[];
export type LabelDecisionStep = (typeof LABEL_DECISIONS)[number];

/** Whether a step proposes something. */
export const isLabelProposal = (step: LabelStep): step is LabelProposal => PROPOSALS.some((each) => each === step);

/** Whether a step records a decision that was taken outside. */
export const recordsDecision = (step: LabelStep): step is LabelDecisionStep =>
  LABEL_DECISIONS.some((each) => each === step);

/** Whether a step states a period of validity. */
export const statesValidity = (step: LabelStep): step is 'grant' | 'renew' => step === 'grant' || step === 'renew';

/** Whether a step asks for the conditions of a label, for a scope that meets them. */
export const asksForConditions = (step: LabelStep): step is 'propose' | 'propose-renewal' =>
  LABEL_STEPS[step].hasConditions === true;

const isIn = (step: LabelStep, { labelStatus, labelRequest = null }: LabelFacts): boolean => {
  const { from, request } = LABEL_STEPS[step];
  return labelStatus !== undefined && from.includes(labelStatus) && request.includes(labelRequest);
};

/** Whether the state of a label allows a step. */
export const allowsLabelStep = (step: LabelStep, facts: LabelFacts): boolean =>
  isIn(step, facts) && (!asksForConditions(step) || facts.unmetConditions?.length === 0);

/** The refusal of a step that the state does not allow. */
export const labelRefusal = (step: LabelStep) => ({
  status: 409 as const,
  code: CATALOGUE.notSaved.code,
  message: LABEL_STEPS[step].refusal,
});

const UNMET = 'Not every condition of the label is met.';

/** The refusal of a proposal for which only conditions are not met, which names them. */
export function unmetRefusal(step: LabelProposal, facts: LabelFacts) {
  const { unmetConditions = [] } = facts;
  if (!isIn(step, facts) || unmetConditions.length === 0) return undefined;
  return {
    ...labelRefusal(step),
    message: UNMET,
    errors: unmetConditions.map((message) => ({ path: 'conditions', message })),
  };
}
