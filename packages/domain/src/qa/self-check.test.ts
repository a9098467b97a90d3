import { atlasText, POLARISATION_HEADER, RAYLEIGH_HEADER } from './atlas-text.fixture';
import { contentOf, type QaFileContent } from './file-content';
import { missingNames } from './files-of-channel';
import { aPng } from './png.fixture';
import { lackingFor, resultNames } from './result-names';
import { selfCheck } from './self-check';
import type { SelfCheckContext } from './self-check-context';
import { molecular, noise, RANGES, sector, signal } from './signals.fixture';
import { statedRadiosondeHours } from './stated-times';
import { blockingSentences, isRemovable, isSubmittable, lackingRoles } from './submittable';
import { qaTestType, type QaTestTypeCode } from './test-types';

const CHANNEL = {
  recorder_channel_id: null,
  laser: null,
  dead_time: null,
  trigger_delay: null,
  first_signal_rangebin: 400,
  filter_fwhm: null,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
};
const channels = ['0532xppx', '0532xcpx'].map((short_name, index) => ({
  ...CHANNEL,
  short_name,
  scc_channel_id: 1480 + index,
}));
const IDS = { station_id: 'ino', scc_lidar_id: 120, scc_version_id: 201, scc_configuration_id: 310 };

const contextOf = (type: QaTestTypeCode, change: Partial<SelfCheckContext> = {}): SelfCheckContext => ({
  type,
  configuration: { ...IDS, channels },
  from: '2026-06-12',
  to: '2026-06-12',
  today: '2026-06-15',
  submittedBefore: [],
  channels: channels.map(({ short_name }) => short_name),
  figures: [],
  method: null,
  hoursToOthers: null,
  radiosondeHours: null,
  stated: {},
  lastEta: {},
  ...change,
});

/** A file of ATLAS on one of the channels. */
const fileOf = (code: string, channel: 0 | 1, text: string | null): QaFileContent => ({
  name: `ino_120_201_310_20260612_213000_${code}_${['0532xppr', '0532xcpt'][channel]}_${1480 + channel}_ATLAS_0.5.1.${text === null ? 'png' : 'txt'}`,
  role: text === null ? 'plot' : 'ascii',
  sha256: `${code}${channel}${text === null}`,
  text: channel === 1 ? (text?.replace('Co-polar', 'Cross-polar') ?? null) : text,
  plotProblem: null,
});

const FIVE = Array.from({ length: 5 }, () => sector(150));
const TELECOVER = atlasText({ names: 'N1, E1, S1, W1, N2', columns: FIVE });
const RINGS = atlasText({ names: 'I1, O1, I2', columns: FIVE.slice(0, 3) });
const next = noise();
const RAYLEIGH = atlasText({
  header: RAYLEIGH_HEADER,
  names: 'attnRayleighBSC, RangeCorrectedSignal',
  columns: [signal(molecular), signal((range) => 3e9 * molecular(range) * (1 + 0.02 * next()))],
});
const SIX = [1.1, 1, 0.9, 1, 0.004, 1].map((level) => RANGES.map(() => level * (1 + 0.001 * next())));
const POLARISATION = atlasText({
  header: POLARISATION_HEADER,
  names: 'ITplus45, IRplus45, ITminus45, IRminus45, ITRayleigh, IRRayleigh',
  columns: SIX,
});

test.each<[type: QaTestTypeCode, files: QaFileContent[], suggested: (string | null)[], code: number]>([
  ['telecover', [fileOf('tlc', 0, TELECOVER), fileOf('tlc', 1, TELECOVER)], ['pass', 'pass'], 0],
  ['telecover', [fileOf('tlc', 0, TELECOVER)], ['pass', 'not_assessable'], 8],
  ['telecover', [], ['not_assessable', 'not_assessable'], 8],
  ['rayleigh_fit', [fileOf('ray', 0, RAYLEIGH), fileOf('ray', 1, RAYLEIGH)], ['pass', 'pass'], 0],
  ['polarisation_calibration', [fileOf('pcb', 1, POLARISATION)], [null], 0],
  ['telecover', [fileOf('tlc', 0, RAYLEIGH), fileOf('tlc', 1, TELECOVER)], ['not_assessable', 'pass'], 32],
  ['telecover', [fileOf('tlc', 0, POLARISATION), fileOf('tlc', 1, TELECOVER)], ['not_assessable', 'pass'], 32],
  ['telecover', [fileOf('tlc', 0, RINGS), fileOf('tlc', 1, TELECOVER)], ['not_assessable', 'pass'], 32],
  ['telecover_ring', [fileOf('tlc_rin', 0, RINGS), fileOf('tlc_rin', 1, TELECOVER)], ['pass', 'not_assessable'], 32],
  ['rayleigh_fit', [fileOf('ray', 0, TELECOVER), fileOf('ray', 1, RAYLEIGH)], ['not_assessable', 'pass'], 32],
  ['telecover', [fileOf('tlc', 0, 'no text'), fileOf('tlc', 1, TELECOVER)], ['not_assessable', 'pass'], 32],
  ['analog_test_pulse', [], [], 0],
  ['reference_comparison', [], [null], 0],
])('%s, %#', (type, files, suggested, code) => {
  const check = selfCheck(files, contextOf(type));
  expect(check.channels.map((each) => each.suggested)).toEqual(suggested);
  expect(check.code).toBe(code);
  expect(isSubmittable(check)).toBe((code & 32) === 0);
});

test('what the application states of a channel is compared with its figures', () => {
  const late = atlasText({ names: 'N1, E1, S1, W1, N2', columns: [sector(250), ...FIVE.slice(0, 3), sector(250)] });
  const stated = { '0532xppx': { fullOverlap: 200, altitudeRange: null } };
  const { channels: results } = selfCheck([fileOf('tlc', 0, late)], contextOf('telecover', { stated }));
  expect(results[0]).toMatchObject({ name: '0532xppx', code: 2 + 4, suggested: 'pass_with_remark' });
});

const WITHOUT_RADIOSONDE = RAYLEIGH.replace(/.*radiosonde.*\n/, '');

test.each<[why: string, text: string, radiosondeHours: number | null, flag: number]>([
  ['neither in the header nor stated', WITHOUT_RADIOSONDE, null, 32],
  ['stated, 18 h away', WITHOUT_RADIOSONDE, 18, 0],
  ['stated, farther away', WITHOUT_RADIOSONDE, 18.1, 32],
  ['in the header, whatever is stated', RAYLEIGH, 90, 0],
])('a radiosonde %s', (_why, text, radiosondeHours, flag) => {
  const [fit] = selfCheck([fileOf('ray', 0, text)], contextOf('rayleigh_fit', { radiosondeHours })).channels;
  expect((fit?.code ?? 0) & 32).toBe(flag);
});

test.each<[from: number | null, to: number | null, at: number | null, hours: number | null]>([
  [36_000, 43_200, 0, 10],
  [36_000, 43_200, 40_000, 0],
  [36_000, 43_200, 50_400, 2],
  [36_000, null, 50_400, 4],
  [null, null, 0, null],
  [36_000, 43_200, null, null],
])('from %s to %s, with a radiosonde at %s', (measured_from, measured_to, radiosonde_at, hours) => {
  expect(statedRadiosondeHours({ measured_from, measured_to, radiosonde_at })).toBe(hours);
});

test('a dark measurement goes by the typed figure, with the plot of its channel', () => {
  const figures = channels.map(({ short_name }) => ({ short_name, dark_deviation: 0.004, trigger_delay_bins: null }));
  const { channels: results, code } = selfCheck([fileOf('drk', 0, null)], contextOf('dark', { figures }));
  expect(results.map((each) => [each.code, each.suggested])).toEqual([
    [0, 'pass'],
    [4, 'not_assessable'],
  ]);
  expect(code).toBe(8);
});

test('a trigger delay goes by the typed figure and the configuration, and needs no files', () => {
  const figures = [{ short_name: '0532xppx', dark_deviation: null, trigger_delay_bins: 403 }];
  const check = selfCheck([], contextOf('trigger_delay', { figures, method: 'Light guide' }));
  expect(check.channels.map((each) => [each.code, each.suggested])).toEqual([
    [2, 'fail'],
    [1, 'not_assessable'],
  ]);
  expect(check.code).toBe(0);
});

test.each<[type: QaTestTypeCode, names: string[]]>([
  ['telecover', ['0532xppx', '0532xcax']],
  ['polarisation_calibration', ['0532xcax/0532xppx']],
  ['analog_test_pulse', ['0532xcax']],
  ['reference_comparison', ['lidar']],
])('results of %s are given for %j', (type, names) => {
  expect(resultNames(qaTestType(type), ['0532xppx', '0532xcax'])).toEqual(names);
});

test.each<[type: QaTestTypeCode, channels: string[], lacking: string | null]>([
  ['polarisation_calibration', ['0532xppx', '0532xcpx'], null],
  ['polarisation_calibration', ['0532xppx', '1064xtax'], 'no pair of polarised channels'],
  ['polarisation_calibration', ['0532xcpx'], 'no pair of polarised channels'],
  ['polarisation_calibration', [], 'no pair of polarised channels'],
  ['telecover', ['0532xppx'], null],
  ['telecover', [], 'no channels'],
  ['rayleigh_fit', [], 'no channels'],
  ['analog_test_pulse', ['0532xppx'], 'no analog channel'],
  ['analog_test_pulse', [], 'no channels'],
  ['reference_comparison', [], null],
])('for %s, %j has %s', (type, names, lacking) => {
  expect(lackingFor(qaTestType(type), names)).toBe(lacking);
});

test('a file with the bytes of another one in the test is named, and does not keep the test from its submission [12.473]', () => {
  const [one, other] = [fileOf('tlc', 0, TELECOVER), { ...fileOf('tlc', 1, TELECOVER), sha256: 'tlc0false' }];
  const check = selfCheck([one, other], contextOf('telecover'));
  expect(check.files).toEqual([
    { name: one.name, code: 0, problem: null, ids: null },
    { name: other.name, code: 128, problem: `The same content as ${one.name}.`, ids: null },
  ]);
  expect(isSubmittable(check)).toBe(true);
});

test.each<[type: QaTestTypeCode, files: QaFileContent[], missing: string[]]>([
  ['telecover', [], ['0532xppx', '0532xcpx']],
  ['telecover', [fileOf('tlc', 1, null)], ['0532xppx']],
  ['telecover', [fileOf('ray', 0, null), fileOf('tlc', 1, null)], ['0532xppx']],
  ['polarisation_calibration', [fileOf('pcb', 1, null)], []],
  ['trigger_delay', [], []],
])('%s: no files of %#', (type, files, missing) => {
  expect(missingNames(contextOf(type), files)).toEqual(missing);
});

test('the residual depolarisation of a pair is shown for both orders of its columns [12.477]', () => {
  const [pair] = selfCheck([fileOf('pcb', 1, POLARISATION)], contextOf('polarisation_calibration')).channels;
  expect(pair).toMatchObject({
    code: 0,
    suggested: null,
    figures: { as_written: { residual: expect.any(Number) }, as_named: { residual: expect.any(Number) } },
  });
});

test('the flags of a header are those of its file [12.473]', () => {
  const text = `station ID = the\n${TELECOVER.replace('12.06.2026', '12.06.2025').replace('= 532', '= 355')}`;
  const [file] = selfCheck([fileOf('tlc', 0, text)], contextOf('telecover')).files;
  expect(file?.code).toBe(2 + 4 + 16);
});

const FOREIGN = TELECOVER.replace('station ID = ino', 'station ID = ABC');
const INI = '[System]\nstation_id = abc  # three letters\nlidar_id = 9\n';

test.each<[name: string, role: QaFileContent['role'], text: string, code: number]>([
  ['hello.txt', 'other', FOREIGN, 1 + 2],
  ['telecover 532 final (2).txt', 'other', FOREIGN, 1 + 2],
  ['telecover 532 final (2).txt', 'other', TELECOVER, 1],
  ['telecover.csv', 'other', FOREIGN, 1 + 2],
  ['telecover.csv', 'settings', FOREIGN, 1 + 2],
  [fileOf('tlc', 0, '').name.toUpperCase(), 'other', FOREIGN, 2],
  [fileOf('tlc', 0, '').name, 'other', TELECOVER, 0],
  [fileOf('tlc', 0, '').name, 'other', '<svg/>', 32],
  ['hello.txt', 'other', 'Clear, range of sight 40 km.', 0],
  ['system.ini', 'configuration', INI, 2],
  ['system.ini', 'configuration', INI.replace('abc', 'INO').replace('9', '120'), 0],
])('%s in the role %s is read for its station, whatever it is called [12.620]', (name, role, text, code) => {
  const check = selfCheck([{ name, role, sha256: 'a', text, plotProblem: null }], contextOf('telecover'));
  expect(check.files[0]?.code).toBe(code);
  expect(isSubmittable(check)).toBe((code & (2 | 32)) === 0);
});

test.each<[name: string, text: string, ids: string]>([
  [
    fileOf('tlc', 0, '').name.replace('ino_120_201_310', 'the_179_199_664'),
    TELECOVER,
    'The file is of station the, lidar 179, version 199, configuration 664; expected ino, 120, 201, 310.',
  ],
  ['hello.txt', FOREIGN, 'The file is of station abc; expected ino.'],
  ['system.ini', INI, 'The file is of station abc, lidar 9; expected ino, 120.'],
])('wrong ids are named: %s [12.621]', (name, text, ids) => {
  const [file] = selfCheck(
    [{ name, role: 'other', sha256: 'a', text, plotProblem: null }],
    contextOf('telecover'),
  ).files;
  expect(file?.ids).toBe(ids);
});

test.each<[type: QaTestTypeCode, file: QaFileContent, problem: string]>([
  ['telecover', fileOf('ray', 0, RAYLEIGH), 'It belongs to a Rayleigh fit.'],
  ['telecover', fileOf('ray', 0, null), 'It belongs to a Rayleigh fit.'],
  ['rayleigh_fit', fileOf('tlc', 0, TELECOVER), 'It belongs to a telecover, quadrants.'],
  ['dark', { ...fileOf('tlc', 0, TELECOVER), role: 'other' }, 'It belongs to a telecover, quadrants.'],
])('in a %s, a file of another test keeps it from its submission and says which [12.624]', (type, file, problem) => {
  const check = selfCheck([file], contextOf(type));
  expect(check.files[0]).toMatchObject({ code: 1 + 32, problem });
  expect(isSubmittable(check)).toBe(false);
  expect(check.channels.every(({ suggested }) => suggested === 'not_assessable')).toBe(true);
});

test('the newer file of a channel counts, in whatever order they came, and the other is named [12.623]', () => {
  const late = atlasText({ names: 'N1, E1, S1, W1, N2', columns: [sector(250), ...FIVE.slice(0, 3), sector(250)] });
  const old = fileOf('tlc', 0, late);
  const corrected = { ...fileOf('tlc', 0, TELECOVER), name: old.name.replace('_213000_', '_220000_'), sha256: 'new' };
  for (const files of [
    [old, corrected],
    [corrected, old],
  ]) {
    const check = selfCheck(files, contextOf('telecover'));
    expect(check.channels[0]?.suggested).toBe('pass');
    expect(check.files.find(({ name }) => name === old.name)).toMatchObject({
      code: 0,
      problem: `Not used: ${corrected.name} is newer and of the same channel.`,
    });
  }
});

test.each<[why: string, type: QaTestTypeCode, files: QaFileContent[], lacking: string[]]>([
  ['a text of a channel', 'telecover', [fileOf('tlc', 0, TELECOVER)], []],
  ['no file', 'telecover', [], ['ascii']],
  ['a plot only', 'telecover', [fileOf('tlc', 0, null)], ['ascii']],
  ['a text that cannot be read', 'telecover', [fileOf('tlc', 0, 'nothing')], ['ascii']],
  ['a text of another test', 'telecover', [fileOf('ray', 0, RAYLEIGH)], ['ascii']],
  ['an export under another name', 'telecover', [{ ...fileOf('tlc', 0, TELECOVER), name: 'a.txt' }], ['ascii']],
  ['a plot under another name', 'dark', [{ ...fileOf('drk', 0, null), name: 'a.png' }], ['plot']],
  ['any plot', 'analog_test_pulse', [{ ...fileOf('drk', 0, null), name: 'a.png' }], []],
  ['nothing', 'trigger_delay', [], []],
])('%s in a test of %s: what is lacking [12.624]', (_why, type, files, lacking) => {
  const context = contextOf(type);
  expect(lackingRoles(files, selfCheck(files, context).files, context)).toEqual(lacking);
});

test.each<[why: string, role: QaFileContent['role'], ending: string, bytes: Uint8Array, code: number]>([
  ['a plot that breaks off', 'plot', 'png', aPng(), 32],
  ['a text under the name of a plot', 'other', 'png', new TextEncoder().encode('Clear.'), 32],
  ['a plot under the name of a text', 'plot', 'txt', aPng(), 32],
  ['a note', 'other', 'md', new TextEncoder().encode('Clear.'), 1],
  ['raw data', 'raw', 'nc', new Uint8Array(8), 0],
])('%s is read as what it says to be [12.627]', (_why, role, ending, bytes, code) => {
  const facts = { ...fileOf('drk', 0, null), role };
  const name = facts.name.replace(/png$/, ending);
  const file = contentOf({ ...facts, name }, bytes, (each) => new TextDecoder().decode(each));
  const figures = channels.map(({ short_name }) => ({ short_name, dark_deviation: 0.004, trigger_delay_bins: null }));
  const check = selfCheck([file], contextOf('dark', { figures }));
  expect(check.files[0]?.code).toBe(code);
  expect(check.channels[0]?.suggested).toBe('not_assessable');
});

test.each<[status: 'draft' | 'returned' | 'submitted', code: number | null, isRemoved: boolean]>([
  ['draft', null, true],
  ['draft', 0, true],
  ['returned', null, false],
  ['returned', 1 + 128, false],
  ['returned', 2, true],
  ['returned', 32, true],
  ['submitted', 32, false],
])('from a test that is %s, a file with the code %s is removed: %s [12.631]', (status, code, isRemoved) => {
  const self_check = code === null ? null : { files: [{ name: 'a.txt', code, problem: null }] };
  expect(isRemovable({ status, self_check }, 0)).toBe(isRemoved);
});

const OTHER_CHANNEL = 'The channel is not in the configuration, or the header names another one than the file name.';
const FILE_UNREADABLE = 'The file cannot be read, or is of another test.';

test.each<[code: number, problem: string | null, ids: string | null, sentences: string[]]>([
  [0, null, null, []],
  [1 + 8 + 16 + 64 + 128, null, null, []],
  [2, null, 'The file is of lidar 9; expected 120.', ['The file is of lidar 9; expected 120.']],
  [2, null, null, ['Station, lidar, version or configuration are others than those of the configuration.']],
  [4, 'Not used.', null, [OTHER_CHANNEL]],
  [32, 'It has too many lines.', null, ['It has too many lines.']],
  [4 + 32, null, null, [OTHER_CHANNEL, FILE_UNREADABLE]],
])('a file with the code %i is kept from its submission by %#', (code, problem, ids, sentences) => {
  expect(blockingSentences({ name: 'a.txt', code, problem, ids })).toEqual(sentences);
});
