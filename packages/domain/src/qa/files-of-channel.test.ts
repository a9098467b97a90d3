import { channelIn, replacedBy, textOfChannel } from './files-of-channel';

const CONTEXT = {
  type: 'telecover' as const,
  configuration: {
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: [
      { short_name: '0532xppx', scc_channel_id: 1480 },
      { short_name: '0532xcpx', scc_channel_id: 1481 },
    ],
  },
};

const named = (time: string, { channel = '0532xppr_1480', test = 'tlc', end = 'ATLAS_0.5.1.txt' } = {}) => ({
  name: `ino_120_201_310_${time}_${test}_${channel}_${end}`,
});
const EARLY = named('20260612_213000');
const LATE = named('20260612_230000');
const NEXT_DAY = named('20260613_010000');
const PLOT = named('20260612_213000', { end: 'ATLAS_0.5.1.png' });
const NEAR = named('20260612_230000', { end: 'near_ATLAS_0.5.1.png' });
const CROSS = named('20260612_230000', { channel: '0532xcpt_1481' });
const RAYLEIGH = named('20260613_010000', { test: 'ray' });
const NOTE = { name: 'notes.txt' };

test.each<[why: string, files: { name: string }[], replaced: ({ name: string } | null)[]]>([
  ['one file', [EARLY], [null]],
  ['a later measurement', [EARLY, LATE], [LATE, null]],
  ['a later measurement that came first', [NEXT_DAY, EARLY, LATE], [null, NEXT_DAY, NEXT_DAY]],
  ['another channel', [EARLY, CROSS], [null, null]],
  ['another test', [EARLY, RAYLEIGH], [null, null]],
  ['plots of other kinds', [PLOT, NEAR, LATE], [null, null, null]],
  ['a note', [NOTE, EARLY, NOTE], [null, null, null]],
])('%s: the newest of a channel counts [12.623]', (_why, files, replaced) => {
  expect(replacedBy(files, CONTEXT)).toEqual(replaced);
});

test('of two files of one time, the last upload counts [12.623]', () => {
  const [first, second] = [EARLY, { ...EARLY, isCorrected: true }];
  expect(replacedBy([first, second], CONTEXT)).toEqual([second, null]);
  expect(textOfChannel([first, second], CONTEXT, (channel) => channel === '0532xppx')).toBe(second);
});

test.each<[files: { name: string }[], found: { name: string } | undefined]>([
  [[EARLY, LATE, PLOT], LATE],
  [[CROSS, PLOT, NOTE], undefined],
  [[RAYLEIGH], undefined],
])('the text of a channel, %#', (files, found) => {
  expect(textOfChannel(files, CONTEXT, (channel) => channel === '0532xppx')).toBe(found);
});

test('a file of another test is about no channel', () => {
  expect([EARLY, CROSS, RAYLEIGH, NOTE].map((file) => channelIn(file, CONTEXT))).toEqual([
    '0532xppx',
    '0532xcpx',
    undefined,
    undefined,
  ]);
});
