import { epochOf, problems, supportOfferSchema, type ServedTask, type Slot, type SupportRequest } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { ownerToken } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { addLidar } from '../../../test/instruments';
import { atOnce } from '../../../test/waiting';
import {
  applications,
  lidars,
  photometerCalibrations,
  photometers,
  rateLimits,
  supportRequests,
} from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import type { Call } from '../../app/calls';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, db, pass } = portal;
const { accepted, staffToken } = testing(portal);

const DAY = 86_400;
const FIRST = epochOf('2026-09-01');
const aSlot = (change: object = {}) => ({
  kind: 'remote_qa',
  title: 'Direct comparison',
  place: 'Potenza',
  from: FIRST,
  to: FIRST + 2 * DAY,
  capacity: 2,
  open_to: 'all',
  ...change,
});

const slotIn = ({ data }: { data?: unknown }) => data as Slot;
const bookingIn = (body: { data?: unknown }) => slotIn(body).bookings[0]?._id ?? '';
const requestIn = ({ data }: { data?: unknown }) => data as SupportRequest;
const on = (call: Call, id: string, token: string, body: object = {}) => callApi(call, { params: { id }, token, body });

const ADD: Call = 'POST /support/slots';
const EDIT: Call = 'POST /support/slots/:id';
const OPEN: Call = 'POST /support/slots/:id/open';
const CLOSE: Call = 'POST /support/slots/:id/close';
const CANCEL: Call = 'POST /support/slots/:id/cancel';
const BOOK: Call = 'POST /support/slots/:id/bookings';
const END: Call = 'POST /support/bookings/:id/cancel';
const OFFER: Call = 'POST /support/requests/:id/offer';
const CHOOSE: Call = 'POST /support/requests/:id/choose';
const OTHERS: Call = 'POST /support/requests/:id/ask-for-others';
const MOVE: Call = 'POST /support/requests/:id/move';

/** An accepted facility, and a scheduler. */
async function begun() {
  const fixture = await accepted();
  return { ...fixture, staff: await staffToken('scheduler') };
}

async function opened(staff: string, change: object = {}): Promise<Slot> {
  const added = await callApi(ADD, { token: staff, body: aSlot(change) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  const slot = slotIn(added.body);
  return slot.status === 'planned' ? slotIn((await on(OPEN, slot._id, staff)).body) : slot;
}

/** A request that was taken on, for the lidar of the facility. */
async function takenOn() {
  const fixture = await begun();
  const body = {
    facility: fixture.facility.id,
    kind: 'remote_qa',
    subject: 'A telecover that does not agree',
    text: 'The sector north is late.',
    instruments: [fixture.lidar.id],
    flexibility: 'weeks',
    urgency: 'normal',
  };
  const asked = await callApi('POST /support/requests', { body, token: fixture.owner });
  const { _id: id } = requestIn(asked.body);
  await on('POST /support/requests/:id/acknowledge', id, fixture.staff);
  return { ...fixture, id };
}

const newSlot = (day: string, days = 1) => ({
  from: epochOf(day),
  to: epochOf(day) + (days - 1) * DAY,
  place: 'Potenza',
});

/** The same with three slots on offer. */
async function offered() {
  const fixture = await takenOn();
  const slots = [newSlot('2026-09-01', 2), newSlot('2026-09-08'), newSlot('2026-09-15')];
  const answer = await on(OFFER, fixture.id, fixture.staff, { slots });
  return { ...fixture, answer, request: requestIn(answer.body) };
}

async function scheduled() {
  const fixture = await offered();
  const slot = fixture.request.offered[0]?.slot._id ?? '';
  const answer = await on(CHOOSE, fixture.id, fixture.owner, { slot });
  return { ...fixture, slot, answer };
}

const slotsOf = async (token: string) => {
  const { body } = await callApi('GET /support/slots', { token });
  return (body.data as unknown as { slots: Slot[] }).slots;
};
const slotNamed = async (token: string, id: string) => (await slotsOf(token)).find(({ _id }) => _id === id);
/** Saves a slot in its present version. */
const edited = async (id: string, token: string, body: object) => {
  const slot = await slotNamed(token, id);
  return on(EDIT, id, token, { version: slot?.version, ...body, kind: undefined });
};
const again = (email: string) => enter(portal, email).then(({ access_token }) => access_token);

const mails = async () =>
  (await emailsInOrder(portal)).map(({ kind }) => kind).filter((kind) => kind.startsWith('support-'));

test('a request is offered three slots, one is chosen, and it is moved once [12.430]', async () => {
  const { answer, id, owner, staff } = await offered();
  expect(answer.body).toMatchObject({
    code: 2,
    data: {
      status: 'offered',
      turn: { pending_with: 'facility' },
      offered: [{ is_held: true, slot: { place: 'Potenza', from: FIRST, to: FIRST + DAY } }, {}, {}],
    },
  });
  const chosen = await on(CHOOSE, id, owner, { slot: requestIn(answer.body).offered[1]?.slot._id });
  expect(chosen.body.data).toMatchObject({
    status: 'scheduled',
    offered: [],
    scheduled: { slot: { from: epochOf('2026-09-08') }, movable_until: epochOf('2026-09-01') },
  });
  const moved = await on(MOVE, id, staff, { text: 'The laser is away.', slots: [newSlot('2026-09-22')] });
  expect(moved.body.data).toMatchObject({ status: 'offered', scheduled: null, offered: [{ is_held: true }] });
  const last = await on(CHOOSE, id, owner, { slot: requestIn(moved.body).offered[0]?.slot._id });
  expect(last.body.data).toMatchObject({ status: 'scheduled', scheduled: { slot: { from: epochOf('2026-09-22') } } });
  expect(await mails()).toEqual(
    expect.arrayContaining(['support-slots-offered', 'support-slot-chosen', 'support-request-moved']),
  );
  const told = (await emailsInOrder(portal)).find(({ kind }) => kind === 'support-slots-offered');
  expect(told?.text).toContain('2026-09-01 to 2026-09-02, Potenza; 2026-09-08, Potenza');
});

test('a question about a scheduled request leads back to it, and its end gives the place back', async () => {
  const { id, owner, staff, slot } = await scheduled();
  await on('POST /support/requests/:id/ask', id, staff, { text: 'Is there power?' });
  const answered = await on('POST /support/requests/:id/answer', id, owner, { text: 'Yes.' });
  expect(answered.body.data).toMatchObject({ status: 'scheduled', scheduled: { slot: { _id: slot } } });
  expect(await slotNamed(staff, slot)).toMatchObject({ status: 'full', taken: 1, bookings: [{ request: id }] });
  await on('POST /support/requests/:id/cancel', id, owner, { text: 'We found it.' });
  expect(await slotNamed(staff, slot)).toMatchObject({ status: 'open', taken: 0, bookings: [] });
});

test('a facility asks for other slots, and those on offer hold nothing any more', async () => {
  const { id, owner, staff, request } = await offered();
  const answer = await on(OTHERS, id, owner, { text: 'After the campaign, please.' });
  expect(answer.body.data).toMatchObject({ status: 'accepted', offered: [] });
  expect(await slotNamed(staff, request.offered[0]?.slot._id ?? '')).toMatchObject({ held: 0 });
});

test('offers hold their places for fourteen days; later the slot is chosen while a place is free', async () => {
  const { id, staff, owner, lidar, facility } = await takenOn();
  const slot = await opened(staff, { capacity: 1 });
  await on(OFFER, id, staff, { slots: [{ slot: slot._id }] });
  const body = { facility: facility.id, instrument: lidar.id };
  const refused = await on(BOOK, slot._id, owner, body);
  expect(refused).toMatchObject({ status: 409, body: { msg: 'This slot is full.' } });
  pass(14 * DAY);
  const [later, scheduler] = [await again('pi.ciao@site.example'), await again('scheduler@site.example')];
  const read = await callApi('GET /support/requests/:id', { params: { id }, token: later });
  expect(requestIn(read.body).offered).toMatchObject([{ is_held: false }]);
  const booked = await on(BOOK, slot._id, later, body);
  expect(slotIn(booked.body)).toMatchObject({ status: 'full', bookings: [{ instrument: { _id: lidar.id } }] });
  expect(await on(CHOOSE, id, later, { slot: slot._id })).toMatchObject({ status: 409 });
  await on(END, slotIn(booked.body).bookings[0]?._id ?? '', scheduler, { text: 'By mistake.' });
  expect((await on(CHOOSE, id, later, { slot: slot._id })).body.data).toMatchObject({ status: 'scheduled' });
});

test('a facility moves its request until a week before, and the rest of the offer stands again', async () => {
  const { id, owner, slot } = await scheduled();
  const moved = await on(MOVE, id, owner, { text: 'The roof leaks.' });
  expect(requestIn(moved.body)).toMatchObject({ status: 'offered', offered: [{}, {}] });
  expect(requestIn(moved.body).offered.map((each) => each.slot._id)).not.toContain(slot);
  const other = requestIn(moved.body).offered[0]?.slot._id;
  await on(CHOOSE, id, owner, { slot: other });
  // The slot is on 8 September; 1 September is the last day.
  pass(epochOf('2026-09-02') - portal.context.now().getTime() / 1000);
  const [late, staff] = [await again('pi.ciao@site.example'), await again('scheduler@site.example')];
  expect(await on(MOVE, id, late, { text: 'Too late.' })).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('7 days before') },
  });
  const byCentre = await on(MOVE, id, staff, { text: 'We are ill.', slots: [newSlot('2026-10-01')] });
  expect(byCentre.body.data).toMatchObject({ status: 'offered' });
});

test('without another slot a facility’s move leads back to the centre', async () => {
  const { id, owner, staff } = await takenOn();
  const answer = await on(OFFER, id, staff, { slots: [newSlot('2026-09-01')] });
  await on(CHOOSE, id, owner, { slot: requestIn(answer.body).offered[0]?.slot._id });
  expect((await on(MOVE, id, owner, { text: 'No.' })).body.data).toMatchObject({ status: 'accepted', offered: [] });
});

test.each<[why: string, body: object, path: string]>([
  ['no slot', { slots: [] }, 'slots'],
  ['four slots', { slots: ['01', '02', '03', '04'].map((day) => newSlot(`2026-09-${day}`)) }, 'slots'],
  ['a day in the past', { slots: [newSlot('2026-06-14')] }, 'slots[0].from'],
  ['an end before the beginning', { slots: [newSlot('2026-09-01', 0)] }, 'slots[0].to'],
  ['no place', { slots: [{ ...newSlot('2026-09-01'), place: undefined }] }, 'slots[0].place'],
  ['an unknown slot', { slots: [{ slot: '6f1e0c4e-0000-4000-8000-000000000000' }] }, 'slots[0].slot'],
])('an offer with %s is refused', async (_why, body, path) => {
  const { id, staff } = await takenOn();
  expect(await on(OFFER, id, staff, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('a request from before that names an instrument twice takes one place, and a slot is chosen', async () => {
  const { id, owner, staff, lidar } = await takenOn();
  const named = { _id: lidar.id, kind: 'lidar', name: 'MUSA' } as const;
  await db.update(supportRequests).set({ instruments: [named, named] });
  const answer = await on(OFFER, id, staff, { slots: [newSlot('2026-09-01')] });
  const slot = requestIn(answer.body).offered[0]?.slot._id ?? '';
  expect((await on(CHOOSE, id, owner, { slot })).body.data).toMatchObject({ status: 'scheduled' });
  expect(await slotNamed(staff, slot)).toMatchObject({ capacity: 1, taken: 1, bookings: [{ request: id }] });
});

test('a slot that is not on offer is not chosen', async () => {
  const { id, owner, staff } = await offered();
  const other = await opened(staff);
  expect(await on(CHOOSE, id, owner, { slot: other._id })).toMatchObject({
    status: 409,
    body: { msg: 'This slot is not on offer.' },
  });
});

test('a campaign is planned, opened, booked by facilities and closed [12.431]', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const planned = slotIn((await callApi(ADD, { token: staff, body: aSlot() })).body);
  expect(planned).toMatchObject({ status: 'planned', capacity: 2, taken: 0, held: 0, deadline: FIRST });
  const body = { facility: facility.id, instrument: lidar.id };
  expect((await on(BOOK, planned._id, owner, body)).status).toBe(409);
  expect(await slotsOf(owner)).toEqual([]);
  await on(OPEN, planned._id, staff);
  const booked = await on(BOOK, planned._id, owner, body);
  expect(slotIn(booked.body)).toMatchObject({ status: 'open', taken: 1, bookings: [{ request: null }] });
  expect(await on(BOOK, planned._id, owner, body)).toMatchObject({
    status: 409,
    body: { msg: 'This instrument is booked for this slot already.' },
  });
  expect((await on(CLOSE, planned._id, staff)).body.data).toMatchObject({ status: 'done' });
  expect((await on(BOOK, planned._id, owner, body)).status).toBe(409);
  expect(await mails()).toEqual(['support-booking-booked']);
  const history = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
  expect(JSON.stringify(history.body)).toContain('Direct comparison for MUSA');
});

test('a facility cancels a booking however many messages it has sent; the centre’s count [12.601]', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const slot = await opened(staff);
  const book = () => on(BOOK, slot._id, owner, { facility: facility.id, instrument: lidar.id });
  const first = bookingIn((await book()).body);
  await on(END, first, staff, { text: 'The laboratory is closed.' });
  const second = bookingIn((await book()).body);
  await db.update(rateLimits).set({ count: LIMITS.supportMessages.max });
  expect(await on(END, second, staff, { text: 'It is closed again.' })).toMatchObject({ status: 429 });
  expect(await on(END, second, owner, { text: 'The laser is away.' })).toMatchObject({ status: 200 });
  expect(await book()).toMatchObject({ status: 429 });
});

test('of two who book the last place at once, one gets it and the other a sentence', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const second = await addLidar(portal, facility.id, { name: 'SECOND' });
  const slot = await opened(staff, { capacity: 1 });
  const answers = await atOnce(
    portal,
    facility.id,
    [lidar.id, second.id].map((instrument) => () => on(BOOK, slot._id, owner, { facility: facility.id, instrument })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.msg).toMatch(/^This slot is full/);
  expect(await slotNamed(staff, slot._id)).toMatchObject({ status: 'full', taken: 1 });
});

/** Another accepted facility, with its owner. */
async function another() {
  const { facility, lidar } = await addComplete(portal, 'evaluated', { acronym: 'SIRTA', name: 'Palaiseau' });
  await db.update(applications).set({ acceptance: 'yes' });
  return { facility, lidar, owner: await ownerToken(portal, facility) };
}

test('of two facilities that book the last place at once, one gets it', async () => {
  const first = await begun();
  const second = await another();
  const slot = await opened(first.staff, { capacity: 1 });
  const answers = await Promise.all(
    [first, second].map(({ facility, lidar, owner }) =>
      on(BOOK, slot._id, owner, { facility: facility.id, instrument: lidar.id }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await slotNamed(first.staff, slot._id)).toMatchObject({ status: 'full', taken: 1 });
  // Each sees its own bookings only.
  const seen = await Promise.all([first, second].map(({ owner }) => slotsOf(owner)));
  expect(seen.map(([each]) => each?.bookings.length ?? 0).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('a place that one request holds is not offered to another', async () => {
  const { id, staff, owner, facility } = await takenOn();
  const slot = await opened(staff, { capacity: 1, open_to: 'offer' });
  await on(OFFER, id, staff, { slots: [{ slot: slot._id }] });
  expect(await slotNamed(staff, slot._id)).toMatchObject({ status: 'open', taken: 0, held: 1 });
  const body = {
    facility: facility.id,
    kind: 'remote_qa',
    subject: 'Another',
    text: 'As well.',
    flexibility: 'any',
    urgency: 'normal',
  };
  const { _id: other } = requestIn((await callApi('POST /support/requests', { body, token: owner })).body);
  await on('POST /support/requests/:id/acknowledge', other, staff);
  expect(await on(OFFER, other, staff, { slots: [{ slot: slot._id }] })).toMatchObject({
    status: 409,
    body: { msg: 'This slot is full.' },
  });
  expect(await edited(slot._id, staff, aSlot({ capacity: 1, open_to: 'offer' }))).toMatchObject({
    status: 200,
  });
  await on(OTHERS, id, owner, { text: 'Later.' });
  expect((await on(OFFER, other, staff, { slots: [{ slot: slot._id }] })).status).toBe(200);
});

test('a request that is taken up again after its slot is scheduled anew', async () => {
  const { id, slot } = await scheduled();
  pass(epochOf('2026-09-03') - portal.context.now().getTime() / 1000);
  const [owner, staff] = [await again('pi.ciao@site.example'), await again('scheduler@site.example')];
  const done = await on('POST /support/requests/:id/complete', id, staff, { text: 'Done.' });
  expect(done.body.data).toMatchObject({ status: 'completed', scheduled: { slot: { _id: slot } } });
  const reopened = await on('POST /support/requests/:id/reopen', id, staff, { text: 'It came back.' });
  expect(reopened.body.data).toMatchObject({ status: 'accepted', scheduled: null });
  const offer = await on(OFFER, id, staff, { slots: [newSlot('2026-10-01')] });
  const chosen = await on(CHOOSE, id, owner, { slot: requestIn(offer.body).offered[0]?.slot._id });
  expect(chosen.body.data).toMatchObject({ scheduled: { slot: { from: epochOf('2026-10-01') } } });
  await on(MOVE, id, staff, { text: 'The laser is away.', slots: [newSlot('2026-10-02')] });
  expect(await slotNamed(staff, slot)).toMatchObject({ taken: 1 });
});

test('bookings of one instrument never overlap', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const [one, other] = [await opened(staff), await opened(staff, { from: FIRST + 2 * DAY, to: FIRST + 4 * DAY })];
  const body = { facility: facility.id, instrument: lidar.id };
  await on(BOOK, one._id, owner, body);
  expect(await on(BOOK, other._id, owner, body)).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('at the same time') },
  });
  const edit = { ...aSlot({ from: FIRST + 3 * DAY, to: FIRST + 4 * DAY }), kind: undefined };
  expect((await edited(other._id, staff, edit)).status).toBe(200);
  expect((await on(BOOK, other._id, owner, body)).status).toBe(200);
  const back = { ...edit, from: FIRST, to: FIRST };
  expect(await edited(other._id, staff, back)).toMatchObject({ status: 422, body: { errors: [{ path: 'from' }] } });
});

test('of a booking and a change of the days at once, one finds the instrument busy', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const one = await opened(staff);
  const other = await opened(staff, { from: FIRST + 5 * DAY, to: FIRST + 6 * DAY });
  const body = { facility: facility.id, instrument: lidar.id };
  await on(BOOK, other._id, owner, body);
  const answers = await atOnce(portal, facility.id, [
    () => edited(other._id, staff, aSlot()),
    () => on(BOOK, one._id, owner, body),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('after the deadline nobody books', async () => {
  const { facility, lidar, staff } = await begun();
  const slot = await opened(staff, { deadline: epochOf('2026-06-20') });
  pass(6 * DAY);
  const owner = await again('pi.ciao@site.example');
  expect(await on(BOOK, slot._id, owner, { facility: facility.id, instrument: lidar.id })).toMatchObject({
    status: 409,
    body: { msg: 'The deadline of this slot is over.' },
  });
});

test('a slot is changed from its present version only, and those who booked it are told', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const slot = await opened(staff);
  await on(BOOK, slot._id, owner, { facility: facility.id, instrument: lidar.id });
  const edit = { ...aSlot({ place: 'Magurele' }), kind: undefined };
  expect((await on(EDIT, slot._id, staff, { ...edit, version: slot.version })).status).toBe(409);
  const saved = await on(EDIT, slot._id, staff, { ...edit, version: slot.version + 1 });
  expect(slotIn(saved.body)).toMatchObject({ place: 'Magurele', version: slot.version + 2 });
  expect(await edited(slot._id, staff, { ...edit, capacity: 0 })).toMatchObject({ status: 422 });
  expect(await on(EDIT, slot._id, staff, edit)).toMatchObject({ status: 422, body: { errors: [{ path: 'version' }] } });
  expect((await mails()).at(-1)).toBe('support-slot-changed');
  await on(CANCEL, slot._id, staff, { text: 'No laser.' });
  expect((await mails()).at(-1)).toBe('support-slot-cancelled');
  expect(await slotNamed(staff, slot._id)).toMatchObject({ status: 'cancelled', taken: 0, bookings: [] });
});

test('a slot for which a request is scheduled is not cancelled', async () => {
  const { staff, slot, owner } = await scheduled();
  expect(await on(CANCEL, slot, staff, { text: 'No.' })).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('move them first') },
  });
  const [booking] = (await slotNamed(owner, slot))?.bookings ?? [];
  expect((await on(END, booking?._id ?? '', owner, { text: 'No.' })).status).toBe(409);
});

/** The open tasks of a user that are about requests. */
const tasksOf = async (token: string) =>
  ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[])
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'slots-to-choose' || kind === 'request-without-offer');

test.each<[did: string, call: Call, body: object, kind: string]>([
  ['cancelled', CANCEL, { text: 'No laser.' }, 'support-offer-cancelled'],
  ['closed', CLOSE, {}, 'support-offer-closed'],
])(
  'a slot that is %s is on offer no longer, and after the last one the centre offers anew [12.581]',
  async (...row) => {
    const [_did, call, body, kind] = row;
    const { id, owner, staff, facility, request } = await offered();
    const [first, ...others] = request.offered.map(({ slot }) => slot._id);
    expect((await on(call, first ?? '', staff, body)).status).toBe(200);
    const shown = async () =>
      requestIn((await callApi('GET /support/requests/:id', { params: { id }, token: owner })).body);
    const left = await shown();
    expect([left.status, left.offered.map(({ slot }) => slot._id)]).toEqual(['offered', others]);
    expect(await tasksOf(owner)).toEqual(['slots-to-choose']);
    const told = (await emailsInOrder(portal)).at(-1);
    expect(told).toMatchObject({ kind, recipients: ['pi.ciao@site.example'] });
    expect(told?.text).toContain('The slot: 2026-09-01 to 2026-09-02, Potenza.');
    expect(told?.text).toContain('Still on offer: 2026-09-08, Potenza; 2026-09-15, Potenza.');
    for (const slot of others) await on(call, slot, staff, body);
    expect(await shown()).toMatchObject({ status: 'accepted', offered: [], turn: { pending_with: 'cars' } });
    expect([await tasksOf(owner), await tasksOf(staff)]).toEqual([[], ['request-without-offer']]);
    expect((await emailsInOrder(portal)).at(-1)?.text).toContain('No other slot is on offer.');
    const history = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
    expect(JSON.stringify(history.body)).toContain('support-request.end-offer');
    const anew = await on(OFFER, id, staff, { slots: [newSlot('2026-09-22')] });
    expect(anew.body.data).toMatchObject({ status: 'offered', offered: [{ is_held: true }] });
  },
);

test('a slot that is open to others by name, or only for offers, does not exist for a facility', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const named = await opened(staff, { open_to: 'named', facilities: [facility.id] });
  expect((await slotsOf(owner)).map(({ _id }) => _id)).toEqual([named._id]);
  expect((await slotsOf(owner))[0]?.facilities).toEqual([]);
  const forOffers = await opened(staff, { open_to: 'offer', from: FIRST + 9 * DAY, to: FIRST + 9 * DAY });
  const body = { facility: facility.id, instrument: lidar.id };
  expect((await on(BOOK, forOffers._id, owner, body)).status).toBe(404);
  expect((await on(BOOK, named._id, owner, body)).status).toBe(200);
  const missing = await callApi(ADD, { token: staff, body: aSlot({ open_to: 'named' }) });
  expect(missing).toMatchObject({ status: 422, body: { errors: [{ path: 'facilities' }] } });
});

test('others neither book for a facility nor arrange its slots', async () => {
  const { facility, lidar, staff, owner } = await begun();
  const slot = await opened(staff);
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const body = { facility: facility.id, instrument: lidar.id };
  for (const token of [await again('other@site.example'), staff, await staffToken('ares', 'ares')])
    expect((await on(BOOK, slot._id, token, body)).status).toBe(403);
  expect((await callApi(ADD, { token: owner, body: aSlot() })).status).toBe(403);
  expect((await on(EDIT, slot._id, owner, aSlot())).status).toBe(403);
});

test('a photometer that is away cannot be booked, but for its calibration', async () => {
  const { facility, owner, staff } = await begun();
  const [photometer] = await db.select().from(photometers);
  const id = photometer?.id ?? '';
  await db.insert(photometerCalibrations).values({
    facilityId: facility.id,
    photometerId: id,
    instrumentNumber: '383',
    centre: 'lille',
    kind: 'post_field',
    sentOn: '2026-06-01',
    createdById: facility.ownerId,
  });
  const body = { facility: facility.id, instrument: id };
  const training = await opened(staff, { kind: 'training' });
  expect(await on(BOOK, training._id, owner, body)).toMatchObject({ status: 409 });
  const calibration = await opened(staff, { kind: 'photometer_calibration' });
  expect(await on(BOOK, calibration._id, owner, body)).toMatchObject({ status: 200 });
});

test('a planned instrument is not booked, and no slot is offered twice [12.602]', async () => {
  const { facility, lidar, owner, staff } = await begun();
  const slot = await opened(staff);
  await db.update(lidars).set({ status: 'planned' });
  expect(await on(BOOK, slot._id, owner, { facility: facility.id, instrument: lidar.id })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'instrument' }] },
  });
  const days = { from: FIRST, to: FIRST, place: 'Potenza' };
  for (const [slots, path] of [
    [[days, days], 'slots[1].from'],
    [[{ slot: slot._id }, { slot: slot._id }], 'slots[1].slot'],
  ] as const)
    expect(problems(supportOfferSchema, { slots })).toEqual([{ path, message: 'This slot is offered twice' }]);
});
