import type { CalendarEntry, Slot } from '@portal/domain';
import { addDays, dayOf, epochOf } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSlot } from '../../../test/a-request';
import { CalendarTab } from './calendar-tab';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const TODAY = dayOf(new Date());
const SOON = epochOf(addDays(TODAY, 40));
const CIAO = { _id: anId(10), acronym: 'CIAO' };

const aCampaign = (change: Partial<Slot> = {}): Slot => ({
  ...aSlot({ from: SOON, to: SOON }),
  capacity: 8,
  taken: 5,
  held: 1,
  deadline: epochOf(addDays(TODAY, 20)),
  open_to: 'all',
  facilities: [],
  status: 'open',
  notes: null,
  version: 1,
  bookings: [],
  ...change,
});

const anEntry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: 'booking-1',
  kind: 'booking',
  state: 'confirmed',
  title: 'Help with telecovers',
  place: 'Magurele',
  from: epochOf(TODAY),
  to: epochOf(TODAY),
  slot: null,
  request: { _id: anId(800), number: 'S-2026-014' },
  facility: CIAO,
  sequence: 0,
  changed_at: epochOf(TODAY),
  ...change,
});

type Answers = Parameters<typeof fakeApi>[0];

function open(answers: Answers = {}, isOwner = true) {
  const made = fakeApi({
    'GET /support/calendar': loads({ entries: [] }),
    'GET /support/slots': loads({ slots: [], total_count: 0 }),
    'GET /support/calendar-address': loads([]),
    ...answers,
  });
  const view = renderInPortal(<CalendarTab facility={aFacility({ is_owner: isOwner }, 'evaluated')} />, {
    path: '/qa-support/?tab=calendar',
    route: '/qa-support/',
    profile: aProfile(),
  });
  const sent = (call: string) => made.filter((each) => each.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const slots = (...all: Slot[]) => ({ 'GET /support/slots': loads({ slots: all, total_count: all.length }) });

test('the calendar has what is booked and due for the facility, and leads to it', async () => {
  open({
    'GET /support/calendar': loads({
      entries: [
        anEntry(),
        anEntry({ key: 'due-1', kind: 'due', title: 'Telecover due', request: null }),
        anEntry({ key: 'other', title: 'Of another facility', facility: { _id: anId(11), acronym: 'FIK' } }),
      ],
    }),
  });
  const [booking] = await screen.findAllByRole('link', { name: /Help with telecovers/ });
  expect(booking).toHaveAttribute('href', `/qa-support/?facility=${CIAO._id}&tab=requests&request=${anId(800)}`);
  expect(screen.getAllByRole('link', { name: /Telecover due/ })[0]).toHaveAttribute(
    'href',
    `/qa-support/?facility=${CIAO._id}`,
  );
  expect(screen.queryByText(/Of another facility/)).toBeNull();
});

test('the month is in the address', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: /next/i }));
  expect(address()).toMatch(/^\/qa-support\/\?tab=calendar&month=\d{4}-\d{2}$/);
});

test('a place in a campaign is booked for an instrument [12.443]', async () => {
  const call = `POST /support/slots/${anId(820)}/bookings`;
  const { sent } = open({ ...slots(aCampaign()), [call]: says(2, 'Saved!', aCampaign()) });
  const table = await screen.findByRole('table', { name: 'Campaigns and dates to book' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('2 of 8None');
  await userEvent.click(within(table).getByRole('button', { name: 'Book a place: Help with telecovers' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Instrument/ }), 'RALI');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book a place' }));
  await waitFor(() => expect(sent(call)).toEqual([{ facility: CIAO._id, instrument: anId(100) }]));
});

const BOOKING = {
  _id: anId(830),
  slot: anId(820),
  facility: CIAO,
  instrument: { _id: anId(100), kind: 'lidar' as const, name: 'RALI' },
  request: null,
  booked_at: epochOf(TODAY),
};

test('a place is cancelled with a reason; one of a request is not cancelled here', async () => {
  const call = `POST /support/bookings/${anId(830)}/cancel`;
  const ofRequest = { ...BOOKING, _id: anId(831), request: anId(800), instrument: null };
  const { sent } = open({
    ...slots(aCampaign({ bookings: [BOOKING, ofRequest] })),
    [call]: says(2, 'Saved!', aCampaign()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the place of RALI: Help with telecovers' }));
  expect(screen.queryByRole('button', { name: /Cancel the place of The facility/ })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  await enter(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The laser is away.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel this place' }));
  await waitFor(() => expect(sent(call)).toEqual([{ text: 'The laser is away.' }]));
});

test.each<[why: string, change: Partial<Slot>]>([
  ['full', { status: 'full', taken: 8 }],
  ['all places are held', { held: 3 }],
  ['after its deadline', { deadline: epochOf(addDays(TODAY, -1)) }],
  ['made for a request', { open_to: 'offer' }],
  ['over', { from: epochOf(addDays(TODAY, -9)), to: epochOf(addDays(TODAY, -8)) }],
])('a campaign that is %s is not offered', async (_why, change) => {
  open(slots(aCampaign(change)));
  expect(await screen.findByText('No campaign is open for booking.')).toBeVisible();
});

test('what the server refuses is said in the window', async () => {
  const call = `POST /support/slots/${anId(820)}/bookings`;
  open({ ...slots(aCampaign()), [call]: fails(409, 'This slot is full.') });
  await userEvent.click(await screen.findByRole('button', { name: /^Book a place/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Instrument/ }), 'RALI');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book a place' }));
  expect(await within(dialog).findByText('This slot is full.')).toBeVisible();
});

test('an address for calendar programs is made, shown once, and ended', async () => {
  const address = { _id: anId(840), created_at: epochOf('2026-11-01'), last_used_at: null };
  const { sent } = open({
    'GET /support/calendar-address': loads([address]),
    'POST /support/calendar-address': says(2, 'Saved!', {
      url: 'https://portal.example/api/support/calendar.ics?token=x',
    }),
    [`DELETE /support/calendar-address/${anId(840)}`]: says(0, 'Deleted!'),
  });
  const panel = await screen.findByRole('region', { name: /calendar program/i });
  await userEvent.click((await within(panel).findAllByRole('button'))[0] as HTMLElement);
  expect(await within(panel).findByText(/calendar\.ics\?token=x/)).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: /2026-11-01/ }));
  await waitFor(() => expect(sent(`DELETE /support/calendar-address/${anId(840)}`)).toHaveLength(1));
});

test('readers book nothing, and a calendar that cannot be loaded says so', async () => {
  const { unmount } = open(slots(aCampaign()), false);
  expect(await screen.findByText('No campaign is open for booking.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  unmount();
  open({ 'GET /support/calendar': fails(500) });
  expect(await screen.findByRole('heading', { name: 'The calendar could not be loaded' })).toBeVisible();
});
