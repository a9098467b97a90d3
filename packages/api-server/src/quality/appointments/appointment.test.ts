import ICAL from 'ical.js';
import { epochOf, type Slot, type SupportRequest } from '@portal/domain';
import { emailsInOrder } from '../../../test/emails';
import { testMailServer } from '../../../test/mail-server';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import type { Call } from '../../app/calls';
import { writeQualityReminders } from '../reminders/quality-reminders';
import { testing } from '../tests/quality.fixture';

const portal = testPortal({ mailFrom: 'Portal <portal@portal.example>' });
const { callApi, get, pass, context } = portal;
const { accepted, staffToken } = testing(portal);
const server = testMailServer();

const DAY = 86_400;
const OWNER = 'pi.ciao@site.example';
const SCHEDULER = 'scheduler@site.example';
const on = (call: Call, id: string, token: string, body: object = {}) => callApi(call, { params: { id }, token, body });
const requestIn = ({ data }: { data?: unknown }) => data as SupportRequest;
const newSlot = (day: string) => ({
  from: epochOf(day),
  to: epochOf(day) + DAY,
  place: 'Potenza, hall 2; ground floor',
});

/** The event of a calendar, as a calendar program reads it. */
function eventIn(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('The calendar has no event.');
  const { uid, sequence, startDate, endDate, location } = new ICAL.Event(event);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    organizer: String(event.getFirstPropertyValue('organizer')),
    status: String(event.getFirstPropertyValue('status')),
    days: `${startDate.toString()}/${endDate.toString()}`,
    place: location,
    uid,
    sequence,
  };
}

/** The calendars of the messages to an address, of those that have one. */
async function attached(address: string) {
  const mails = (await emailsInOrder(portal)).filter(({ recipients }) => recipients.includes(address));
  return mails.flatMap(({ kind, calendar }) => (calendar === null ? [] : [{ kind, ...eventIn(calendar) }]));
}

/** A request with a slot that the facility has chosen. */
async function scheduled(day: string) {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const body = {
    facility: fixture.facility.id,
    kind: 'remote_qa',
    subject: 'A telecover',
    text: 'Late.',
    instruments: [fixture.lidar.id],
    flexibility: 'any',
    urgency: 'normal',
  };
  const { _id: id } = requestIn((await callApi('POST /support/requests', { body, token: fixture.owner })).body);
  await on('POST /support/requests/:id/acknowledge', id, staff);
  const offer = await on('POST /support/requests/:id/offer', id, staff, { slots: [newSlot(day)] });
  await choose(id, fixture.owner, requestIn(offer.body));
  return { ...fixture, staff, id };
}
const choose = (id: string, token: string, request: SupportRequest) =>
  on('POST /support/requests/:id/choose', id, token, { slot: request.offered[0]?.slot._id });

/** The events of a user's feed with this beginning of the id. */
async function feedOf(token: string, prefix: string) {
  const { body } = await callApi('POST /support/calendar-address', { token });
  const { url } = body.data as unknown as { url: string };
  const { payload } = await get(url.slice(url.indexOf('/api/')));
  const events = new ICAL.Component(ICAL.parse(payload)).getAllSubcomponents('vevent');
  return events.map((each) => new ICAL.Event(each)).filter(({ uid }) => uid.startsWith(prefix));
}

test('a choice arrives as an appointment that calendar programs take [12.485]', async () => {
  const { staff } = await scheduled('2026-09-01');
  const outbox = server.outbox(portal);
  await outbox.wake();
  const messages = server.received.filter(({ raw }) => raw.includes('text/calendar'));
  expect(messages.map((message) => message.for)).toEqual([[SCHEDULER]]);
  const [{ raw } = { raw: '' }] = messages;
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i);
  expect(raw).toMatch(/filename="?appointment\.ics/);
  const [, encoded = ''] = /application\/ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const [inFeed] = await feedOf(staff, 'request-');
  expect(eventIn(Buffer.from(encoded, 'base64').toString())).toEqual({
    method: 'PUBLISH',
    organizer: 'mailto:portal@portal.example',
    status: 'CONFIRMED',
    days: '2026-09-01/2026-09-03',
    place: 'Potenza, hall 2; ground floor',
    uid: inFeed?.uid,
    sequence: inFeed?.sequence,
  });
});

test('a move takes the appointment away, and the next choice brings it back with the same id [12.485]', async () => {
  const { id, owner, staff } = await scheduled('2026-09-01');
  pass(60);
  const moved = await on('POST /support/requests/:id/move', id, staff, {
    text: 'The laser is away.',
    slots: [newSlot('2026-10-06')],
  });
  const [taken] = await attached(OWNER);
  expect(taken).toMatchObject({ kind: 'support-request-moved', method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
  pass(60);
  await choose(id, owner, requestIn(moved.body));
  const [first, last] = await attached(SCHEDULER);
  expect(last).toMatchObject({ kind: 'support-slot-chosen', method: 'PUBLISH', uid: first?.uid, sequence: 2 });
  expect([first?.uid, taken?.uid]).toEqual([taken?.uid, last?.uid]);
  expect(last?.days).toBe('2026-10-06/2026-10-08');
});

test('a request that ends takes its appointment away; questions and messages carry none', async () => {
  const { id, owner, staff } = await scheduled('2026-09-01');
  pass(60);
  await on('POST /support/requests/:id/ask', id, staff, { text: 'Which night?' });
  await on('POST /support/requests/:id/answer', id, owner, { text: 'The last.' });
  await on('POST /support/requests/:id/messages', id, staff, { text: 'Fine.' });
  expect(await attached(OWNER)).toEqual([]);
  await on('POST /support/requests/:id/cancel', id, owner, { text: 'It works again.' });
  expect((await attached(SCHEDULER)).map(({ kind, method }) => `${kind} ${method}`)).toEqual([
    'support-slot-chosen PUBLISH',
    'support-request-cancelled CANCEL',
  ]);
});

test('the reminder a week before carries the appointment, to both sides [12.485]', async () => {
  await scheduled('2026-06-20');
  await writeQualityReminders(context);
  const reminders = [...(await attached(OWNER)), ...(await attached(SCHEDULER))].filter(
    ({ kind }) => kind === 'support-slot-soon',
  );
  expect(reminders).toMatchObject([
    { method: 'PUBLISH', days: '2026-06-20/2026-06-22' },
    { method: 'PUBLISH', days: '2026-06-20/2026-06-22' },
  ]);
});

test('a campaign: facilities get their booking when it changes, the centre the slot when it comes soon', async () => {
  const { facility, lidar, owner } = await accepted();
  const staff = await staffToken('scheduler');
  const values = { title: 'School', capacity: 8, open_to: 'all', ...newSlot('2026-06-20') };
  const added = await callApi('POST /support/slots', { token: staff, body: { kind: 'training', ...values } });
  const { _id: id } = added.body.data as unknown as Slot;
  await on('POST /support/slots/:id/open', id, staff);
  const body = { facility: facility.id, instrument: lidar.id };
  const booked = await on('POST /support/slots/:id/bookings', id, owner, body);
  const { version } = booked.body.data as unknown as Slot;
  const [inFeed] = await feedOf(owner, 'booking-');
  expect(await attached(SCHEDULER)).toEqual([]);
  await on('POST /support/slots/:id', id, staff, { version, ...values, ...newSlot('2026-06-19') });
  const [changed] = await attached(OWNER);
  expect(changed).toMatchObject({ kind: 'support-slot-changed', method: 'PUBLISH', uid: inFeed?.uid, sequence: 1 });
  await writeQualityReminders(context);
  expect((await attached(SCHEDULER)).map(({ uid, days }) => [uid, days])).toEqual([
    [`slot-${id}@portal.example`, '2026-06-19/2026-06-21'],
  ]);
  await on('POST /support/slots/:id/cancel', id, (await enter(portal, SCHEDULER)).access_token, {
    text: 'No teacher.',
  });
  expect((await attached(OWNER)).at(-1)).toMatchObject({
    kind: 'support-slot-cancelled',
    method: 'CANCEL',
    uid: inFeed?.uid,
  });
});
