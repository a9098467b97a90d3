import ICAL from 'ical.js';
import { epochOf, type CalendarEntry, type Slot, type SupportRequest } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { storedTexts } from '../../../test/stored';
import { photometers, rateLimits, userRoles, users } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import type { Call } from '../../app/calls';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, get, pass, db } = portal;
const { accepted, staffToken } = testing(portal);

const DAY = 86_400;
const on = (call: Call, id: string, token: string, body: object = {}) => callApi(call, { params: { id }, token, body });
const requestIn = ({ data }: { data?: unknown }) => data as SupportRequest;
const newSlot = (day: string, place = 'Potenza, hall 2; by appointment') => ({
  from: epochOf(day),
  to: epochOf(day) + DAY,
  place,
});

/** A request with three slots on offer, whose texts name a person. */
async function offered() {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const body = {
    facility: fixture.facility.id,
    kind: 'remote_qa',
    subject: 'Ask Grace Hopper',
    text: 'Grace Hopper knows.',
    instruments: [fixture.lidar.id],
    flexibility: 'weeks',
    urgency: 'normal',
  };
  const asked = await callApi('POST /support/requests', { body, token: fixture.owner });
  const { _id: id } = requestIn(asked.body);
  await on('POST /support/requests/:id/acknowledge', id, staff);
  await on('POST /support/requests/:id/messages', id, staff, { text: 'Secret among us.', internal: true });
  const slots = [newSlot('2026-09-01'), newSlot('2026-09-08'), newSlot('2026-09-15')];
  const answer = await on('POST /support/requests/:id/offer', id, staff, { slots });
  return { ...fixture, staff, id, request: requestIn(answer.body) };
}

const choose = (id: string, token: string, request: SupportRequest, place: number) =>
  on('POST /support/requests/:id/choose', id, token, { slot: request.offered[place]?.slot._id });

async function makeAddress(token: string): Promise<string> {
  const { body } = await callApi('POST /support/calendar-address', { token });
  return (body.data as unknown as { url: string }).url;
}
const pathOf = (url: string) => url.slice(url.indexOf('/api/'));
const read = (url: string) => get(pathOf(url));

/** The events of a feed, as a calendar program reads them. */
async function eventsOf(url: string) {
  const { payload } = await read(url);
  const events = new ICAL.Component(ICAL.parse(payload)).getAllSubcomponents('vevent');
  return events.map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      days: `${event.startDate.toString()}/${event.endDate.toString()}`,
      sequence: event.sequence,
      status: String(each.getFirstPropertyValue('status')),
    };
  });
}

const entriesOf = async (token: string) => {
  const { body } = await callApi('GET /support/calendar', { token });
  return (body.data as unknown as { entries: CalendarEntry[] }).entries.filter(({ kind }) => kind !== 'due');
};

test('a request with three offered slots, moved once, in the eyes of a calendar program [12.432]', async () => {
  const { id, owner, staff, request } = await offered();
  const [own, centre] = [await makeAddress(owner), await makeAddress(staff)];
  const offers = (await eventsOf(own)).filter(({ status }) => status === 'TENTATIVE');
  expect(offers.map(({ days }) => days)).toEqual([
    '2026-09-01/2026-09-03',
    '2026-09-08/2026-09-10',
    '2026-09-15/2026-09-17',
  ]);
  expect(offers[0]).toMatchObject({
    title: 'Offered: Help with quality assurance tests, CIAO (S-2026-001)',
    place: 'Potenza, hall 2; by appointment',
  });
  const ofRequest = async (url: string) => (await eventsOf(url)).filter(({ uid }) => uid.startsWith('request-'));
  await choose(id, owner, request, 0);
  const [first] = await ofRequest(own);
  expect(first).toMatchObject({ status: 'CONFIRMED', days: '2026-09-01/2026-09-03' });
  const moved = await on('POST /support/requests/:id/move', id, staff, {
    text: 'The laser is away.',
    slots: [newSlot('2026-10-06')],
  });
  const [ended] = await ofRequest(own);
  expect(ended).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
  await choose(id, owner, requestIn(moved.body), 0);
  const [last] = await ofRequest(own);
  expect(last).toMatchObject({ uid: first?.uid, status: 'CONFIRMED', days: '2026-10-06/2026-10-08' });
  expect([first, ended, last].map((each) => each?.sequence)).toEqual([0, 1, 2]);
  expect(await ofRequest(centre)).toEqual([last]);
});

test('the feed is a calendar of folded lines without names, internal messages and texts of people', async () => {
  const { owner, id, request } = await offered();
  const url = await makeAddress(owner);
  await choose(id, owner, request, 0);
  const answer = await read(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(answer.payload).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(answer.payload).toContain('METHOD:PUBLISH');
  expect(Math.max(...answer.payload.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(answer.payload.replaceAll('\r\n ', '')).not.toMatch(/Grace|Hopper|Secret|Ada|Byron|@site/);
});

test('an address is shown once, stored as a digest, not logged, and ended by its owner only', async () => {
  const { owner, staff } = await offered();
  const url = await makeAddress(owner);
  const token = url.split('token=')[1] ?? '';
  expect(token).toMatch(/^cal_[\w-]{43}$/);
  expect((await read(url)).statusCode).toBe(200);
  expect(await storedTexts(portal)).not.toContain(token);
  expect(portal.logged.join('')).not.toContain(token);
  const listed = (await callApi('GET /support/calendar-address', { token: owner })).body.data as unknown as {
    _id: string;
    last_used_at: number | null;
  }[];
  expect(listed).toMatchObject([{ last_used_at: Math.floor(portal.context.now().getTime() / 1000) }]);
  const end = (bearer: string) =>
    callApi('DELETE /support/calendar-address/:id', { token: bearer, params: { id: listed[0]?._id ?? '' } });
  expect((await end(staff)).status).toBe(404);
  expect((await end(owner)).status).toBe(200);
  expect((await read(url)).statusCode).toBe(404);
  expect(await writtenEntries(portal, 'calendar-address.end')).toHaveLength(1);
});

test.each<[why: string, change: () => Promise<unknown>]>([
  ['is locked', () => db.update(users).set({ lockedAt: portal.context.now() })],
  ['is deactivated', () => db.update(users).set({ deactivatedAt: portal.context.now() })],
  ['has lost its role', () => db.delete(userRoles)],
])('the address of an account that %s is as unknown as any other', async (_why, change) => {
  const { owner } = await offered();
  const url = await makeAddress(owner);
  await change();
  const [answer, unknown] = [await read(url), await read(`${url}x`)];
  expect([answer.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(answer.json().msg).toBe(unknown.json().msg);
});

test('an address ends with all sessions of its owner, and outlasts a change of the password [12.432]', async () => {
  const { owner, staff } = await offered();
  const [own, other] = [await makeAddress(owner), await makeAddress(staff)];
  const password = 'Seven herons at dusk';
  const body = { password, confirm_password: password };
  const changed = await callApi('POST /auth/change-password', { token: owner, body });
  expect([changed.status, (await read(own)).statusCode]).toEqual([200, 200]);
  expect((await callApi('POST /auth/sign-out-everywhere', { token: owner })).status).toBe(200);
  expect([(await read(own)).statusCode, (await read(other)).statusCode]).toEqual([404, 200]);
});

test('readings are limited by network, and addresses by account', async () => {
  const { owner } = await offered();
  const urls: string[] = [];
  for (let made = 0; made < 10; made += 1) urls.push(await makeAddress(owner));
  expect((await callApi('POST /support/calendar-address', { token: owner })).status).toBe(409);
  await read(urls[0] ?? '');
  await db.update(rateLimits).set({ count: LIMITS.calendarReadings.max });
  const { statusCode, headers } = await read(urls[0] ?? '');
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('each sees its own: a facility its offers and open campaigns, the centre what it arranges [12.433]', async () => {
  const { owner, staff } = await offered();
  const slot = { kind: 'training', title: 'School', place: 'Potenza', capacity: 8, open_to: 'all' };
  const days = { from: epochOf('2026-11-03'), to: epochOf('2026-11-05') };
  const added = await callApi('POST /support/slots', { token: staff, body: { ...slot, ...days } });
  const school = added.body.data as unknown as Slot;
  expect((await entriesOf(owner)).map(({ kind }) => kind)).toEqual(['offer', 'offer', 'offer']);
  await on('POST /support/slots/:id/open', school._id, staff);
  expect((await entriesOf(owner)).at(-1)).toMatchObject({ kind: 'slot', title: 'School', state: 'tentative' });
  expect((await entriesOf(staff)).at(-1)).toMatchObject({ kind: 'slot', title: 'School', state: 'confirmed' });
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  expect((await entriesOf(other)).map(({ title }) => title)).toEqual([]);
  const ares = await staffToken('ares', 'ares');
  expect((await callApi('GET /support/calendar', { token: ares })).status).toBe(403);
  await on('POST /support/slots/:id/cancel', school._id, staff, { text: 'No teacher.' });
  expect((await entriesOf(staff)).map(({ kind }) => kind)).toEqual(['offer', 'offer', 'offer']);
  expect((await eventsOf(await makeAddress(staff))).at(-1)).toMatchObject({ title: 'School', status: 'CANCELLED' });
});

test('tests and calibrations that are due stand in the calendar of their facility, and in its feed [12.433]', async () => {
  const { owner } = await accepted();
  const { body } = await callApi('GET /support/calendar', { token: owner });
  const { entries } = body.data as unknown as { entries: CalendarEntry[] };
  const [photometer] = await db.select().from(photometers);
  const calibration = `Due: Calibration of ${photometer?.name}`;
  const due = { kind: 'due', from: epochOf('2026-07-31') };
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(expect.objectContaining({ ...due, title: calibration }));
  expect(entries).toContainEqual(expect.objectContaining({ ...due, title: expect.stringContaining('Telecover') }));
  const url = await makeAddress(owner);
  expect(await eventsOf(url)).toContainEqual(
    expect.objectContaining({ title: calibration, days: '2026-07-31/2026-08-01' }),
  );
  const body383 = { instrument_number: '383', centre: 'lille', kind: 'pre_field', sent_at: epochOf('2026-06-14') };
  const params = { id: photometer?.id ?? '' };
  await callApi('POST /photometer/system/:id/calibrations', { params, body: body383, token: owner });
  expect((await eventsOf(url)).map(({ title }) => title)).not.toContain(calibration);
});

test('after the hold, slots are no longer on offer in calendars', async () => {
  await offered();
  pass(14 * DAY);
  const owner = (await enter(portal, 'pi.ciao@site.example')).access_token;
  expect(await entriesOf(owner)).toEqual([]);
});

test.each([
  ['from=2026-09-02&to=2026-09-01', 'to'],
  ['from=2026-01-01&to=2029-01-01', 'to'],
])('the period %s is refused on its field', async (query, path) => {
  const { owner } = await accepted();
  const answer = await get(`/api/support/calendar?${query}`, { authorization: `Bearer ${owner}` });
  expect(answer.json()).toMatchObject({ errors: [{ path }] });
  expect(answer.statusCode).toBe(422);
});

test('a program that has the calendar is told so until something changes; due dates do not by themselves [12.489]', async () => {
  const { owner, id, request } = await offered();
  const url = await makeAddress(owner);
  const first = await read(url);
  expect(first.payload).toContain('SUMMARY:Due: ');
  const etag = String(first.headers.etag);
  const again = () => get(pathOf(url), { 'if-none-match': etag });
  pass(3600);
  expect([(await again()).statusCode, (await again()).payload]).toEqual([304, '']);
  await choose(id, (await enter(portal, 'pi.ciao@site.example')).access_token, request, 0);
  const changed = await again();
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});
