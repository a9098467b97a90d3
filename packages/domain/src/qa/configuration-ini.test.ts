import type { ChannelSettings } from './configuration';
import { configurationIniName } from './configuration-ini';
import { readConfigurationIni, type ConfigurationReading } from './read-configuration-ini';
import { missingForAtlas, writeConfigurationIni, type WrittenConfiguration } from './write-configuration-ini';

const OFFERED = ['0532xcax', '0532xcpx', '0532xppx', '0355xtax', '0607xvpn', '1064xtax'];

const SYSTEM = `[System]
station_id = THE
lidar_name = AUTH
station_name = Thessaloniki
lidar_id = 179
version_name = 1
version_id = 199
configuration_name = Raman, day
configuration_id = 664
`;

const CHANNELS = `[Channels]
recorder_channel_id = BC0, BC1, BT2
scc_channel_id = 1893,1895,1698
telescope_type = x, x, x
channel_type = c, p, t
channel_subtype = r, t, x
detected_wavelength = 532.15, 532.15, 354.70
`;

function reading(text: string, offered = OFFERED): ConfigurationReading {
  const read = readConfigurationIni(text, offered);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

const findings = (more: string) => reading(`${SYSTEM}${CHANNELS}${more}`).findings;

test('ids, the name and the channels are taken', () => {
  expect(reading(SYSTEM + CHANNELS)).toEqual({
    system: {
      station_id: 'the',
      name: 'Raman, day',
      scc_lidar_id: '179',
      scc_version_id: '199',
      scc_configuration_id: '664',
    },
    channels: [
      { short_name: '0532xcpr', recorder_channel_id: 'BC0', scc_channel_id: 1893 },
      { short_name: '0532xppt', recorder_channel_id: 'BC1', scc_channel_id: 1895 },
      { short_name: '0355xtax', recorder_channel_id: 'BT2', scc_channel_id: 1698 },
    ],
    findings: [],
  });
});

test.each<[why: string, line: string, values: (Partial<ChannelSettings> | undefined)[]]>([
  ['dead times, none for analog channels', 'dead_time = 3.7, 3.7, _', [{ dead_time: 3.7 }, { dead_time: 3.7 }, {}]],
  ['lists with spaces', 'laser = 1 2 1', [{ laser: 1 }, { laser: 2 }, { laser: 1 }]],
  [
    'a bin before the pulse is the first one with signal',
    'zero_bin = -5, 0, -4000',
    [{ first_signal_rangebin: 5 }, { first_signal_rangebin: 0 }, { first_signal_rangebin: 4000 }],
  ],
  [
    'the same with its old name; a bin after the pulse is the trigger delay',
    'range_resolution = 7.5, 3.75, 7.5\ndaq_trigger_offset = 1, 4, -6',
    [{ trigger_delay: 50.035 }, { trigger_delay: 100.069 }, { first_signal_rangebin: 6 }],
  ],
  [
    'G and H by the position behind the beam splitter',
    'G = 1.0021, 0.9979, _\nH = -0.9871, 0.9829, _',
    [{ g_r: 1.0021, h_r: -0.9871 }, { g_t: 0.9979, h_t: 0.9829 }, {}],
  ],
  [
    'K by the id of the recorder or by the channel',
    '[polarization_calibration]\nch_r = BC0\nch_t = 0532xppt\nK = 0.99581',
    [{ k: 0.995_81 }, { k: 0.995_81 }, {}],
  ],
  [
    'filter and background',
    'channel_bandwidth = 0.54, 0.54, 1\nbackground_low_bin = 7100, 7100, 15670\nbackground_high_bin = 8100, 8100, 16380',
    [
      { filter_fwhm: 0.54, background_low: 7100, background_high: 8100 },
      { filter_fwhm: 0.54, background_low: 7100, background_high: 8100 },
      { filter_fwhm: 1, background_low: 15_670, background_high: 16_380 },
    ],
  ],
])('%s', (_why, line, values) => {
  const { channels, findings: said } = reading(`${SYSTEM}${CHANNELS}${line}`);
  expect(
    channels.map(({ short_name: _name, recorder_channel_id: _recorder, scc_channel_id: _scc, ...rest }) => rest),
  ).toEqual(values);
  expect(said).toEqual([]);
});

test.each<[why: string, more: string, sentence: string]>([
  ['an unknown name', 'dead_tmie = 1, 2, 3', 'Line 17: “dead_tmie” is unknown.'],
  ['a list of another length', 'laser = 1, 2', 'laser has 2 values for 3 channels, so none of them is taken.'],
  ['no number', 'dead_time = 3.7, x, _', 'dead_time of channel 2 (BC1): “x” is not a number.'],
  [
    'a trigger delay without the length of a bin',
    'zero_bin = 1, 0, 0',
    'The trigger delay of channel 1 (BC0) is not taken: range_resolution is missing.',
  ],
  ['a line that is nothing', 'nothing', 'Line 17 is neither a section nor a value.'],
])('%s is said', (_why, more, sentence) => {
  expect(findings(more)).toEqual([sentence]);
});

test.each<[why: string, text: string, sentences: string[]]>([
  [
    'what ATLAS needs is missing',
    '[System]\nstation_id = the\n[Channels]\nscc_channel_id = 1\n',
    [
      'station_name',
      'lidar_name',
      'lidar_id',
      'version_id',
      'configuration_name',
      'configuration_id',
      'recorder_channel_id',
      'telescope_type',
      'channel_type',
      'channel_subtype',
    ]
      .map((name) => `${name} is missing, which ATLAS needs in mode “labeling”.`)
      .concat('acquisition_mode of channel 1 is missing.'),
  ],
  [
    'the values of the system are in a section that ATLAS does not know',
    SYSTEM.replace('[System]', '[Lidar]') + CHANNELS,
    [
      '[lidar] is not read. The sections are [System], [Channels] and [Polarization_Calibration].',
      'The file has no values of [System], which ATLAS needs in mode “labeling”.',
    ],
  ],
  [
    'a section is empty',
    `${SYSTEM}[Channels]\n`,
    ['The file has no values of [Channels], which ATLAS needs in mode “labeling”.'],
  ],
  [
    'a code that ATLAS does not know',
    SYSTEM + CHANNELS.replace('c, p, t', 'q, p, t'),
    ['channel_type of channel 1 (BC0): “q” is unknown.'],
  ],
  [
    'a channel that the application does not have',
    SYSTEM + CHANNELS.replace('354.70', '910'),
    ['The application has no single channel that fits channel 3 (BT2): “xtax”.'],
  ],
  [
    'a wavelength is needed where several channels fit',
    SYSTEM + CHANNELS.replace(/detected.*\n/, ''),
    ['The application has no single channel that fits channel 3 (BT2): without detected_wavelength, “xtax”.'],
  ],
  [
    'neither mode nor a recorder that says it',
    SYSTEM + CHANNELS.replace('BT2', '17'),
    ['acquisition_mode of channel 3 (17) is missing.'],
  ],
  [
    'one channel twice',
    SYSTEM + CHANNELS.replace('c, p, t', 'c, c, t').replace('r, t, x', 'r, r, x'),
    ['0532xcpr is listed twice; the first counts.'],
  ],
  [
    'a section that ATLAS does not know',
    `${SYSTEM}${CHANNELS}[Polarisation]\nk = 1\n`,
    ['[polarisation] is not read. The sections are [System], [Channels] and [Polarization_Calibration].'],
  ],
])('%s', (_why, text, sentences) => {
  expect(reading(text).findings).toEqual(sentences);
});

test.each([
  ['no configuration at all', 'a = 1', 'This is no configuration of ATLAS: it has neither [System] nor [Channels].'],
  [
    'a misspelt section alone',
    '[Sytem]\nstation_id = the\n',
    'This is no configuration of ATLAS: it has neither [System] nor [Channels]. [sytem] is not read. The sections are [System], [Channels] and [Polarization_Calibration].',
  ],
  ['a file that is too large', `[System]\n${' '.repeat(2 * 1024 * 1024)}`, 'The file is too large.'],
])('%s is not read', (_why, text, problem) => {
  expect(readConfigurationIni(text, OFFERED)).toEqual({ problem });
});

test('hostile numbers of channels and values are bounded', () => {
  const many = Array.from({ length: 5000 }, () => 'BT0').join(',\n ');
  const { channels, findings: said } = reading(
    `[Channels]\nrecorder_channel_id = ${many}\n${'a = 1\n'.repeat(50_000)}`,
  );
  expect(channels).toEqual([]);
  expect(said.length).toBeLessThanOrEqual(60);
  expect(said).toContain('There are more than 102 channels, so none of them is taken.');
});

const NO_VALUES = {
  laser: null,
  dead_time: null,
  trigger_delay: null,
  first_signal_rangebin: null,
  filter_fwhm: null,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
};

const written = (channels: ChannelSettings[]): WrittenConfiguration => ({
  name: 'Raman, day at 50 %',
  station_id: 'the',
  station_name: 'Thessaloniki',
  lidar_name: 'AUTH',
  scc_lidar_id: 179,
  scc_version_id: 199,
  scc_configuration_id: 664,
  channels,
  resolutionOf: () => 7.5,
});

const CONFIGURED: ChannelSettings[] = [
  {
    ...NO_VALUES,
    short_name: '0532xcpr',
    scc_channel_id: 1893,
    recorder_channel_id: 'BC0',
    laser: 1,
    dead_time: 3.7,
    trigger_delay: 50,
    g_r: 1,
    h_r: -0.98,
    k: 0.99,
  },
  {
    ...NO_VALUES,
    short_name: '0532xppt',
    scc_channel_id: 1895,
    recorder_channel_id: 'BC1',
    laser: 1,
    dead_time: 3.7,
    first_signal_rangebin: 400,
    g_t: 0.9,
    h_t: 1,
    k: 0.99,
  },
  { ...NO_VALUES, short_name: '0355xtax', scc_channel_id: null, recorder_channel_id: 'BT2' },
];

test('a configuration is written as ATLAS reads it', () => {
  const text = writeConfigurationIni(written(CONFIGURED), '1.0');
  for (const line of [
    '[System]\nstation_id = the\nlidar_name = AUTH\nstation_name = Thessaloniki\nlidar_id = 179',
    'configuration_name = Raman day at 50 %%',
    'recorder_channel_id = BC0, BC1, BT2',
    'scc_channel_id = 1893, 1895, _',
    'telescope_type = x, x, x',
    'channel_type = c, p, t',
    'channel_subtype = r, t, x',
    'acquisition_mode = p, p, a',
    'dead_time = 3.7, 3.7, _',
    'zero_bin = 1, -400, _',
    'G = 1, 0.9, _',
    'background_low_bin =',
    '[polarization_calibration]\nch_r = BC0\nch_t = BC1\nK = 0.99',
  ])
    expect(text).toContain(`${line}\n`);
});

test('versions of ATLAS differ in names and codes', () => {
  const text = writeConfigurationIni(written(CONFIGURED), '0.5');
  expect(text).toContain('daq_trigger_offset = 1, -400, _\n');
  expect(text).toContain('acquisition_mode = 1, 1, 0\n');
  expect(text).not.toContain('zero_bin');
});

test.each(['0.5', '1.0'] as const)('what is written for ATLAS %s is read again', (dialect) => {
  const {
    channels,
    system,
    findings: said,
  } = reading(writeConfigurationIni(written(CONFIGURED), dialect), ['0532xcpx', '0532xppx', '0355xtax']);
  expect(system).toMatchObject({ station_id: 'the', scc_version_id: '199' });
  expect(channels).toMatchObject([
    { short_name: '0532xcpr', recorder_channel_id: 'BC0', dead_time: 3.7, g_r: 1, h_r: -0.98, k: 0.99 },
    { short_name: '0532xppt', first_signal_rangebin: 400, g_t: 0.9, k: 0.99 },
    { short_name: '0355xtax', recorder_channel_id: 'BT2' },
  ]);
  expect(said.filter((sentence) => !sentence.startsWith('The trigger delay'))).toEqual([]);
});

test('what ATLAS needs and the configuration lacks is named', () => {
  expect(missingForAtlas(CONFIGURED)).toEqual(['SCC channel id: 0355xtax']);
  const open = { ...NO_VALUES, short_name: '0532xppx', scc_channel_id: 1, recorder_channel_id: null };
  expect(missingForAtlas([open])).toEqual(['Recorder channel id: 0532xppx', 'Reflected or transmitted: 0532xppx']);
});

test('the file has the name that ATLAS looks for', () => {
  expect(configurationIniName({ scc_lidar_id: 179, scc_version_id: 199, scc_configuration_id: 664 })).toBe(
    'config_file_179_199_664.ini',
  );
});
