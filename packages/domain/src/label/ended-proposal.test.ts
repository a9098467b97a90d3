import { endedProposal } from './ended-proposal';
import type { LabelRequestKind, LabelStep } from './label-steps';

test.each<[step: LabelStep, request: LabelRequestKind | null, sentence: string | null]>([
  ['request-suspension', 'renewal', 'The proposal of a renewal ended with this.'],
  ['request-suspension', null, null],
  ['suspend', 'renewal', 'The proposal of a renewal ended with this.'],
  ['suspend', 'suspension', null],
  ['withdraw', 'suspension', 'The proposal of a suspension ended with this.'],
  ['expire', 'suspension', 'The proposal of a suspension ended with this.'],
  [
    'expire',
    'renewal',
    'The proposal of its renewal was not decided on in time. It is now the proposal of a label again.',
  ],
  ['renew', 'renewal', null],
  ['refuse', 'label', null],
  ['return', 'suspension', null],
])('%s while a %s is proposed [12.527, 12.778]', (step, request, sentence) => {
  expect(endedProposal(step, request && { kind: request })).toBe(sentence);
});
