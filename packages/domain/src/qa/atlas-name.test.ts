import { idsInName, isLikeAtlasName, isOlderAtlas, readAtlasName, type AtlasName } from './atlas-name';

const NAME = 'ino_120_201_310_20260612_213000_tlc_0532xppr_1480_ATLAS_0.5.1.txt';
const READ: AtlasName = {
  station_id: 'ino',
  lidar_id: 120,
  version_id: 201,
  configuration_id: 310,
  day: '2026-06-12',
  time: '21:30:00',
  type: 'telecover',
  channel: '0532xppr',
  scc_channel_id: 1480,
  extra: '',
  atlas_version: '0.5.1',
  form: 'text',
};

test.each<[why: string, name: string, change: Partial<AtlasName>]>([
  ['the text of a telecover', NAME, {}],
  ['a plot', NAME.replace('.txt', '.png'), { form: 'plot' }],
  ['an ending in capitals', NAME.replace('.txt', '.TXT'), {}],
  ['a name in capitals', NAME.toUpperCase(), {}],
  ['a code of two parts', NAME.replace('_tlc_', '_tlc_rin_'), { type: 'telecover_ring' }],
  ['a Rayleigh fit', NAME.replace('_tlc_', '_ray_'), { type: 'rayleigh_fit' }],
  ['a polarisation calibration', NAME.replace('_tlc_', '_pcb_'), { type: 'polarisation_calibration' }],
  ['a dark measurement', NAME.replace('_tlc_', '_drk_'), { type: 'dark' }],
  ['something after the channel', NAME.replace('_ATLAS', '_near_range_ATLAS'), { extra: 'near_range' }],
  ['a version of three digits', NAME.replace('0.5.1', '1.2.0'), { atlas_version: '1.2.0' }],
])('%s is read', (_why, name, change) => {
  expect(readAtlasName(name)).toEqual({ ...READ, ...change });
});

test.each<[why: string, name: string]>([
  ['another file', 'IMG_2041.png'],
  ['nothing', ''],
  ['no ending', NAME.replace('.txt', '')],
  ['another ending', NAME.replace('.txt', '.exe')],
  ['a station of four letters', NAME.replace('ino', 'inoe')],
  ['an id that is no number', NAME.replace('120', '12x')],
  ['a day that there is not', NAME.replace('20260612', '20260631')],
  ['a time that there is not', NAME.replace('213000', '246000')],
  ['an unknown test', NAME.replace('_tlc_', '_xyz_')],
  ['a channel of seven characters', NAME.replace('0532xppr', '0532xpp')],
  ['no channel of the processing chain', NAME.replace('_1480', '_none')],
  ['no version', NAME.replace('_ATLAS_0.5.1', '')],
  ['something after the version', NAME.replace('0.5.1', '0.5.1_copy')],
  ['more characters than the server keeps', NAME.replace('_ATLAS', `_${'a'.repeat(70)}_ATLAS`)],
  ['something that no name of ATLAS has', NAME.replace('_ATLAS', '_a b_ATLAS')],
  ['a very long name', `${'a_'.repeat(2000)}${NAME}`],
  ['a browser’s copy', NAME.replace('.txt', ' (1).txt')],
])('%s is no name of ATLAS', (_why, name) => {
  expect(readAtlasName(name)).toBeNull();
});

test.each<[version: string, than: string, isOlder: boolean]>([
  ['0.5.1', '1.2.0', true],
  ['1.2.0', '1.2.0', false],
  ['1.10', '1.9.9', false],
  ['1', '1.0.1', true],
  ['0.1', '', false],
])('%s is older than "%s": %s', (version, than, isOlder) => {
  expect(isOlderAtlas(version, than)).toBe(isOlder);
});

test.each<[name: string, isLike: boolean, ids: (string | number | undefined)[]]>([
  [NAME, true, ['ino', 120, 201, 310]],
  ['ABC_9_9_9_20260612_213000_tlc_0532xppr_1480_ATLAS_0.5.1.csv.txt', true, ['abc', 9, 9, 9]],
  ['ino_120_201_310_20260612_copy.csv', true, ['ino', 120, 201, 310]],
  ['telecover_ATLAS_0.5.1.txt', true, []],
  ['config_file_120_201_310.ini', false, [undefined, 120, 201, 310]],
  ['telecover 532 final (2).txt', false, []],
  ['notes_of_atlas.txt', false, []],
  ['RM2661221.300', false, []],
])(
  '%s looks like a name of ATLAS: %s',
  (name, isLike, [station_id, scc_lidar_id, scc_version_id, scc_configuration_id]) => {
    expect(isLikeAtlasName(name)).toBe(isLike);
    expect(idsInName(name)).toEqual({ station_id, scc_lidar_id, scc_version_id, scc_configuration_id });
  },
);
