import { asValue, listIn, readIni } from './ini';
import { QA_SETTINGS } from './settings';

const entriesOf = (text: string) => {
  const read = readIni(text);
  return 'problem' in read ? read.problem : read.entries.map(({ section, name, value }) => [section, name, value]);
};

test.each<[why: string, text: string, entries: unknown]>([
  ['a value of a section', '[System]\nstation_id = the', [['system', 'station_id', 'the']]],
  ['line ends of Windows', '[System]\r\nlidar_id =179\r\n', [['system', 'lidar_id', '179']]],
  ['line ends of old Macs, and a byte order mark', '\uFEFF[System]\rlidar_id=1', [['system', 'lidar_id', '1']]],
  ['capital letters', '[SYSTEM]\nStation_ID = THE', [['system', 'station_id', 'THE']]],
  ['a colon', '[System]\nlidar_name: AUTH', [['system', 'lidar_name', 'AUTH']]],
  ['comments', '# one\n; two\n[System]\n#lidar_id = 1\nlidar_id = 2 # three\n', [['system', 'lidar_id', '2']]],
  ['a number sign within a word', '[System]\nlidar_name = no#1', [['system', 'lidar_name', 'no#1']]],
  [
    'quotes',
    `[System]\nlidar_name = "AUTH 1"\nstation_name='x'`,
    [
      ['system', 'lidar_name', 'AUTH 1'],
      ['system', 'station_name', 'x'],
    ],
  ],
  ['a percent sign', '[System]\nlidar_name = 5 %%', [['system', 'lidar_name', '5 %']]],
  ['an empty value', '[Channels]\nbins =', [['channels', 'bins', '']]],
  ['a value that goes on', '[Channels]\nlaser = 1,\n   2', [['channels', 'laser', '1, 2']]],
  ['before any section', 'a = 1', [['', 'a', '1']]],
  ['nothing', '', []],
  ['more than 2 MB', ' '.repeat(2 * 1024 * 1024 + 1), 'The file is too large.'],
])('%s', (_why, text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

test('what cannot be read is named by its line', () => {
  const read = readIni(`[System]\nwords\n= 1\n${'x'.repeat(5000)} = 1`);
  expect(read).toEqual({
    entries: [],
    findings: [
      'Line 2 is neither a section nor a value.',
      'Line 3 is neither a section nor a value.',
      'Line 4 is too long.',
    ],
  });
});

test.each<[why: string, text: string]>([
  ['a million lines', 'x\n'.repeat(1024 * 1024)],
  ['one line', 'x'.repeat(2 * 1024 * 1024)],
  ['quotes without an end', `a = ${'"'.repeat(3900)}\n`.repeat(500)],
  ['values that go on', `[Channels]\na = 1\n${' ,\n'.repeat(500_000)}`],
  ['half a million values', '[a]\n=\na=\n'.repeat(200_000)],
])('%s of a hostile file end with few sentences', (_why, text) => {
  const read = readIni(text);
  expect('problem' in read ? 0 : read.findings.length).toBeLessThanOrEqual(QA_SETTINGS.reader.maxFindings);
});

test.each<[text: string, list: (string | null)[]]>([
  ['BT0, BC0,BT1', ['BT0', 'BC0', 'BT1']],
  ['1 2  3', ['1', '2', '3']],
  ['_, 3.7, _', [null, '3.7', null]],
  ['1, , 3', ['1', null, '3']],
  ['1, 2,', ['1', '2']],
  ['"a", b', ['a', 'b']],
  ['', []],
])('the list %j', (text, list) => {
  expect(listIn(text)).toEqual(list);
});

test.each([
  ['Raman, night', 'Raman night'],
  ['two\nlines', 'two lines'],
  ['5 %', '5 %%'],
  ['# not a comment', 'not a comment'],
])('%j is written as one value', (text, value) => {
  expect(asValue(text)).toBe(value);
  expect(asValue(text)).not.toMatch(/[\n,]/);
});
