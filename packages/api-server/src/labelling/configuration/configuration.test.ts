import type { ApprovedConfiguration } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { reset, wholeRound } from '../../../test/rounds';
import { lidars } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

const READ = 'GET /national-facility/:id/operational-configuration';

const load = (id: string, token: string | undefined, query = '') =>
  portal.get(`/api/national-facility/${id}/operational-configuration${query}`, {
    ...(token && { authorization: `Bearer ${token}` }),
  });

test('the configuration stays as the final report approved it, whatever happens to the lidar [1.8]', async () => {
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

test.each(['?download', '?download=1'])('with %s it is a downloadable file without the envelope', async (query) => {
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
  '%s receives the configuration [11.1.3]',
  async (who) => {
    const { facility } = await wholeRound(portal);
    expect((await load(facility.id, await tokenOf(portal, who, facility))).statusCode).toBe(200);
  },
);

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['another owner', 403],
])('%s does not receive the configuration (%i)', async (who, status) => {
  const { facility } = await wholeRound(portal);
  expect((await load(facility.id, await tokenOf(portal, who, facility), '?download')).statusCode).toBe(status);
});

test('there is no configuration before a final report or after a rejecting one [11.1.3]', async () => {
  const { facility, token } = await wholeRound(portal, 'no');
  expect((await load(facility.id, token)).statusCode).toBe(404);
  const other = await addFacility(portal, { acronym: 'TWO' }, { status: 'waiting_final_report' });
  expect((await load(other.id, token, '?download')).statusCode).toBe(404);
});

test.each(['evaluation', 'facility'] as const)(
  'an approved configuration stays in force during the next round (%s) [12.38]',
  async (target) => {
    const { facility, token } = await wholeRound(portal);
    const { body } = await portal.callApi(READ, { params: { id: facility.id }, token });
    await reset(portal, facility.id, target, token);
    expect((await portal.callApi(READ, { params: { id: facility.id }, token })).body.data).toEqual(body.data);
  },
);

test.each<[query: string, status: number]>([
  ['?on=2026-06-14', 404],
  ['?on=2026-06-15', 200],
  ['?on=2199-12-31', 200],
  ['?on=yesterday', 400],
  ['?version=1', 200],
  ['?version=2', 404],
  ['?version=1.5', 400],
])('%s answers %i [12.38]', async (query, status) => {
  const { facility, token } = await wholeRound(portal);
  expect((await load(facility.id, token, query)).statusCode).toBe(status);
});

test('an unsupported query is refused with an error that names it [12.40]', async () => {
  const { facility, token } = await wholeRound(portal);
  const refused = async (query: string) => {
    const answer = await load(facility.id, token, `?${query}`);
    return [query, answer.statusCode, answer.json<{ errors?: { path: string }[] }>().errors?.map(({ path }) => path)];
  };
  const asked: [query: string, path: string][] = [
    ['on=', 'on'],
    ['on=2026-06-31', 'on'],
    ['on=1781481600', 'on'],
    ['on=2026-06-15&on=2026-06-16', 'on'],
    ['on[]=2026-06-15', 'on[]'],
    ['ON=2026-06-15', 'ON'],
    ['version=', 'version'],
    ['version=0', 'version'],
    ['version=-1', 'version'],
    ['version=0x1', 'version'],
    ['version=1e0', 'version'],
    ['version=%201', 'version'],
    ['version=1&version=2', 'version'],
    ['version=2147483648', 'version'],
    ['version=1&on=2026-06-15', 'on'],
    ['download&download', 'download'],
  ];
  for (const [query, path] of asked) expect(await refused(query)).toEqual([query, 400, [path]]);
});
