import {
  epochOf,
  historySentence,
  lidarFormValues,
  type HistoryEntry,
  type Lidar,
  type Question,
} from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { addDeputyOf } from '../../../test/deputies';
import { emailsByRecipient } from '../../../test/emails';
import { addReviewed, putInto, reviewerAddress } from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { emails, lidars, rateLimits, snapshots } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { entriesOf } from '../../../test/audit';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, db, pass } = portal;
const { carsToken } = reporting(portal);

const EDIT = 'POST /lidar/system/edit/:id';
const DAY = 24 * 3600;

/** A submitted application with the manufacturer of the lidar open for correction until tomorrow. */
async function opened(fields = ['manufacturer']) {
  const world = await addReviewed(portal);
  const id = world.facility.id;
  const cars = await carsToken();
  const owner = await ownerToken(portal, world.facility);
  const tomorrow = portal.context.now().getTime() / 1000 + DAY;
  const body = { text: 'Who made it?', instrument: world.lidar.id, fields, until: tomorrow };
  const asked = await callApi('POST /national-facility/:id/questions', { params: { id }, body, token: cars });
  expect(asked.status).toBe(200);
  const [question] = asked.body.data as unknown as Question[];
  // The tests advance the clock by days, so sessions expire.
  const enter = () => ownerToken(portal, world.facility);
  const read = async () => readLidar(world.lidar.id, await enter());
  const correct = async (change: object, token?: string) =>
    callApi(EDIT, {
      params: { id: world.lidar.id },
      body: { ...lidarFormValues(await read()), ...change },
      token: token ?? (await enter()),
    });
  return { ...world, id, cars, owner, correct, read, question: question?._id ?? '' };
}

test('exactly the fields opened by CARS can be corrected in a submitted application [12.35]', async () => {
  const { correct, read } = await opened();
  const before = await read();
  const frozen = await db.select().from(snapshots);
  expect((await correct({ manufacturer: 'Dust Works' })).body.code).toBe(2);
  expect(await read()).toEqual({ ...before, manufacturer: 'Dust Works', version: before.version + 1 });
  expect(await db.select().from(snapshots)).toEqual(frozen);
  for (const change of [{ name: 'Another' }, { manufacturer: 'Dust Ltd', altitude: 12 }]) {
    const { status, body } = await correct(change);
    expect([status, body.code]).toEqual([409, 1005]);
  }
  expect(await db.select().from(lidars)).toMatchObject([{ name: 'MUSA', manufacturer: 'Dust Works' }]);
});

test('a deputy can correct like the owner [12.35, 12.36]', async () => {
  const { id, correct, read } = await opened();
  const { token } = await addDeputyOf(portal, id);
  expect((await correct({ manufacturer: 'Dust Works' }, token)).body.code).toBe(2);
  expect(await read()).toMatchObject({ manufacturer: 'Dust Works' });
  expect((await correct({ name: 'Another' }, token)).status).toBe(409);
});

test('a correction is recorded in history and audit log, with the old and the new value [12.35]', async () => {
  const { id, correct, read, cars } = await opened();
  const { manufacturer } = await read();
  await correct({ manufacturer: 'Dust Works' });
  expect((await entriesOf(portal, id)).at(-1)).toMatchObject({
    action: 'lidar.correct',
    oldValue: { manufacturer },
    newValue: { manufacturer: 'Dust Works' },
  });
  const { body } = await callApi('GET /national-facility/:id/history', { params: { id }, token: cars });
  const [latest] = body.data as unknown as HistoryEntry[];
  expect(latest && historySentence(latest)).toMatch(/corrected the lidar MUSA$/);
  expect(latest?.changes).toEqual([{ path: 'manufacturer', before: manufacturer ?? '', after: 'Dust Works' }]);
});

test('a correction is announced to the reviewers of the instrument and to CARS, with the corrected fields [12.135]', async () => {
  const { correct } = await opened(['manufacturer', 'altitude']);
  await db.delete(emails);
  await correct({ manufacturer: 'Dust Works', altitude: 12 });
  const [mail, ...others] = await emailsByRecipient(portal);
  expect([mail?.kind, mail?.recipients, mail?.subject, others]).toEqual([
    'instrument-corrected',
    ['cars@site.example', reviewerAddress('lidar'), reviewerAddress('lidar_data')].toSorted(),
    'CIAO: lidar MUSA corrected',
    [],
  ]);
  expect(mail?.text).toMatch(
    /has corrected the lidar MUSA, as it was asked to:\n(Manufacturer\nAltitude|Altitude\nManufacturer)/,
  );
});

test('corrections, of which others are told, have a limit by the hour [12.601]', async () => {
  const { correct, read } = await opened();
  await correct({ manufacturer: 'Dust Works' });
  await db.update(rateLimits).set({ count: LIMITS.messagesToOthers.max });
  expect(await correct({ manufacturer: 'Dust Makers' })).toMatchObject({
    status: 429,
    body: { msg: 'Too many steps that send messages to others. Please try again in 60 minutes.' },
  });
  expect(await read()).toMatchObject({ manufacturer: 'Dust Works' });
});

test('fields of a channel group can be opened too; a group that is not available has none to correct [12.35]', async () => {
  const { correct, read } = await opened(
    ['Elastic 532', 'Elastic 1064'].map((name) => `channels.${name}.height_resolution`),
  );
  const set = async (name: 'Elastic 532' | 'Elastic 1064') => {
    const { channels } = lidarFormValues(await read());
    return correct({ channels: { ...channels, [name]: { ...channels[name], height_resolution: '7.25' } } });
  };
  const refused = await set('Elastic 1064');
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringMatching(/^Nothing was corrected/)]);
  expect((await set('Elastic 532')).status).toBe(200);
  expect((await read()).channels['Elastic 532']?.height_resolution).toBe(7.25);
  expect((await correct({ manufacturer: 'Dust Works' })).status).toBe(409);
});

const FROZEN = [409, 1005];
const tryTo = async (correct: (change: object) => Promise<{ status: number; body: { code?: unknown } }>) => {
  const { status, body } = await correct({ manufacturer: 'Dust Works' });
  return [status, body.code];
};

describe('the fields are frozen again', () => {
  test('after the last day, but not on it', async () => {
    const { correct } = await opened();
    pass(DAY);
    expect((await correct({ manufacturer: 'Dust Makers' })).status).toBe(200);
    pass(DAY);
    expect(await tryTo(correct)).toEqual(FROZEN);
  });

  test('once the question is closed', async () => {
    const { correct, id, cars, question } = await opened();
    await callApi('POST /national-facility/:id/questions/:question/close', { params: { id, question }, token: cars });
    expect(await tryTo(correct)).toEqual(FROZEN);
  });

  test.each(['preliminary_report_issued', 'evaluated'] as const)(
    'with the report that makes the application %s',
    async (status) => {
      const { correct, round } = await opened();
      await putInto(portal, round, status);
      expect(await tryTo(correct)).toEqual(FROZEN);
    },
  );

  test('and cannot be opened after the preliminary report', async () => {
    const { id, lidar, cars, round } = await opened();
    await putInto(portal, round, 'preliminary_report_issued');
    const body = { text: 'Who made it?', instrument: lidar.id, fields: ['name'], until: epochOf('2026-07-01') };
    const { status, body: answer } = await callApi('POST /national-facility/:id/questions', {
      params: { id },
      body,
      token: cars,
    });
    expect([status, answer.errors]).toEqual([
      422,
      [{ path: 'fields', message: 'Fields can be opened until the preliminary report only.' }],
    ]);
  });
});

test('neither CARS nor the facility can change anything else: other instruments, additions, deletions', async () => {
  const { correct, cars, photometer, id, owner, lidar } = await opened();
  expect((await correct({ manufacturer: 'Dust Works' }, cars)).status).toBe(409);
  const deleted = await callApi('DELETE /lidar/system/:id', { params: { id: lidar.id }, token: owner });
  const added = await callApi('POST /national-facility/:id/edit/add-lidar-system', {
    params: { id },
    token: owner,
    body: { ...lidarFormValues(await readLidar(lidar.id, owner)), name: 'Another' },
  });
  const removed = await callApi('DELETE /photometer/system/:id', { params: { id: photometer.id }, token: owner });
  expect([deleted, added, removed].map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [409, 1005]),
  );
});

const readLidar = async (id: string, token: string) =>
  (await callApi('GET /lidar/system/:id', { params: { id }, token })).body.data as unknown as Lidar;

test('the second of two corrections of one version is refused with the current lidar', async () => {
  const { correct, read } = await opened();
  const { version } = await read();
  expect((await correct({ manufacturer: 'Dust Works', version })).status).toBe(200);
  for (const other of [version, version + 7]) {
    const { status, body } = await correct({ manufacturer: 'Dust Ltd', version: other });
    expect([status, (body.data as unknown as Lidar).manufacturer]).toEqual([409, 'Dust Works']);
  }
});
