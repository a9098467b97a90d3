import { roleByName, roleOfText } from './file-role';

const TEXT = 'ino_120_201_310_20260612_213000_tlc_0532xppr_1480_ATLAS_0.5.1.txt';

test.each<[name: string, role: string]>([
  [TEXT, 'ascii'],
  [TEXT.toUpperCase(), 'ascii'],
  [TEXT.replace('txt', 'png'), 'plot'],
  ['plot.PNG', 'plot'],
  ['raw.nc', 'raw'],
  ['config_file_120_201_310.ini', 'configuration'],
  ['CONFIG_FILE_1_2_3.txt', 'configuration'],
  ['notes.txt', 'other'],
  ['RM2661221.300', 'other'],
])('%s is %s by its name', (name, role) => {
  expect(roleByName(name)).toBe(role);
});

test('a text under the name of a plot is a text', () => {
  expect(roleOfText('plot.png')).toBe('other');
});
