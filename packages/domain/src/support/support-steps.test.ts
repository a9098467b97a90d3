import { epochOf } from '../time/day';
import { SUPPORT_KINDS } from './support-kinds';
import {
  allowsMoveByFacility,
  allowsSupportStep,
  isReopenable,
  isStepOfCentre,
  SUPPORT_STATUSES,
  SUPPORT_TURNS,
  supportRefusal,
  type SupportStatus,
  type SupportStep,
} from './support-steps';

const OPEN: SupportStatus[] = ['new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility'];

// Each step in each state; those that are not listed are refused with the sentence.
test.each<[step: SupportStep, from: SupportStatus[], refusal: string]>([
  ['acknowledge', ['new'], 'This request was taken on already, or has ended.'],
  [
    'take-over',
    ['accepted', 'offered', 'scheduled', 'waiting_for_facility'],
    'Only a request that is open, and that someone else has taken on, can be taken over.',
  ],
  ['ask', ['new', 'accepted', 'scheduled'], 'A question is open, slots are on offer, or the request has ended.'],
  ['answer', ['waiting_for_facility'], 'No question is open.'],
  ['offer', ['accepted'], 'Slots are offered for a request that was taken on and has none yet.'],
  ['choose', ['offered'], 'No slot is on offer.'],
  ['ask-for-others', ['offered'], 'No slot is on offer.'],
  ['move', ['scheduled'], 'Only a request that is scheduled can be moved.'],
  ['complete', ['accepted', 'scheduled'], 'Only a request that was taken on or scheduled can be completed.'],
  ['decline', ['new', 'accepted'], 'Only a request that is new or was taken on, without slots, can be declined.'],
  ['cancel', OPEN, 'This request has ended.'],
  [
    'reopen',
    ['completed', 'declined'],
    'A request can be taken up again for a while after it was completed or declined.',
  ],
  ['write', OPEN, 'This request has ended.'],
])('%s is possible in %j', (step, from, message) => {
  const allowed = SUPPORT_STATUSES.filter((supportStatus) =>
    allowsSupportStep(step, { supportStatus, isReopenable: true, isOfAnother: true }),
  );
  expect(allowed).toEqual(from);
  expect(supportRefusal(step)).toEqual({ status: 409, code: 1003, message });
});

test('a request that ended long ago stays as it is', () => {
  expect(allowsSupportStep('reopen', { supportStatus: 'completed' })).toBe(false);
});

const ENDED_AT = epochOf('2026-06-01') + 12 * 3600;

test.each<[status: SupportStatus, now: number, canBe: boolean]>([
  ['completed', ENDED_AT, true],
  ['completed', epochOf('2026-08-01') - 1, true],
  ['completed', epochOf('2026-08-01'), false],
  ['declined', epochOf('2026-07-31'), true],
  ['declined', epochOf('2026-08-01'), false],
  ['cancelled', ENDED_AT, false],
  ['accepted', ENDED_AT, false],
])('a request that is %s since 1 June can be taken up again at %i: %s', (status, now, canBe) => {
  expect(isReopenable(status, ENDED_AT, now)).toBe(canBe);
});

test('a request is taken over from someone else only', () => {
  expect(allowsSupportStep('take-over', { supportStatus: 'accepted', isOfAnother: false })).toBe(false);
  expect(isStepOfCentre('take-over')).toBe(true);
});

test('a facility moves its request while its slot is far ahead, and only then', () => {
  expect(allowsMoveByFacility({ supportStatus: 'scheduled', isMovable: true })).toBe(true);
  expect(allowsMoveByFacility({ supportStatus: 'scheduled', isMovable: false })).toBe(false);
  expect(allowsMoveByFacility({ supportStatus: 'offered', isMovable: true })).toBe(false);
});

test('every state has its turn, and every kind its group', () => {
  expect(SUPPORT_STATUSES.map((status) => SUPPORT_TURNS[status].pending_with)).toEqual([
    'cars',
    'cars',
    'facility',
    'nobody',
    'facility',
    'nobody',
    'nobody',
    'nobody',
  ]);
  expect(SUPPORT_KINDS.filter(({ group }) => group === 'qa-qc')).toHaveLength(4);
});
