import { readAtlasName } from './atlas-name';
import type { FileContext } from './file-check';
import { checkHeader } from './header-check';
import type { QaTestTypeCode } from './test-types';

const contextOf = (type: QaTestTypeCode): FileContext => ({
  type,
  configuration: {
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: [{ short_name: '0532xppx', scc_channel_id: 1480 }],
  },
  from: '2026-06-12',
  to: '2026-06-13',
  today: '2026-06-15',
  submittedBefore: [],
});
const nameOf = (channel: string, day = '20260612') =>
  readAtlasName(`ino_120_201_310_${day}_213000_tlc_${channel}_1480_ATLAS_0.5.1.txt`);
const textOf = (...lines: string[]) => ({
  header: lines.map((line) => line.split(' = ') as [string, string]),
  names: [],
  ranges: [],
  columns: [],
});
const DAY = 'date of measurement, time, duration of measurement';

test.each<[line: string, channel: string, code: number]>([
  ['system = RALI', '0532xppr', 0],
  ['station ID = INO', '0532xppr', 0],
  ['station ID = the', '0532xppr', 2],
  ['signal = 532,  Co-polar , photon, dark-subtracted', '0532xppr', 0],
  ['signal = 532.1', '0532xppr', 0],
  ['signal = 355', '0532xppr', 4],
  ['signal = 532,  Cross-polar , photon', '0532xppr', 4],
  ['signal = 532,  Co-polar , photon', '0532xcpt', 4],
  ['signal = 532,  Co-polar , analog', '0532xppr', 4],
  ['signal = 532,  Co-polar , analog', '0532xpar', 0],
  ['signal = 532,  Co-polar , analog', '0532xpgr', 0],
  ['signal = 607,  vibrational Raman, photon', '0607xvpn', 0],
  ['signal = without a wavelength', '0532xppr', 0],
  ['atlas channel id = 0532xppx', '0532xppr', 0],
  ['atlas channel id = 0532xcpt', '0532xppr', 4],
  ['recorder channel id = BT0', '0532xppr', 0],
  [`${DAY} = 12.06.2026, 21:30UTC, 3600 s`, '0532xppr', 0],
  [`${DAY} = 11.06.2026, 21:30UTC, 3600 s`, '0532xppr', 0],
  [`${DAY} = 10.06.2026, 21:30UTC, 3600 s`, '0532xppr', 16],
  [`${DAY} = 14.06.2026, 00:30UTC, 3600 s`, '0532xppr', 16],
  ['date of calibration measurement, time = 12.06.2025, 21:30UTC', '0532xppr', 16],
  [`${DAY} = 31.02.2026, 21:30UTC`, '0532xppr', 16],
  [`${DAY} = 99.99.9999, 21:30UTC`, '0532xppr', 16],
  [`${DAY} = unknown`, '0532xppr', 0],
  ['signal = 0532xppx', '0532xppr', 0],
  ['signal = 0532XCAT', '0532xppr', 4],
  ['signal = channel 0355xppr', '0532xppr', 4],
  ['signal = of 355 nm', '0532xppr', 4],
  ['date of radiosonde = 01.01.2020, 00:00UT', '0532xppr', 0],
])('%s, under the name of %s [12.473]', (line, channel, code) => {
  expect(checkHeader(textOf(line), nameOf(channel), contextOf('telecover'))).toBe(code);
});

const codeOfPair = (signal: string) =>
  checkHeader(textOf(`signal = ${signal}`), nameOf('0532xcpt'), contextOf('polarisation_calibration'));

test('a text that is about two channels is compared by their wavelength alone', () => {
  expect([codeOfPair('532, Co-polar'), codeOfPair('355, Cross-polar')]).toEqual([0, 4]);
});

test('without a name of ATLAS, the header is compared with what is stated', () => {
  const text = textOf('station ID = the', 'signal = 355', `${DAY} = 12.06.2025, 21:30UTC`);
  expect(checkHeader(text, null, contextOf('telecover'))).toBe(2 + 16);
});

test.each<[line: string, name: string | undefined, code: number]>([
  ['12.06.2025, 21:30UTC', undefined, 0],
  ['31.02.2026, 21:30UTC', undefined, 16],
  ['12.06.2025, 21:30UTC', '20250612', 0],
  ['12.06.2025, 21:30UTC', '20260612', 16],
])('before days are stated, the date %s under the name of %s', (line, named, code) => {
  const name = named === undefined ? null : nameOf('0532xppr', named);
  const context = { ...contextOf('telecover'), from: null, to: null };
  expect(checkHeader(textOf(`${DAY} = ${line}`), name, context)).toBe(code);
});
