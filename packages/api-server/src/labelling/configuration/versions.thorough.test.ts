import { entriesOf } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { only } from '../../../test/only';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { transaction } from '../../platform/db/client';
import { configurationIds, emails } from '../../platform/db/tables';
import { configuring } from './configured.fixture';
import { writeVersion } from './write-version';

const portal = testPortal();
const { callApi, db } = portal;
const { configured, reportFor } = configuring(portal);

const IDS = {
  station_id: 'pot',
  lidar: { lidar_id: 11, version_id: 12, configuration_id: 13, configuration_name: 'night' },
  channels: [{ string_id: '0532xppx', channel_id: 14 }],
};
const withIds = (lidar: { id: string }, change: object = {}) => ({
  station_id: IDS.station_id,
  lidars: [{ lidar: lidar.id, ...IDS.lidar, channels: IDS.channels, ...change }],
});

const mailsTo = async (kind: string) =>
  (await db.select().from(emails).orderBy(emails.createdAt)).filter((mail) => mail.kind === kind);

test('a new version sets ids of the processing chain and keeps values that are not sent [12.38]', async () => {
  const { lidar, approve, list, params, pass } = await configured();
  const token = await pass(1);
  const first = { version: 1, reason: 'Ids are known.', configuration: withIds(lidar) };
  expect((await approve(first)).status).toBe(200);
  const second = {
    version: 2,
    reason: 'A channel more.',
    configuration: { lidars: [{ lidar: lidar.id, channels: [{ string_id: '0532xcpx', channel_id: 15 }] }] },
  };
  expect((await approve(second)).status).toBe(200);
  const { body } = await callApi('GET /national-facility/:id/operational-configuration', { params, token });
  expect(body.data).toMatchObject({
    configurations: [
      {
        approval: { approved_at: '2026-06-16', valid_from: '2026-06-16', valid_to: null },
        station: { id: 'pot' },
        lidar: { id: 11 },
        lidar_version: { id: 12 },
        lidar_configuration: { id: 13, name: 'night', channels: [{ id: 14 }, { id: 15 }] },
      },
    ],
  });
  expect(await list()).toMatchObject([
    { number: 3, valid_from: '2026-06-16', valid_to: null },
    { number: 2, valid_from: '2026-06-16', valid_to: '2026-06-16', reason: 'Ids are known.' },
    { number: 1, valid_from: '2026-06-15', valid_to: '2026-06-16', reason: null },
  ]);
});

test('a new version is recorded in the history and the audit log, and ARES is notified of the changes [12.38]', async () => {
  const { facility, lidar, approve, params, token } = await configured();
  await approve({ version: 1, reason: 'Ids are known.', configuration: withIds(lidar) });
  expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
    action: 'application.approve-configuration',
    oldValue: { configuration: 1 },
    newValue: { configuration: 2, reason: 'Ids are known.' },
  });
  const { body } = await callApi('GET /national-facility/:id/history', { params, token });
  expect(body.data?.[0]).toMatchObject({ action: 'application.approve-configuration', reason: 'Ids are known.' });
  const mail = await only(mailsTo('configuration-approved'));
  expect(mail.recipients).toEqual(['ares@site.example']);
  expect(mail.text).toContain('in place of version 1');
  expect(mail.text).toContain('lidar_configuration.channels[0532xppx].id: none → 14');
});

test.each<[what: string, change: object, path: string]>([
  ['no version', { version: undefined }, 'version'],
  ['version null', { version: null }, 'version'],
  ['no reason', { reason: undefined }, 'reason'],
  ['an empty reason', { reason: ' ' }, 'reason'],
  ['a reason that is too long', { reason: 'x'.repeat(501) }, 'reason'],
  ['a configuration that is not an object', { configuration: null }, 'configuration'],
  ['a station of four letters', { configuration: { station_id: 'pote' } }, 'configuration.station_id'],
  ['a list that is not an array', { configuration: { lidars: 'MUSA' } }, 'configuration.lidars'],
  ['an unknown field', { configuration: { station: 'pot' } }, 'configuration.station'],
  ['no lidar', { configuration: { lidars: [{ lidar_id: 1 }] } }, 'configuration.lidars[0].lidar'],
  ['half an id', { configuration: { lidars: [{ lidar: 'x', lidar_id: 1.5 }] } }, 'configuration.lidars[0].lidar_id'],
  ['an id of 0', { configuration: { lidars: [{ lidar: 'x', version_id: 0 }] } }, 'configuration.lidars[0].version_id'],
])('%s is refused on its field', async (_what, change, path) => {
  const { approve, list } = await configured();
  const { status, body } = await approve({ version: 1, reason: 'New ids.', configuration: {}, ...change });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual({ path, message: expect.any(String) });
  expect(await list()).toHaveLength(1);
});

test('unknown or repeated lidars and channels are refused on their fields', async () => {
  const { lidar, approve, facility } = await configured();
  const channels = [
    ...IDS.channels,
    { string_id: '0532xppx', channel_id: 3 },
    { string_id: '1064xtax', channel_id: 4 },
  ];
  const chosen = [{ lidar: facility.id }, { lidar: lidar.id, channels }, { lidar: lidar.id }];
  const { status, body } = await approve({ version: 1, reason: 'New ids.', configuration: { lidars: chosen } });
  expect([status, (body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([
    422,
    [
      'configuration.lidars[0].lidar',
      'configuration.lidars[1].channels[1].string_id',
      'configuration.lidars[1].channels[2].string_id',
      'configuration.lidars[2].lidar',
    ],
  ]);
});

test('an id is unique within a version and among all versions in force [12.38]', async () => {
  const { facility, lidar, approve, withdraw } = await configured();
  const channels = [...IDS.channels, { string_id: '0532xcpx', channel_id: 14 }];
  const twice = { version: 1, reason: 'New ids.', configuration: withIds(lidar, { channels }) };
  expect((await approve(twice)).body.errors).toMatchObject([
    { path: 'configuration.lidars[0].channels[1].channel_id' },
  ]);
  const other = await addFacility(portal, { acronym: 'TWO' });
  const report = await reportFor(facility.id, other);
  const foreign = withIds({ id: other.id });
  await transaction(db, (tx) => writeVersion(tx, { report, sent: foreign, reason: null, at: portal.context.now() }));
  const mine = { version: 1, reason: 'New ids.', configuration: withIds(lidar) };
  const { status, body } = await approve(mine);
  expect([status, (body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([
    422,
    [
      'configuration.station_id',
      'configuration.lidars[0].lidar_id',
      'configuration.lidars[0].version_id',
      'configuration.lidars[0].configuration_id',
      'configuration.lidars[0].channels[0].channel_id',
    ],
  ]);
  expect(await db.select().from(configurationIds)).toHaveLength(5);
  await db.delete(configurationIds);
  expect((await approve(mine)).status).toBe(200);
  await withdraw(2);
  expect(await db.select().from(configurationIds)).toEqual([]);
});

test.each([0, 2, 3])('a version based on number %i is refused with the existing versions', async (version) => {
  const { approve } = await configured();
  const { status, body } = await approve({ version, reason: 'New ids.', configuration: {} });
  expect([status, body.data]).toMatchObject([409, [{ number: 1 }]]);
});

test('one of two simultaneous approvals succeeds and the other is refused', async () => {
  const { facility, lidar, approve, list } = await configured();
  const body = { version: 1, reason: 'Ids are known.', configuration: withIds(lidar) };
  const answers = await atOnce(portal, facility.id, [() => approve(body), () => approve(body)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await list()).toHaveLength(2);
});
