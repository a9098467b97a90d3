import type { StoredConfigurationStatus } from '@portal/domain';
import { groupsOf } from '../../../test/applications';
import { addLidar } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import {
  aChannel,
  aConfigurationBody,
  DAY_IDS,
  OTHER_CHANNELS,
  OTHER_IDS,
  setConfiguration,
} from '../../../test/quality';
import { lidarChannelGroups, lidarConfigurations } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { accepted, onTest, drafted } = testing(portal);

const save = (id: string, body: object, token: string) =>
  callApi('POST /lidar/system/:id/configurations', { params: { id }, body, token });
const pathsOf = ({ body }: { body: { errors?: unknown } }) =>
  ((body.errors ?? []) as { path: string }[]).map(({ path }) => path);

describe('a configuration', () => {
  test('is numbered by its lidar, and a draft of an accepted facility is provisional [12.400]', async () => {
    const { lidar, owner, configuration } = await accepted();
    expect(configuration).toMatchObject({ number: 1, status: 'provisional', version: 1 });
    expect((await save(lidar.id, aConfigurationBody(DAY_IDS), owner)).body.data).toMatchObject({ number: 2 });
    const { body } = await callApi('GET /lidar/system/:id/configurations', {
      params: { id: lidar.id },
      token: owner,
    });
    expect(body.data).toMatchObject([{ name: 'night' }, { name: 'day' }]);
  });

  test('is changed in its version only, and no longer once tests name its ids', async () => {
    const { id, lidar, owner } = await drafted();
    const change = (version: number) => save(lidar.id, aConfigurationBody({ number: 1, version, name: 'late' }), owner);
    expect((await change(1)).body.data).toMatchObject({ name: 'late', version: 2 });
    expect((await change(2)).body.data).toMatchObject({ version: 2 });
    const outdated = await save(lidar.id, aConfigurationBody({ number: 1, version: 1, name: 'mine' }), owner);
    expect(outdated).toMatchObject({ status: 409, body: { data: { name: 'late' } } });
    await onTest('POST /qa-tests/:id/submit', id, owner);
    const correct = () => save(lidar.id, aConfigurationBody({ number: 1, version: 2, scc_lidar_id: 7 }), owner);
    expect((await correct()).status).toBe(409);
    await onTest('POST /qa-tests/:id/withdraw', id, owner);
    expect((await correct()).status).toBe(200);
  });

  test.each<[why: string, change: object, path: string]>([
    [
      'a channel that the application does not list',
      { channels: [aChannel({ short_name: '1064xtax' })] },
      'channels[0].short_name',
    ],
    ['a channel twice', { channels: [aChannel(), aChannel({ scc_channel_id: 1481 })] }, 'channels[1].short_name'],
    ['no channel', { channels: [] }, 'channels'],
    ['a station of four letters', { station_id: 'inoe' }, 'station_id'],
    ['an id beyond the limit', { scc_lidar_id: 1_000_000 }, 'scc_lidar_id'],
    [
      'one channel id twice',
      { channels: [aChannel(), aChannel({ short_name: '0532xcpx' })] },
      'channels[1].scc_channel_id',
    ],
    [
      'a background that ends before it begins',
      { channels: [aChannel({ background_low: 400, background_high: 300 })] },
      'channels[0].background_high',
    ],
  ])('cannot have %s', async (_why, change, path) => {
    const { lidar, owner } = await accepted();
    const answer = await save(lidar.id, aConfigurationBody(change), owner);
    expect([answer.status, pathsOf(answer)]).toEqual([422, [path]]);
  });
});

describe('ids of a configuration', () => {
  test.each<[ids: object, path: string, message: string]>([
    [{ station_id: 'ino' }, 'station_id', 'Another facility has this station id'],
    [{ scc_lidar_id: 120 }, 'scc_lidar_id', 'Another facility has this lidar id'],
    [{ scc_configuration_id: 310 }, 'scc_configuration_id', 'Another lidar has this configuration id'],
    [
      { channels: [OTHER_CHANNELS[0], aChannel({ short_name: '0532xcpx', scc_channel_id: 1481 })] },
      'channels[1].scc_channel_id',
      'Another facility has this channel id',
    ],
  ])('are not those of another facility: %j [12.622]', async (ids, path, message) => {
    await accepted();
    const { lidar, owner } = await accepted(OTHER_IDS, 'WAW');
    for (const number of [{ scc_configuration_id: 98 }, { number: 1, version: 1 }]) {
      const answer = await save(lidar.id, aConfigurationBody({ ...OTHER_IDS, ...number, ...ids }), owner);
      expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    }
  });

  test('are those of several configurations of one lidar, and of a retired one [12.622]', async () => {
    const { lidar, owner } = await accepted();
    expect((await save(lidar.id, aConfigurationBody(DAY_IDS), owner)).status).toBe(200);
    await db.update(lidarConfigurations).set({ status: 'retired' });
    const other = await accepted({}, 'WAW');
    expect(other.configuration.scc_configuration_id).toBe(310);
  });

  test.each<[status: StoredConfigurationStatus, expected: number]>([
    ['draft', 422],
    ['approved', 200],
    ['suspended', 200],
    ['superseded', 200],
    ['retired', 200],
  ])('of a configuration that is %s are given to another one of the lidar: %d [12.720]', async (status, expected) => {
    const { lidar, owner } = await accepted();
    await save(lidar.id, aConfigurationBody(DAY_IDS), owner);
    await setConfiguration(portal, 1, { status });
    const message = 'Configuration 1 of this lidar has this id and is not decided yet: change it, or have it retired';
    const refused = expected === 422 ? [{ path: 'scc_configuration_id', message }] : undefined;
    const change = aConfigurationBody({ name: 'day', number: 2, version: 1 });
    const changed = await save(lidar.id, change, owner);
    expect([changed.status, changed.body.errors]).toEqual([expected, refused]);
    await setConfiguration(portal, 2, { sccConfigurationId: 312 });
    const added = await save(lidar.id, aConfigurationBody({ name: 'night, new filters' }), owner);
    expect([added.status, added.body.errors]).toEqual([expected, refused]);
  });

  test('that were given before the rule are kept by a change of other values [12.720]', async () => {
    const { lidar, owner } = await accepted();
    await save(lidar.id, aConfigurationBody(DAY_IDS), owner);
    await db.update(lidarConfigurations).set({ sccConfigurationId: 310 });
    const change = aConfigurationBody({ name: 'full moon', number: 2, version: 1 });
    expect((await save(lidar.id, change, owner)).status).toBe(200);
  });

  test('of the configuration are of one lidar, those of the station of all in a facility [12.622]', async () => {
    const { facility, owner } = await accepted();
    const second = await addLidar(portal, facility.id, { name: 'second', status: 'operational' });
    await db.insert(lidarChannelGroups).values(groupsOf(second.id));
    const answer = await save(second.id, aConfigurationBody(), owner);
    expect(pathsOf(answer)).toEqual(['scc_configuration_id']);
    const own = await save(second.id, aConfigurationBody({ scc_configuration_id: 311 }), owner);
    expect(own.status).toBe(200);
  });

  test('that two facilities claim at once are of one of them [12.622]', async () => {
    const [one, other] = [await accepted(), await accepted(OTHER_IDS, 'WAW')];
    const claim = ({ lidar, owner }: typeof one) =>
      save(lidar.id, aConfigurationBody({ scc_lidar_id: 77, station_id: 'new', scc_configuration_id: 77 }), owner);
    const answers = await Promise.all([claim(one), claim(other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });
});
