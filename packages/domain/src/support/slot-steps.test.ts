import { allowsSlotStep, SLOT_STATUSES, slotRefusal, type SlotStatus, type SlotStep } from './slot-steps';

// Each step in each state; those that are not listed are refused with the sentence.
test.each<[step: SlotStep, from: SlotStatus[], refusal: string]>([
  ['edit', ['planned', 'open', 'full'], 'This slot has ended.'],
  ['open', ['planned'], 'This slot was opened already, or has ended.'],
  ['close', ['open', 'full'], 'Only a slot that was opened can be done.'],
  ['cancel', ['planned', 'open', 'full'], 'This slot has ended.'],
  ['book', ['open'], 'This slot is full, or is not open.'],
  [
    'cancel-booking',
    ['open', 'full'],
    'This booking belongs to a request, or its slot has ended. Please move or cancel the request.',
  ],
])('%s is possible in %j', (step, from, message) => {
  expect(SLOT_STATUSES.filter((slotStatus) => allowsSlotStep(step, { slotStatus }))).toEqual(from);
  expect(slotRefusal(step)).toEqual({ status: 409, code: 1003, message });
});

test('a booking of a request ends with the request', () => {
  expect(allowsSlotStep('cancel-booking', { slotStatus: 'open', isBookedByRequest: true })).toBe(false);
});
