import { QA_SETTINGS } from '../qa/settings';
import { SUPPORT_KINDS } from './support-kinds';
import {
  allowsMoveByFacility,
  allowsSupportStep,
  isStepOfCentre,
  SUPPORT_STATUSES,
  SUPPORT_STEPS,
  SUPPORT_TURNS,
  supportRefusal,
  type SupportStatus,
  type SupportStep,
} from './support-steps';

// Each step in each state; those that are not listed are refused.
test.each<[step: SupportStep, from: SupportStatus[]]>([
  ['acknowledge', ['new']],
  ['take-over', ['accepted', 'offered', 'scheduled', 'waiting_for_facility']],
  ['ask', ['new', 'accepted', 'scheduled']],
  ['answer', ['waiting_for_facility']],
  ['offer', ['accepted']],
  ['choose', ['offered']],
  ['ask-for-others', ['offered']],
  ['move', ['scheduled']],
  ['complete', ['accepted', 'scheduled']],
  ['decline', ['new', 'accepted']],
  ['cancel', ['new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility']],
  ['reopen', ['completed', 'declined']],
  ['write', ['new', 'accepted', 'offered', 'scheduled', 'waiting_for_facility']],
])('%s is possible in %j', (step, from) => {
  const allowed = SUPPORT_STATUSES.filter((supportStatus) =>
    allowsSupportStep(step, { supportStatus, isReopenable: true, isOfAnother: true }),
  );
  expect(allowed).toEqual(from);
  expect(supportRefusal(step)).toMatchObject({ status: 409, code: 1003, message: SUPPORT_STEPS[step].refusal });
});

test('a request that ended long ago stays as it is', () => {
  expect(allowsSupportStep('reopen', { supportStatus: 'completed' })).toBe(false);
  expect(QA_SETTINGS.support.reopenWithin).toBe(60);
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
