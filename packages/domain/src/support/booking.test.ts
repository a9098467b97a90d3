import { bookingRefusal, offerEnds, isHeld, lastMovableDay, placesOf, type BookingRefusal } from './booking';

const OFFERED = new Date('2026-06-01T12:00:00Z');

test.each<[now: string, held: boolean]>([
  ['2026-06-01T12:00:00Z', true],
  ['2026-06-15T11:59:59Z', true],
  ['2026-06-15T12:00:00Z', false],
])('an offer of noon on 1 June holds its places at %s: %s', (now, held) => {
  expect(isHeld(OFFERED, new Date(now))).toBe(held);
});

test('a hold ends after fourteen days, a move a week before the slot, and instruments take a place each', () => {
  expect(offerEnds(OFFERED).toISOString()).toBe('2026-06-15T12:00:00.000Z');
  expect(lastMovableDay('2026-07-01')).toBe('2026-06-24');
  const lists = [[], ['one'], ['one', 'two'], ['one', 'two', 'one']];
  expect(lists.map((ids) => placesOf(ids.map((_id) => ({ _id }))))).toEqual([1, 1, 2, 2]);
});

const SLOT = { status: 'open', from: '2026-07-01', deadline: '2026-06-20', capacity: 2, taken: 0, held: 0 } as const;
const ASKED = { places: 1, today: '2026-06-15', byFacility: true };

test.each<[why: string, slot: object, asked: object, refusal: BookingRefusal | null]>([
  ['a free place', {}, {}, null],
  ['the last place', { taken: 1 }, {}, null],
  ['no place', { taken: 2 }, {}, 'full'],
  ['places that offers hold', { taken: 1, held: 1 }, {}, 'full'],
  ['two places of two', {}, { places: 2 }, null],
  ['three places of two', {}, { places: 3 }, 'full'],
  ['the day of the deadline', {}, { today: '2026-06-20' }, null],
  ['the day after it', {}, { today: '2026-06-21' }, 'deadline'],
  ['an offer after the deadline', {}, { today: '2026-06-21', byFacility: false }, null],
  ['the first day', { deadline: null }, { today: '2026-07-01' }, null],
  ['the second day', { deadline: null }, { today: '2026-07-02' }, 'begun'],
  ['a planned slot', { status: 'planned' }, {}, 'closed'],
  ['a cancelled slot', { status: 'cancelled' }, {}, 'closed'],
])('%s', (_why, slot, asked, refusal) => {
  expect(bookingRefusal({ ...SLOT, ...slot }, { ...ASKED, ...asked })).toBe(refusal);
});
