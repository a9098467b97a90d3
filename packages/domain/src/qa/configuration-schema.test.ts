import { problems } from '../fields/problems';
import { approveConfigurationSchema, configurationStepSchema, lidarConfigurationSchema } from './configuration-schema';
import { concludeSchema } from './evaluation-schema';

const CHANNEL = { short_name: '0532xppx', scc_channel_id: 1480 };
const OTHER = { short_name: '0532xcpx', scc_channel_id: 1481 };
const BODY = {
  name: 'night',
  station_id: 'ino',
  scc_lidar_id: 120,
  scc_version_id: 201,
  scc_configuration_id: 310,
};

test.each<[why: string, channels: object[], paths: string[]]>([
  ['ids of their own', [CHANNEL, OTHER], []],
  ['no ids', [CHANNEL, OTHER].map((channel) => ({ ...channel, scc_channel_id: null })), []],
  ['one id twice', [CHANNEL, { ...OTHER, scc_channel_id: 1480 }], ['channels[1].scc_channel_id']],
  ['a background', [{ ...CHANNEL, background_low: 300, background_high: 400 }], []],
  ['a background of one bin', [{ ...CHANNEL, background_low: 300, background_high: 300 }], []],
  ['the beginning of a background', [{ ...CHANNEL, background_low: 300 }], []],
  [
    'a background that ends before it begins',
    [{ ...CHANNEL, background_low: 400, background_high: 300 }],
    ['channels[0].background_high'],
  ],
])('channels with %s', (_why, channels, paths) => {
  expect(problems(lidarConfigurationSchema, { ...BODY, channels }).map(({ path }) => path)).toEqual(paths);
});

const REASON = 'The laser was replaced.';

test.each<[why: string, schema: Parameters<typeof problems>[0], value: object, isNeeded: boolean]>([
  ['a new configuration', lidarConfigurationSchema, { ...BODY, channels: [CHANNEL] }, false],
  ['a change of a configuration', lidarConfigurationSchema, { ...BODY, channels: [CHANNEL], number: 1 }, true],
  ['an approval', approveConfigurationSchema, {}, true],
  ['another step of a configuration', configurationStepSchema, { reason: REASON }, true],
  ['the conclusion of a test', concludeSchema, { conclusions: 'Well.' }, true],
])('the version that was seen: %s', (_why, schema, value, isNeeded) => {
  expect(problems(schema, value)).toEqual(isNeeded ? [{ path: 'version', message: 'Required' }] : []);
  expect(problems(schema, { ...value, version: 1 })).toEqual([]);
});
