import { endedProposal } from './ended-proposal';
import { LABEL_STEPS, type LabelRequestKind, type LabelStep } from './label-steps';

const AGAIN = 'The proposal of its renewal was not decided on in time. It is now the proposal of a label again.';

test.each<[step: LabelStep, open: LabelRequestKind | null, sentence: string | null]>([
  ['request-suspension', 'renewal', 'The proposal of a renewal ended with this.'],
  ['suspend', 'renewal', 'The proposal of a renewal ended with this.'],
  ['suspend', 'suspension', null],
  ['withdraw', 'renewal', 'The proposal of a renewal ended with this.'],
  ['withdraw', 'suspension', 'The proposal of a suspension ended with this.'],
  ['expire', 'renewal', AGAIN],
  ['expire', 'suspension', 'The proposal of a suspension ended with this.'],
  ['grant', 'label', null],
  ['withdraw', null, null],
])('%s while the proposal %s is open: %s', (step, open, sentence) => {
  expect(endedProposal(step, open)).toBe(sentence);
});

test('every step that decides on a proposal, opens one or returns it, ends none besides', () => {
  const silent = (Object.keys(LABEL_STEPS) as LabelStep[]).filter((step) =>
    LABEL_STEPS[step].request.every((open) => endedProposal(step, open) === null),
  );
  expect(silent).toEqual(['propose', 'propose-renewal', 'return', 'grant', 'refuse', 'renew', 'reinstate']);
});
