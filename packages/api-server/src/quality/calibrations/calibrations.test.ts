import { epochOf, type PhotometerBook, type PhotometerCalibration, type TestBook } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { addFile } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { facilities, photometers } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';
import { photometersAway } from './calibrations.store';

const portal = testPortal();
const { callApi, get, db, pass } = portal;
const { accepted, staffToken } = testing(portal);

const DAY = 86_400;

/** A calibration in Lille that went from January to March 2026. */
const aBody = (change: object = {}) => ({
  instrument_number: '383',
  centre: 'lille',
  kind: 'pre_field',
  sent_at: epochOf('2026-01-05'),
  received_at: epochOf('2026-01-12'),
  calibrated_on: epochOf('2026-02-01'),
  returned_at: epochOf('2026-02-20'),
  installed_at: epochOf('2026-02-27'),
  channels: [{ nm: 440, v0: 15_230.5, u_percent: 0.5, shift_percent: -1.2 }],
  checks: { battery: 'ok', tracking: 'remark' },
  result: 'usable',
  ...change,
});

async function withPhotometer() {
  const fixture = await accepted();
  const [photometer] = await db.select().from(photometers);
  if (!photometer) throw new Error('The facility has no photometer.');
  const add = (change: object = {}, token = fixture.owner) =>
    callApi('POST /photometer/system/:id/calibrations', { params: { id: photometer.id }, body: aBody(change), token });
  const change = (id: string, body: object, token = fixture.owner) =>
    callApi('POST /calibrations/:id', { params: { id }, body, token });
  const book = async (token = fixture.owner): Promise<{ book: TestBook; own: PhotometerBook | undefined }> => {
    const { body } = await callApi('GET /national-facility/:id/test-book', {
      params: { id: fixture.facility.id },
      token,
    });
    const all = body.data as unknown as TestBook;
    return { book: all, own: all.photometers.find((each) => each.photometer._id === photometer.id) };
  };
  return { ...fixture, photometer, add, change, book };
}

const calibrationIn = (body: { data?: unknown }) => body.data as PhotometerCalibration;

test('a calibration is kept with its days, channels and checks, and the test book says when the next is due [12.460]', async () => {
  const { photometer, facility, owner, add, book } = await withPhotometer();
  expect((await book()).own).toMatchObject({ light: 'amber', reason: 'due-soon', due: epochOf('2026-07-31') });
  const { body } = await add();
  expect(body).toMatchObject({
    code: 2,
    data: {
      photometer: photometer.id,
      calibrated_on: epochOf('2026-02-01'),
      channels: [{ nm: 440, v0: 15_230.5 }],
      checks: { battery: 'ok', tracking: 'remark', cabling: 'not_checked' },
      certificate: null,
      suggestion: { code: 0, suggested: 'pass' },
      version: 1,
    },
  });
  const listed = await callApi('GET /photometer/system/:id/calibrations', {
    params: { id: photometer.id },
    token: owner,
  });
  expect(listed.body.data).toEqual([body.data]);
  expect((await book()).own).toMatchObject({
    light: 'green',
    reason: 'up-to-date',
    due: epochOf('2027-02-01'),
    last_calibration: epochOf('2026-02-01'),
    calibrations: [{ _id: calibrationIn(body)._id }],
  });
  expect((await entriesOf(portal, facility.id)).map(({ action }) => action)).toContain('photometer-calibration.add');
});

test('calibrations are in the order of their days; only of the last one is the age a fault [12.460]', async () => {
  const { add, book } = await withPhotometer();
  const AWAY = { sent_at: null, received_at: null, returned_at: null, installed_at: null };
  const on = (calibrated_on: string) => add({ ...AWAY, calibrated_on: epochOf(calibrated_on) });
  await add({ ...AWAY, sent_at: epochOf('2026-06-01'), calibrated_on: null, result: null });
  for (const calibrated of ['2024-02-01', '2025-02-01', '2023-02-01']) await on(calibrated);
  const shown = (await book()).own?.calibrations.map(({ calibrated_on, suggestion }) => [
    calibrated_on,
    suggestion.code,
  ]);
  expect(shown).toEqual([
    [epochOf('2023-02-01'), 0],
    [epochOf('2024-02-01'), 0],
    [epochOf('2025-02-01'), 2],
    [null, 0],
  ]);
});

test('a photometer that was sent away is grey, with words, until it is installed again [12.460]', async () => {
  const { add, change, book, photometer } = await withPhotometer();
  await add({
    sent_at: null,
    received_at: null,
    calibrated_on: epochOf('2025-05-01'),
    returned_at: null,
    installed_at: null,
  });
  expect((await book()).own).toMatchObject({ light: 'red', reason: 'overdue' });
  const transport = { calibrated_on: null, returned_at: null, installed_at: null, result: null };
  const sent = await add({ ...transport, sent_at: epochOf('2026-06-01'), received_at: null });
  expect((await book()).own).toMatchObject({
    light: 'grey',
    reason: 'at-calibration-centre',
    sentence: 'At the calibration centre.',
    due: null,
  });
  expect(calibrationIn(sent.body).suggestion).toEqual({ code: 0, suggested: null });
  expect(await photometersAway(db, [photometer.id], '2026-06-15')).toEqual([photometer.id]);
  expect(await photometersAway(db, [photometer.id], '2026-05-31')).toEqual([]);
  expect(await photometersAway(db, [], '2026-06-15')).toEqual([]);
  const back = { calibrated_on: epochOf('2026-06-10'), installed_at: epochOf('2026-06-14'), result: 'usable' };
  const { _id: id, version } = calibrationIn(sent.body);
  await change(id, aBody({ version, ...transport, sent_at: epochOf('2026-06-01'), received_at: null, ...back }));
  expect((await book()).own).toMatchObject({ light: 'green', due: epochOf('2027-06-10') });
  expect(await photometersAway(db, [photometer.id], '2026-06-15')).toEqual([]);
});

test.each<[why: string, change: object, path: string]>([
  ['received before it was sent', { received_at: epochOf('2026-01-04') }, 'received_at'],
  ['installed before it came back', { installed_at: epochOf('2026-02-19') }, 'installed_at'],
  [
    'calibrated tomorrow',
    { calibrated_on: epochOf('2026-06-16'), returned_at: null, installed_at: null },
    'calibrated_on',
  ],
  ['valid until a day before it', { valid_until: epochOf('2026-01-31') }, 'valid_until'],
  ['a number with letters', { instrument_number: '38A' }, 'instrument_number'],
  ['a number with six digits', { instrument_number: '123456' }, 'instrument_number'],
  ['an unknown centre', { centre: 'paris' }, 'centre'],
  ['a signal of 0', { channels: [{ nm: 440, v0: 0 }] }, 'channels[0].v0'],
  ['an uncertainty of 21 %', { channels: [{ nm: 440, u_percent: 21 }] }, 'channels[0].u_percent'],
  ['a wavelength twice', { channels: [{ nm: 440 }, { nm: 440 }] }, 'channels[1].nm'],
  ['an unknown check', { checks: { battery: 'good' } }, 'checks.battery'],
  ['a file that is not an upload', { certificate: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }, 'certificate'],
])('refused on its field: %s', async (_why, change, path) => {
  const { add } = await withPhotometer();
  expect(await add(change)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('days that are not known do not disturb the order', async () => {
  const { add } = await withPhotometer();
  expect((await add({ received_at: null, calibrated_on: null, result: null })).status).toBe(200);
});

test('the certificate is a PDF of the user, read by those who read the test book [12.461]', async () => {
  const { owner, add, change } = await withPhotometer();
  const [{ ownerId } = { ownerId: '' }] = await db.select({ ownerId: facilities.ownerId }).from(facilities);
  const picture = await addFile(portal, { kind: 'image', uploaderId: ownerId });
  expect((await add({ certificate: picture.id })).status).toBe(422);
  const pdf = await addFile(portal, { kind: 'document', uploaderId: ownerId, name: 'certificate.pdf' });
  const { body } = await add({ certificate: pdf.id });
  const { _id: id, version } = calibrationIn(body);
  expect(calibrationIn(body).certificate).toEqual({ _id: pdf.id, name: 'certificate.pdf' });
  const statusFor = async (token: string, fileId = pdf.id) =>
    (await get(`/api/files/${fileId}`, { authorization: `Bearer ${token}` })).statusCode;
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  const all = [owner, await staffToken('evaluator'), await staffToken('ares', 'ares'), other];
  expect(await Promise.all(all.map((token) => statusFor(token)))).toEqual([200, 200, 200, 403]);
  const newer = await addFile(portal, { kind: 'document', uploaderId: ownerId, name: 'corrected.pdf' });
  const changed = await change(id, aBody({ certificate: newer.id, version }));
  expect(calibrationIn(changed.body).certificate).toEqual({ _id: newer.id, name: 'corrected.pdf' });
  expect(await statusFor(owner)).toBe(404);
});

test('of two changes of one version one is refused with the present calibration; nothing is written twice', async () => {
  const { facility, add, change } = await withPhotometer();
  const { _id: id, version } = calibrationIn((await add()).body);
  const answers = await atOnce(
    portal,
    facility.id,
    ['not_usable', 'usable_with_remark'].map((result) => () => change(id, aBody({ result, version }))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(calibrationIn(refused?.body ?? {})).toMatchObject({ _id: id, version: 2 });
  const same = answers.find(({ status }) => status === 200);
  const { result } = calibrationIn(same?.body ?? {});
  expect(calibrationIn((await change(id, aBody({ result, version: 2 }))).body).version).toBe(2);
});

test('the log book of a photometer is its own, and a downtime makes it grey', async () => {
  const { photometer, lidar, owner, add, book } = await withPhotometer();
  await add();
  const on = epochOf('2026-06-10');
  const event = { kind: 'failure', on, from: on, text: 'The tracker stands still.' };
  const params = { id: photometer.id };
  const added = await callApi('POST /photometer/system/:id/events', { params, body: event, token: owner });
  expect(added.body.data).toMatchObject({ instrument: { _id: photometer.id, kind: 'photometer' } });
  const { book: all, own } = await book();
  expect(own).toMatchObject({ light: 'grey', reason: 'out-of-service', events: [{ text: event.text }] });
  expect(all.lidars.find((each) => each.lidar._id === lidar.id)?.events).toEqual([]);
  const wrong = await callApi('POST /photometer/system/:id/events', {
    params: { id: lidar.id },
    body: event,
    token: owner,
  });
  expect(wrong.status).toBe(404);
});

test('the light of the facility is the worst of its instruments, and the network shows photometers', async () => {
  const { add, book, photometer } = await withPhotometer();
  await add({ calibrated_on: epochOf('2026-02-01') });
  pass(400 * DAY);
  const staff = await staffToken('later');
  const { book: all, own } = await book(staff);
  expect([own?.light, all.light]).toEqual(['red', 'red']);
  const { body } = await callApi('GET /network/lights', { token: staff });
  expect(body.data).toMatchObject([
    { light: 'red', photometers: [{ _id: photometer.id, light: 'red', reason: 'overdue', due: own?.due }] },
  ]);
});

test('the centre keeps calibrations too; other facilities and ARES do not', async () => {
  const { add, change } = await withPhotometer();
  const staff = await staffToken('evaluator');
  const { body, status } = await add({}, staff);
  expect(status).toBe(200);
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  for (const token of [other, await staffToken('ares', 'ares')]) {
    expect((await add({}, token)).status).toBe(403);
    expect((await change(calibrationIn(body)._id, aBody({ version: 1 }), token)).status).toBe(403);
  }
});
