import type { ApprovedConfiguration } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { reset, wholeRound } from '../../../test/rounds';
import { lidars } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

const load = (id: string, token: string | undefined, query = '') =>
  portal.get(`/api/national-facility/${id}/operational-configuration${query}`, {
    ...(token && { authorization: `Bearer ${token}` }),
  });

test('the configuration is what the final report approved, whatever becomes of the lidar [1.8]', async () => {
  const { facility, lidar, token } = await wholeRound(portal);
  await db.update(lidars).set({ name: 'RENAMED' });
  const answer = await load(facility.id, token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ data: ApprovedConfiguration }>().data).toMatchObject({
    facility: 'CIAO',
    configurations: [
      {
        schema_version: '1.0',
        approval: { status: 'approved', approved_at: '2026-06-15', valid_to: null },
        lidar: { name: 'MUSA', portal_id: lidar.id },
        lidar_configuration: { channels: [{ string_id: '0532xppx' }, { string_id: '0532xcpx' }] },
        missing: expect.arrayContaining(['station.id', 'channels[0].dead_time']),
      },
    ],
  });
});

test.each(['?download', '?download=1'])('with %s it is a file to be saved, without the envelope', async (query) => {
  const { facility, token } = await wholeRound(portal, 'conditionally');
  const { data } = (await load(facility.id, token)).json<{ data: ApprovedConfiguration }>();
  const file = await load(facility.id, token, query);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(file.headers).toMatchObject({
    'content-disposition': `attachment; filename="CIAO_configuration_2026-06-15.json"; filename*=UTF-8''CIAO_configuration_2026-06-15.json`,
    'access-control-expose-headers': 'Content-Disposition',
    'cache-control': 'no-store',
  });
  expect(file.json()).toEqual(data);
  expect(file.body.indexOf('schema_version')).toBeLessThan(file.body.indexOf('approval'));
});

test.each<Caller>(['its owner', 'an evaluator', 'CARS', 'ARES', 'an administrator'])(
  '%s gets the configuration [11.1.3]',
  async (who) => {
    const { facility } = await wholeRound(portal);
    expect((await load(facility.id, await tokenOf(portal, who, facility))).statusCode).toBe(200);
  },
);

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['another owner', 403],
])('%s does not get it (%i)', async (who, status) => {
  const { facility } = await wholeRound(portal);
  expect((await load(facility.id, await tokenOf(portal, who, facility), '?download')).statusCode).toBe(status);
});

test('before a final report, and after one that does not accept, there is none [11.1.3]', async () => {
  const { facility, token } = await wholeRound(portal, 'no');
  expect((await load(facility.id, token)).statusCode).toBe(404);
  const other = await addFacility(portal, { acronym: 'TWO' }, { status: 'waiting_final_report' });
  expect((await load(other.id, token, '?download')).statusCode).toBe(404);
});

test('a round that is taken up again has none until it is approved', async () => {
  const { facility, token } = await wholeRound(portal);
  await reset(portal, facility.id, 'evaluation', token);
  expect((await load(facility.id, token)).statusCode).toBe(404);
});
