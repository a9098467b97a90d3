import { epochOf } from '../time/day';
import {
  calendarEntries,
  type CalendarBooking,
  type CalendarOffer,
  type CalendarRecords,
  type CalendarSlot,
} from './calendar';

const NOW = new Date('2026-06-15T12:00:00Z');
const FACILITY = { _id: 'ciao', acronym: 'CIAO' };
const REQUEST = { _id: 'r', number: 'S-2026-001' };

const aSlot = (change: Partial<CalendarSlot> = {}): CalendarSlot => ({
  id: 's',
  kind: 'training',
  title: 'Campaign',
  place: 'Potenza',
  from: '2026-09-01',
  to: '2026-09-03',
  status: 'open',
  openTo: 'all',
  sequence: 0,
  changedAt: new Date('2026-06-01T00:00:00Z'),
  ...change,
});
const aBooking = (change: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: 'b',
  slot: aSlot(),
  facility: FACILITY,
  instrument: 'MUSA',
  request: REQUEST,
  sequence: 0,
  changedAt: new Date('2026-06-10T00:00:00Z'),
  isCancelled: false,
  ...change,
});
const anOffer = (change: Partial<CalendarOffer> = {}): CalendarOffer => ({
  slot: aSlot({ openTo: 'offer' }),
  facility: FACILITY,
  request: REQUEST,
  offeredAt: new Date('2026-06-10T12:00:00Z'),
  ...change,
});

const shown = (records: Partial<CalendarRecords>, arranges = false) =>
  calendarEntries(
    { slots: [], bookings: [], offers: [], due: [], ...records },
    { now: NOW, arranges: () => arranges },
  ).map(({ key, state, title, sequence }) => `${key} ${state} ${sequence} ${title}`);

test.each<[why: string, records: Partial<CalendarRecords>, arranges: boolean, entries: string[]]>([
  ['an open campaign, for a facility', { slots: [aSlot()] }, false, ['slot-s tentative 0 Campaign']],
  ['an open campaign, for the centre', { slots: [aSlot()] }, true, ['slot-s confirmed 0 Campaign']],
  ['a planned one', { slots: [aSlot({ status: 'planned' })] }, true, ['slot-s tentative 0 Campaign']],
  ['a planned one, for a facility', { slots: [aSlot({ status: 'planned' })] }, false, []],
  ['a cancelled one', { slots: [aSlot({ status: 'cancelled' })] }, true, ['slot-s cancelled 0 Campaign']],
  ['a slot for offers', { slots: [aSlot({ openTo: 'offer' })] }, true, []],
  [
    'a campaign that the facility has booked',
    { slots: [aSlot()], bookings: [aBooking({ request: null })] },
    false,
    ['booking-b confirmed 0 Campaign: MUSA'],
  ],
  [
    'the same, for the centre',
    { slots: [aSlot()], bookings: [aBooking({ request: null })] },
    true,
    ['slot-s confirmed 0 Campaign'],
  ],
  [
    'an offer that holds its place',
    { offers: [anOffer()] },
    false,
    ['offer-r-s tentative 0 Offered: Training, CIAO (S-2026-001)'],
  ],
  ['an offer that holds nothing', { offers: [anOffer({ offeredAt: new Date('2026-06-01T12:00:00Z') })] }, false, []],
  ['an offer of a cancelled slot', { offers: [anOffer({ slot: aSlot({ status: 'cancelled' }) })] }, false, []],
  [
    'two instruments of one request',
    { bookings: [aBooking(), aBooking({ id: 'c', instrument: 'ALFA' })] },
    true,
    ['request-r confirmed 0 Training, CIAO (S-2026-001): ALFA, MUSA'],
  ],
  [
    'a request that is being moved',
    { bookings: [aBooking({ isCancelled: true, sequence: 1 })] },
    false,
    ['request-r cancelled 1 Training, CIAO (S-2026-001): MUSA'],
  ],
  [
    'a request that was moved',
    { bookings: [aBooking({ isCancelled: true, sequence: 1 }), aBooking({ id: 'c', sequence: 2 })] },
    false,
    ['request-r confirmed 2 Training, CIAO (S-2026-001): MUSA'],
  ],
  [
    'a request that was completed, taken up again and scheduled once more',
    { bookings: [aBooking(), aBooking({ id: 'c', sequence: 1, instrument: 'ALFA' })] },
    false,
    ['request-r confirmed 1 Training, CIAO (S-2026-001): ALFA'],
  ],
  [
    'tests that are due',
    {
      due: [
        {
          facility: FACILITY,
          instrument: { id: 'l', name: 'MUSA' },
          what: ['Telecover', 'Dark'],
          day: '2026-08-02',
          since: new Date('2026-06-03T09:00:00Z'),
        },
      ],
    },
    false,
    ['due-l-2026-08-02 confirmed 0 Due: Telecover, Dark of MUSA'],
  ],
])('%s', (_why, records, arranges, entries) => {
  expect(shown(records, arranges)).toEqual(entries);
});

test('entries stand by day, with the days of their slots', () => {
  const later = aSlot({ id: 'later', from: '2026-10-01', to: '2026-10-01' });
  const entries = calendarEntries(
    { slots: [later, aSlot()], bookings: [], offers: [], due: [] },
    { now: NOW, arranges: () => true },
  );
  expect(entries).toMatchObject([
    { slot: 's', from: epochOf('2026-09-01'), to: epochOf('2026-09-03'), place: 'Potenza' },
    { slot: 'later' },
  ]);
});

test('an entry of a due date has the time of what it follows from, whenever it is read [12.489]', () => {
  const since = new Date('2026-06-03T09:00:00Z');
  const due = [{ facility: FACILITY, instrument: { id: 'l', name: 'MUSA' }, what: ['Dark'], day: '2026-08-02', since }];
  const read = (now: string) =>
    calendarEntries({ slots: [], bookings: [], offers: [], due }, { now: new Date(now), arranges: () => false });
  expect(read('2026-06-15T12:00:00Z')).toMatchObject([{ changed_at: since.getTime() / 1000 }]);
  expect(read('2026-09-15T12:00:00Z')).toEqual(read('2026-06-15T12:00:00Z'));
});
