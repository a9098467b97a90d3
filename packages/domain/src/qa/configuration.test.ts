import {
  channelsInUse,
  detectionOf,
  hasCrossChannel,
  hasEnded,
  isSameChannel,
  isUndecided,
  polarisationPairs,
  type ConfigurationStatus,
} from './configuration';

test.each<[one: string, other: string, isSame: boolean]>([
  ['0532xppx', '0532xppx', true],
  ['0532xppx', '0532xppr', true],
  ['0532xppt', '0532xppx', true],
  ['0532xppr', '0532xppt', false],
  ['0532xppx', '0532xpax', false],
  ['0607xvpn', '0607xvpr', false],
])('%s and %s are one channel: %s', (one, other, isSame) => {
  expect(isSameChannel(one, other)).toBe(isSame);
});

const configuration = (status: ConfigurationStatus, ...names: string[]) => ({
  status,
  channels: names.map((short_name) => ({ short_name })),
});

test.each<[why: string, configurations: ReturnType<typeof configuration>[], names: string[]]>([
  ['none', [], []],
  [
    'of drafts and former ones none',
    (['draft', 'superseded', 'retired'] as const).map((status) => configuration(status, '0532xppx')),
    [],
  ],
  [
    'of all others each once',
    [
      configuration('approved', '0532xppx'),
      configuration('provisional', '0532xppx', '0355xtax'),
      configuration('suspended', '1064xtax'),
    ],
    ['0532xppx', '0355xtax', '1064xtax'],
  ],
  [
    'with the geometry of the beam splitter, if one states it',
    [configuration('approved', '0532xppx', '0532xcpx'), configuration('provisional', '0532xppr')],
    ['0532xcpx', '0532xppr'],
  ],
])('channels in use: %s', (_why, configurations, names) => {
  expect(channelsInUse(configurations)).toEqual(names);
});

test.each<[why: string, channels: string[], pairs: string[]]>([
  ['cross and parallel', ['0532xppx', '0532xcpx'], ['0532xcpx/0532xppx']],
  ['with the geometry of the beam splitter', ['0532xppt', '0532xcpr'], ['0532xcpr/0532xppt']],
  ['parallel rather than total', ['0532xtpx', '0532xppx', '0532xcpx'], ['0532xcpx/0532xppx']],
  ['the same detection rather than another', ['0532xpax', '0532xppx', '0532xcpx'], ['0532xcpx/0532xppx']],
  ['another detection rather than none', ['0532xpax', '0532xcpx'], ['0532xcpx/0532xpax']],
  ['another telescope is no partner', ['0532npax', '0532fcax'], []],
  ['two wavelengths', ['0355xppx', '0355xcpx', '0532xppx', '0532xcpx'], ['0355xcpx/0355xppx', '0532xcpx/0532xppx']],
  ['no cross-polar channel', ['0532xtpx', '0607xvpn'], []],
])('pairs: %s', (_why, channels, pairs) => {
  expect(polarisationPairs(channels).map(({ name }) => name)).toEqual(pairs);
});

test('a cross-polar channel and the detection are known by the short name', () => {
  expect([hasCrossChannel(['0532xcpr']), hasCrossChannel(['0532xppx', 'unknown'])]).toEqual([true, false]);
  expect(['0532xpax', '0532xppr', '0607xvpr'].map(detectionOf)).toEqual(['analog', 'photon_counting', null]);
});

test.each<[status: ConfigurationStatus, ended: boolean]>([
  ['draft', false],
  ['provisional', false],
  ['approved', false],
  ['suspended', false],
  ['superseded', true],
  ['retired', true],
])('the use of a configuration that is %s has ended: %s', (status, ended) => {
  expect(hasEnded(status)).toBe(ended);
});

test.each<[ConfigurationStatus, boolean]>([
  ['draft', true],
  ['provisional', true],
  ['approved', false],
  ['suspended', false],
  ['superseded', false],
  ['retired', false],
])('a configuration that is %s is undecided: %s', (status, undecided) => {
  expect(isUndecided(status)).toBe(undecided);
});
