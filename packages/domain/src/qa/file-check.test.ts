import { checkFile, type FileContext, type QaFileFacts } from './file-check';
import { statedDays } from './stated-times';
import type { QaTestTypeCode } from './test-types';

const NAME = 'ino_120_201_310_20260612_213000_tlc_0532xppr_1480_ATLAS_0.5.1.txt';
const FILE: QaFileFacts = { name: NAME, role: 'ascii', sha256: 'a1' };
const CONTEXT: FileContext = {
  type: 'telecover',
  configuration: {
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: [
      { short_name: '0532xppx', scc_channel_id: 1480 },
      { short_name: '0532xcpx', scc_channel_id: null },
    ],
  },
  from: '2026-06-12',
  to: '2026-06-12',
  today: '2026-06-15',
  submittedBefore: ['b2'],
};

const READ = { isReadable: true, isExport: false };
const named = (from: string, to: string): Partial<QaFileFacts> => ({ name: NAME.replace(from, to) });

test.each<[why: string, change: Partial<QaFileFacts>, code: number]>([
  ['a right one', {}, 0],
  ['another name', { name: 'telecover.txt' }, 1],
  ['a file of another test', named('_tlc_', '_ray_'), 1],
  ['another station', named('ino', 'ath'), 2],
  ['another lidar', named('_120_', '_121_'), 2],
  ['another version', named('_201_', '_202_'), 2],
  ['another configuration', named('_310_', '_311_'), 2],
  ['another channel', named('0532xppr', '0355xppr'), 4],
  ['the channel under another id', named('_1480_', '_1481_'), 4],
  ['a channel without an id in the configuration', named('0532xppr_1480', '0532xcpt_9'), 0],
  ['one day before', named('20260612', '20260611'), 0],
  ['two days before', named('20260612', '20260610'), 16],
  ['two days after', named('20260612', '20260614'), 16],
  ['submitted before', { sha256: 'b2' }, 128],
  ['a name in capitals', { name: NAME.toUpperCase() }, 0],
  ['another station in capitals', named('ino', 'ABC'), 2],
  ['another ending', { name: `${NAME}.csv` }, 1],
  ['other ids and another ending', { role: 'other', name: `${NAME.replace('ino_120', 'ABC_9')}.csv` }, 1 + 2],
  ['the copy of a browser', { role: 'other', name: NAME.replace('.txt', ' (1).txt') }, 1],
  ['ids of another lidar in another role', { role: 'other', ...named('_120_', '_121_') }, 2],
  ['another test in another role', { role: 'settings', ...named('_tlc_', '_ray_') }, 1],
  ['a note', { role: 'other', name: 'hello.txt' }, 0],
  ['the configuration file', { role: 'configuration', name: 'config_file_120_201_310.ini' }, 0],
  ['a configuration file of another lidar', { role: 'configuration', name: 'config_file_9_201_310.ini' }, 2],
  ['raw data of another station', { role: 'raw', name: 'abc_120_201_310_20260612_213000.nc' }, 2],
  ['raw data under any name', { role: 'raw', name: 'RM2661221.300' }, 0],
  ['raw data that were submitted before', { role: 'raw', name: 'RM2661221.300', sha256: 'b2' }, 128],
])('%s', (_why, change, code) => {
  expect(checkFile({ ...FILE, ...change }, CONTEXT, READ)).toBe(code);
});

test.each<[why: string, type: QaTestTypeCode, change: Partial<QaFileFacts>, code: number]>([
  ['any name', 'trigger_delay', { name: 'pulses.png' }, 0],
  ['any name', 'analog_test_pulse', { name: 'pulses.png' }, 0],
  ['any name', 'reference_comparison', { name: 'comparison.png' }, 0],
  ['the name of another test', 'trigger_delay', {}, 0],
  ['the name of another test, with ids of another lidar', 'trigger_delay', named('_120_', '_121_'), 2],
  ['any name', 'dark', { name: 'dark.png' }, 1],
])('a plot with %s in a test of %s', (_why, type, change, code) => {
  expect(checkFile({ ...FILE, role: 'plot', ...change }, { ...CONTEXT, type }, READ)).toBe(code);
});

test('an export under another name', () => {
  const file: QaFileFacts = { ...FILE, role: 'other', name: 'telecover 532 final (2).txt' };
  expect(checkFile(file, CONTEXT, { ...READ, isExport: true })).toBe(1);
});

test('a file that cannot be read', () => {
  expect(checkFile(FILE, CONTEXT, { ...READ, isReadable: false })).toBe(32);
});

test.each([
  ['60 days', '2026-08-11', 0],
  ['61 days', '2026-08-12', 16],
])('measured %s ago', (_why, today, code) => {
  expect(checkFile(FILE, { ...CONTEXT, today }, READ)).toBe(code);
});

const NOON = 1_781_265_600;

test.each<[from: number | null, to: number | null, code: number]>([
  [null, null, 0],
  [NOON, null, 16],
  [null, NOON, 16],
  [NOON, NOON, 16],
])('of a measurement stated from %s to %s, a file of two days before has the code %s', (from, to, code) => {
  const stated = statedDays({ measured_from: from, measured_to: to });
  const file = { ...FILE, ...named('20260612', '20260610') };
  expect(checkFile(file, { ...CONTEXT, ...stated }, READ)).toBe(code);
});

test('before days are stated, a file of 61 days ago is old', () => {
  expect(checkFile(FILE, { ...CONTEXT, from: null, to: null, today: '2026-08-12' }, READ)).toBe(16);
});
