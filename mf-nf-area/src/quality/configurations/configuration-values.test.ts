import { aLidar } from '@portal/testing';
import { aChannel, aConfiguration } from '../../../test/a-test-book';
import {
  configurationInput,
  configurationProblems,
  configurationValues,
  fieldFor,
  offeredChannels,
} from './configuration-values';

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
