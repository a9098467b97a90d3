import { aLidar } from '@portal/testing';
import { aChannel, aConfiguration } from '../../../test/a-test-book';
import { channelSummary } from './channel-summary';
import {
  channelsToLookAt,
  configurationInput,
  configurationProblems,
  configurationValues,
  fieldFor,
  offeredChannels,
} from './configuration-values';
import type { ChannelValues } from './configuration-values';

const OFFERED = offeredChannels(aLidar());

test('the application offers its channels', () => {
  expect(OFFERED).toEqual(['0532xppx', '0532xcpx', '0607xvpn']);
});

test('what was saved is sent as it was, with the number and the version', () => {
  const saved = aConfiguration({ channels: [aChannel('0532xppr', 1480)] });
  const { number, version, name, station_id, scc_lidar_id, scc_version_id, scc_configuration_id, channels } = saved;
  expect(configurationInput(configurationValues(saved, OFFERED), saved)).toEqual({
    number,
    version,
    name,
    station_id,
    scc_lidar_id,
    scc_version_id,
    scc_configuration_id,
    channels,
  });
});

test('channels that are not chosen are not sent', () => {
  const values = { ...configurationValues(aConfiguration(), OFFERED), chosen: ['0532xcpx'] };
  expect(configurationInput(values, null).channels.map(({ short_name }) => short_name)).toEqual(['0532xcpx']);
});

const READ = { system: {}, channels: [], findings: [] };
const CHANNEL = aConfiguration().channels[0]?.short_name ?? '';

test.each<[why: string, findings: string[], change: Partial<ChannelValues>, open: string[]]>([
  ['nothing', [], {}, []],
  ['a value that is not accepted', [], { dead_time: '200' }, [CHANNEL]],
  ['a finding that names its recorder', ['dead_time of channel 1 (BC7): “x” is not a number.'], {}, [CHANNEL]],
  ['a finding that names it', [`${CHANNEL} is listed twice; the first counts.`], {}, [CHANNEL]],
  ['a finding on another channel', ['dead_time of channel 2 (BC8): “x” is not a number.'], {}, []],
])('after a file, the channel to look at is that with %s', (_why, findings, change, open) => {
  const values = configurationValues(aConfiguration(), OFFERED);
  const channel = { ...aValues(values.channels[CHANNEL]), recorder_channel_id: 'BC7', ...change };
  const channels = { ...values.channels, [CHANNEL]: channel };
  expect(channelsToLookAt({ ...values, channels }, { ...READ, findings })).toEqual(open);
});

test('a channel is summed up in one line', () => {
  const { channels } = configurationValues(aConfiguration({ channels: [aChannel('0532xppr', 1480)] }), OFFERED);
  expect(channelSummary('0532xppx', channels['0532xppx'])).toMatch(/^0532xppr · SCC id 1480 · /);
  expect(channelSummary('0607xvpn', channels['0607xvpn'])).toBe('No values yet');
});

test('problems are named at their fields', () => {
  const values = configurationValues(aConfiguration({ station_id: 'INO' }), OFFERED);
  const channels = { ...values.channels };
  channels['0532xcpx'] = { ...aValues(values.channels['0532xcpx']), dead_time: '200' };
  expect(configurationProblems({ ...values, channels })).toEqual({
    station_id: 'Must be three small letters',
    channels: { '0532xcpx': { dead_time: 'Must be between 0 and 100' } },
  });
  expect(configurationProblems({ ...values, chosen: [], station_id: 'ino' })).toEqual({
    chosen: 'At least one channel',
  });
});

function aValues<Values>(values: Values | undefined): Values {
  if (!values) throw new Error('The form has no such channel.');
  return values;
}

test('paths of the server are those of the form', () => {
  const values = { ...configurationValues(aConfiguration(), OFFERED), chosen: ['0607xvpn', '0532xcpx'] };
  expect(fieldFor('channels[0].short_name', values)).toBe('channels.0532xcpx.short_name');
  expect(fieldFor('name', values)).toBe('name');
});
