import { administratorToken } from '../../../test/evaluations';
import { ownerToken } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer, lidarBody, photometerBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import type { Call } from '../../app/calls';

const portal = testPortal();
const { callApi, post } = portal;

const INFO = 'POST /national-facility/:id/edit/general-info';

/** A facility with an instrument of each kind, its owner, and its stored state before. */
async function open() {
  const facility = await addFacility(portal);
  const lidar = await addLidar(portal, facility.id);
  const photometer = await addPhotometer(portal, facility.id);
  const token = await ownerToken(portal, facility);
  const served = async (call: Call, id: string) =>
    (await callApi(call, { token, params: { id } })).body.data as unknown as Record<string, unknown>;
  return { facility, lidar, photometer, token, served, before: await stored(portal) };
}

test.each([['null'], ['[]'], ['[{"name":"x"}]'], ['"name"'], ['7'], ['true']])(
  'a body that is %s is refused, and saves nothing',
  async (json) => {
    const { facility, token, before } = await open();
    const answer = await post(
      `/api/national-facility/${facility.id}/edit/general-info`,
      json,
      'application/json',
      token,
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 1003,
      errors: [{ path: '', message: 'Must be given field by field' }],
    });
    expect(await stored(portal)).toEqual(before);
  },
);

test('a call without fields refuses one', async () => {
  const { facility } = await open();
  const token = await administratorToken(portal);
  const before = await stored(portal);
  const invite = (body: object) =>
    callApi('POST /national-facility/:id/send-invitation', { token, params: { id: facility.id }, body });
  expect(await invite({ until: '2026-07-01' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'until', message: 'Unknown field' }] },
  });
  expect(await stored(portal)).toEqual(before);
  expect((await invite({})).status).toBe(200);
});

test('unknown fields are named at any depth, together with other errors, and nothing is saved', async () => {
  const { lidar, token, before } = await open();
  const { channels, ...rest } = lidarBody();
  const group = { ...Object.values(channels as object)[0], colour: 'green' };
  const { status, body } = await callApi('POST /lidar/system/edit/:id', {
    token,
    params: { id: lidar.id },
    body: { ...rest, latitude: 91, channels: { ...(channels as object), 'Elastic 532': group } },
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'channels.Elastic 532.colour', message: 'Unknown field' },
    { path: 'latitude', message: 'Must be between -90 and 90' },
  ]);
  expect(await stored(portal)).toEqual(before);
});

test('an unknown channel category is a malformed request', async () => {
  const { lidar, token, before } = await open();
  const { status, body } = await callApi('POST /lidar/system/edit/:id', {
    token,
    params: { id: lidar.id },
    body: { ...lidarBody(), channels: { ...(lidarBody().channels as object), 'Elastic 694': {} } },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    msg: 'Unknown channel category',
    errors: [{ path: 'channels.Elastic 694', message: 'Unknown channel category' }],
  });
  expect(await stored(portal)).toEqual(before);
});

describe.each<[record: 'facility' | 'lidar' | 'photometer', read: Call, edit: Call, body: () => object]>([
  ['facility', 'GET /national-facility/:id/general-info', INFO, () => ({})],
  ['lidar', 'GET /lidar/system/:id', 'POST /lidar/system/edit/:id', lidarBody],
  ['photometer', 'GET /photometer/system/:id', 'POST /photometer/system/edit/:id', photometerBody],
])('a whole %s', (record, read, edit, body) => {
  async function saving() {
    const opened = await open();
    const { id } = opened[record];
    await callApi(edit, { token: opened.token, params: { id }, body: body() });
    const whole = await opened.served(read, id);
    const save = (change: object) =>
      callApi(edit, { token: opened.token, params: { id }, body: { ...whole, ...change } });
    return { ...opened, whole, save, before: await stored(portal) };
  }

  test('may be sent back as served', async () => {
    const { save } = await saving();
    const { status, body: said } = await save({ name: 'Renamed' });
    expect([status, said.data]).toMatchObject([200, { name: 'Renamed' }]);
  });

  test.each<[path: string, change: object, message: string]>([
    ['_id', { _id: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' }, 'Cannot be changed here'],
    ['colour', { colour: null }, 'Unknown field'],
    ['toString', { toString: 'x' }, 'Unknown field'],
  ])('with another %s is refused on that field', async (path, change, message) => {
    const { save, before } = await saving();
    const { status, body: said } = await save({ name: 'Renamed', ...change });
    expect([status, said.errors]).toEqual([422, [{ path, message }]]);
    expect(await stored(portal)).toEqual(before);
  });

  test('that differs because it is an older one is refused as outdated', async () => {
    const { save, whole } = await saving();
    await save({ name: 'Renamed' });
    const { status, body: said } = await save({ name: 'Mine', _id: 'x', version: whole.version });
    expect([status, said.data]).toMatchObject([409, { name: 'Renamed' }]);
  });
});
