import { allowsSlotStep, SLOT_STATUSES, SLOT_STEPS, slotRefusal, type SlotStatus, type SlotStep } from './slot-steps';

// Each step in each state; those that are not listed are refused.
test.each<[step: SlotStep, from: SlotStatus[]]>([
  ['edit', ['planned', 'open', 'full']],
  ['open', ['planned']],
  ['close', ['open', 'full']],
  ['cancel', ['planned', 'open', 'full']],
  ['book', ['open']],
  ['cancel-booking', ['open', 'full']],
])('%s is possible in %j', (step, from) => {
  expect(SLOT_STATUSES.filter((slotStatus) => allowsSlotStep(step, { slotStatus }))).toEqual(from);
  expect(slotRefusal(step)).toMatchObject({ status: 409, code: 1003, message: SLOT_STEPS[step].refusal });
});

test('a booking of a request ends with the request', () => {
  expect(allowsSlotStep('cancel-booking', { slotStatus: 'open', isBookedByRequest: true })).toBe(false);
});
