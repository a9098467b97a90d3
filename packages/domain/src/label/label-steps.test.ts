import {
  allowsLabelStep,
  asksForConditions,
  isLabelProposal,
  LABEL_REQUESTS,
  LABEL_STATUSES,
  LABEL_STEPS,
  recordsDecision,
  statesValidity,
  unmetRefusal,
  type LabelStep,
} from './label-steps';

const STEPS = Object.keys(LABEL_STEPS) as LabelStep[];
const ALLOWED: Record<string, string> = {
  'none –': 'propose',
  'none label': 'return grant refuse',
  'granted –': 'propose-renewal request-suspension suspend withdraw expire',
  'granted renewal': 'request-suspension return refuse renew suspend withdraw expire',
  'granted suspension': 'return suspend withdraw expire',
  'suspended –': 'reinstate withdraw expire',
  'withdrawn –': 'propose',
  'withdrawn label': 'return grant refuse',
  'expired –': 'propose',
  'expired label': 'return grant refuse',
};

test('each step proposes, records a decision, or is one of the two others [12.520]', () => {
  const others = STEPS.filter((step) => !isLabelProposal(step) && !recordsDecision(step));
  expect(others).toEqual(['return', 'expire']);
  expect(STEPS.filter((step) => isLabelProposal(step) && recordsDecision(step))).toEqual([]);
  expect(STEPS.filter(recordsDecision).filter(statesValidity)).toEqual(['grant', 'renew']);
  expect(STEPS.filter(isLabelProposal).filter(asksForConditions)).toEqual(['propose', 'propose-renewal']);
});

/** States that no sequence of steps leads to. */
const POSSIBLE = LABEL_STATUSES.flatMap((labelStatus) =>
  [null, ...LABEL_REQUESTS].map((labelRequest) => ({ labelStatus, labelRequest })),
).filter(({ labelStatus, labelRequest }) => `${labelStatus} ${labelRequest ?? '–'}` in ALLOWED);

test.each(POSSIBLE)('the steps from $labelStatus with $labelRequest proposed [12.520]', (state) => {
  const steps = STEPS.filter((step) => allowsLabelStep(step, { ...state, unmetConditions: [] }));
  expect(steps.join(' ')).toBe(ALLOWED[`${state.labelStatus} ${state.labelRequest ?? '–'}`]);
});

test('a proposal waits for its conditions, and for nothing that was not determined', () => {
  const facts = { labelStatus: 'none', labelRequest: null } as const;
  expect(allowsLabelStep('propose', facts)).toBe(false);
  expect(allowsLabelStep('propose', { ...facts, unmetConditions: ['Tests.'] })).toBe(false);
  expect(unmetRefusal('propose', { ...facts, unmetConditions: ['Tests.'] })?.errors).toEqual([
    { path: 'conditions', message: 'Tests.' },
  ]);
  expect(unmetRefusal('propose', { labelStatus: 'granted', unmetConditions: ['Tests.'] })).toBeUndefined();
  expect(allowsLabelStep('request-suspension', { labelStatus: 'granted', labelRequest: null })).toBe(true);
});
