import type { NationalFacility } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { only } from '../../../test/only';
import { testPortal } from '../../../test/portal';
import { reset } from '../../../test/rounds';
import { atOnce } from '../../../test/waiting';
import {
  applications,
  configurationChanges,
  configurationIds,
  configurationVersions,
  emails,
  snapshots,
} from '../../platform/db/tables';
import { configuring } from './configured.fixture';
import { record } from './record.fixture';
import { recordEarlierConfigurations } from './record-earlier-configurations';

const portal = testPortal();
const { callApi, db } = portal;
const { configured, changes } = configuring(portal);

const mailsTo = async (kind: string) =>
  (await db.select().from(emails).orderBy(emails.createdAt)).filter((mail) => mail.kind === kind);

test('a withdrawn version is no longer in force, keeps its reason, and ARES is notified [12.38]', async () => {
  const { facility, withdraw, approve, list, params, pass } = await configured();
  const token = await pass(1);
  expect((await withdraw(1)).status).toBe(200);
  expect(await list()).toMatchObject([{ valid_to: '2026-06-16', withdrawn: { reason: 'The laser is broken.' } }]);
  const read = () => callApi('GET /national-facility/:id/operational-configuration', { params, token });
  expect((await read()).status).toBe(404);
  expect((await mailsTo('configuration-withdrawn'))[0]?.text).toContain('The laser is broken.');
  expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
    action: 'application.withdraw-configuration',
    newValue: { reason: 'The laser is broken.' },
  });
  expect((await approve({ version: 1, reason: 'Repaired.', configuration: {} })).status).toBe(200);
  expect((await read()).status).toBe(200);
});

test('a new version continues a withdrawn one, with its ids and choices, unless told otherwise [12.42]', async () => {
  const { facility, lidar, token, approve, withdraw, list } = await configured();
  const chosen = { lidar: lidar.id, lidar_id: 11, configuration_name: 'night' };
  await approve({ version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot', lidars: [chosen] } });
  await withdraw(2);
  const { cursor } = await changes(token);
  const taken = { kind: 'lidar', value: '11', facilityId: (await addFacility(portal, { acronym: 'TWO' })).id };
  await db.insert(configurationIds).values(taken);
  const again = { version: 2, reason: 'Repaired.', configuration: { lidars: [{ lidar: lidar.id, version_id: 12 }] } };
  expect((await approve(again)).body.errors).toMatchObject([{ path: 'configuration.lidars[0].lidar_id' }]);
  await db.delete(configurationIds);
  expect((await approve(again)).status).toBe(200);
  expect((await list())[0]).toMatchObject({
    number: 3,
    valid_to: null,
    station_id: 'pot',
    lidars: [{ ...chosen, is_included: true, version_id: 12 }],
  });
  expect((await changes(token, `?changed_since=${cursor}`)).changes).toMatchObject([
    { change: 'approved', number: 3, supersedes: null },
  ]);
  const [mail] = (await mailsTo('configuration-approved')).filter(({ text }) => text.includes('version 3'));
  expect(mail?.text).toContain('What changed since version 2, which had been withdrawn:');
  expect(mail?.text).toContain('lidar_version.id: none → 12');
  const { body } = await callApi('GET /national-facility/:id/operational-configuration', {
    params: { id: facility.id },
    token,
  });
  expect(body.data).toMatchObject({ configurations: [{ lidar: { id: 11 }, lidar_configuration: { name: 'night' } }] });
});

test('a facility names the version in force, even while it is a draft again [12.38]', async () => {
  const { facility, token, administrator, approve, withdraw } = await configured();
  const inForce = async () => {
    const { body } = await callApi('GET /national-facility/:id/general-info', { params: { id: facility.id }, token });
    return (body.data as unknown as NationalFacility).configuration_in_force;
  };
  expect(await inForce()).toBe(1);
  await approve({ version: 1, reason: 'Looked at again.', configuration: { station_id: 'pot' } });
  await reset(portal, facility.id, 'facility', administrator);
  expect(await inForce()).toBe(2);
  await withdraw(2);
  expect(await inForce()).toBeNull();
});

test('after a withdrawal the next final report starts from defaults, except for the ids of station and lidars [12.42]', async () => {
  const { facility, lidar, token, administrator, approve, withdraw, list } = await configured();
  const chosen = { lidar: lidar.id, lidar_id: 11, version_id: 12, configuration_name: 'night' };
  await approve({ version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot', lidars: [chosen] } });
  await withdraw(2);
  await reset(portal, facility.id, 'evaluation', administrator);
  await record(portal, facility.id, token)('yes');
  expect((await list())[0]).toMatchObject({
    number: 3,
    valid_to: null,
    station_id: 'pot',
    lidars: [{ is_included: true, lidar_id: 11, version_id: null, configuration_name: null }],
  });
});

test.each<[number: string, reason: string | null, status: number]>([
  ['2', 'Gone.', 404],
  ['0', 'Gone.', 404],
  ['x', 'Gone.', 404],
  ['1e0', 'Gone.', 404],
  ['1', null, 422],
  ['1', ' ', 422],
  ['1', 'x'.repeat(501), 422],
])('withdrawing %s with the reason %j answers %i', async (number, reason, status) => {
  const { withdraw, list } = await configured();
  expect((await withdraw(number, reason)).status).toBe(status);
  expect(await list()).toMatchObject([{ valid_to: null }]);
});

test('a version without any change is refused, and nothing changes [12.202]', async () => {
  const { approve, list } = await configured();
  const body = { version: 1, reason: 'Looked at again.' };
  for (const configuration of [{}, { station_id: null }]) {
    const answer = await approve({ ...body, configuration });
    expect([answer.status, answer.body.msg]).toEqual([422, expect.stringContaining('Nothing has changed')]);
  }
  expect(await list()).toHaveLength(1);
  expect((await approve({ ...body, configuration: { station_id: 'pot' } })).status).toBe(200);
});

test('a superseded or withdrawn version cannot be withdrawn, not even by two simultaneous requests', async () => {
  const { facility, approve, withdraw } = await configured();
  await approve({ version: 1, reason: 'Looked at again.', configuration: { station_id: 'pot' } });
  expect((await withdraw(1)).status).toBe(409);
  const answers = await atOnce(portal, facility.id, [() => withdraw(2), () => withdraw(2)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await mailsTo('configuration-withdrawn')).toHaveLength(1);
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['an evaluator', 403],
  ['ARES', 403],
  ['an administrator', 200],
])('%s approving and withdrawing receives %i', async (who, status) => {
  const { facility, params } = await configured();
  const token = who === 'nobody' ? undefined : await tokenOf(portal, who, facility);
  const body = { version: 1, reason: 'Looked at again.', configuration: { station_id: 'pot' } };
  const call = 'POST /national-facility/:id/operational-configurations';
  expect((await callApi(call, { params, body, token })).status).toBe(status);
  const answer = await callApi(`${call}/:number/withdraw`, {
    params: { ...params, number: status === 200 ? '2' : '1' },
    body: { reason: 'The laser is broken.' },
    token,
  });
  expect(answer.status).toBe(status);
});

test('the decision of the next final report supersedes or withdraws the version [12.38]', async () => {
  const { facility, lidar, token, administrator, approve, list } = await configured();
  await approve({
    version: 1,
    reason: 'Ids are known.',
    configuration: {
      station_id: 'pot',
      lidars: [{ lidar: lidar.id, lidar_id: 11, version_id: 12, configuration_id: 13 }],
    },
  });
  const decide = record(portal, facility.id, token);
  await reset(portal, facility.id, 'evaluation', administrator);
  await decide('yes');
  expect((await list())[0]).toMatchObject({
    number: 3,
    round: 2,
    station_id: 'pot',
    lidars: [
      {
        lidar_id: 11,
        version_id: null,
        configuration_id: null,
        channels: [{ channel_id: null }, { channel_id: null }],
      },
    ],
  });
  await reset(portal, facility.id, 'facility', administrator);
  await decide('no');
  expect((await list())[0]).toMatchObject({
    number: 3,
    withdrawn: { reason: 'The final report did not accept the facility.' },
  });
  const refused = await approve({ version: 3, reason: 'Try again.', configuration: {} });
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('accepted the facility')]);
});

test('an approval from before versions existed becomes version 1, once [12.38]', async () => {
  const { list, token, params } = await configured();
  const { body } = await callApi('GET /national-facility/:id/operational-configuration', { params, token });
  const { id: applicationId } = await only(db.select().from(applications));
  await db.insert(snapshots).values({ applicationId, kind: 'operational-configuration', content: body.data });
  await db.delete(configurationChanges);
  await db.delete(configurationVersions);
  await recordEarlierConfigurations(portal.context);
  await recordEarlierConfigurations(portal.context);
  expect(await list()).toMatchObject([
    { number: 1, valid_from: '2026-06-15', valid_to: null, lidars: [{ is_included: true, left_out_by_default: null }] },
  ]);
  const again = await callApi('GET /national-facility/:id/operational-configuration', { params, token });
  expect(again.body.data).toEqual(body.data);
  expect(await db.select().from(configurationChanges)).toHaveLength(1);
});
