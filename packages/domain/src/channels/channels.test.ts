import { CHANNEL_CATEGORIES } from './categories';
import { CHANNEL_KINDS } from './channel-kinds';
import { LIDAR_CHANNELS, channelById } from './channels';
import { servedCategories } from './served-categories';

const countIn = (name: string) => servedCategories().find((category) => category.name === name)?.channels.length;

test.each<[category: string, channels: number]>([
  ['Elastic 1064', 18],
  ['Elastic 532', 18],
  ['Elastic 355', 18],
  ['Raman 1064', 6],
  ['Raman 532', 18],
  ['Raman 355', 18],
  ['Water vapour 355', 6],
])('%s has %i channels [10.11]', (category, channels) => {
  expect(countIn(category)).toBe(channels);
});

test('there are seven categories in order and 17 kinds of channels [10.10]', () => {
  expect(CHANNEL_CATEGORIES.map(({ name }) => name)).toEqual([
    'Elastic 1064',
    'Elastic 532',
    'Elastic 355',
    'Raman 1064',
    'Raman 532',
    'Raman 355',
    'Water vapour 355',
  ]);
  expect(CHANNEL_CATEGORIES.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(CHANNEL_KINDS).toHaveLength(17);
});

test('there are 102 channels with unique short names and descriptions [3.8, 10.11]', () => {
  expect(LIDAR_CHANNELS).toHaveLength(102);
  expect(new Set(LIDAR_CHANNELS.map((channel) => channel.short_name)).size).toBe(102);
  expect(new Set(LIDAR_CHANNELS.map((channel) => channel.description)).size).toBe(102);
});

test('a short name has eight characters and starts with the detected wavelength [10.11]', () => {
  for (const { short_name, detection_wavelength } of LIDAR_CHANNELS) {
    expect(short_name).toMatch(/^[0-9]{4}[xnf][tpcvra][ap][xnmw]$/);
    expect(Number(short_name.slice(0, 4))).toBe(detection_wavelength);
  }
});

test('every elastic category has all three polarisations [10.10]', () => {
  for (const { name, role } of CHANNEL_CATEGORIES.filter((category) => category.role === 'elastic')) {
    const held = LIDAR_CHANNELS.filter(({ category }) => category === name).map(({ polarisation }) => polarisation);
    expect([role, new Set(held)]).toEqual(['elastic', new Set(['total', 'parallel', 'cross'])]);
  }
});

test('every channel belongs to a category and to its emitted wavelength', () => {
  for (const channel of LIDAR_CHANNELS) {
    const category = CHANNEL_CATEGORIES.find(({ name }) => name === channel.category);
    expect(category?.wavelength).toBe(channel.emission_wavelength);
  }
});

test.each([
  ['0532ncpx', '532 nm elastic cross, near range, photon counting', 'elCPnr'],
  ['1064xtax', '1064 nm elastic total, analog', 'elT'],
  ['0387fvpn', '387 nm N2 Raman, far range, photon counting', 'vrRN2fr'],
  ['0532xaam', '532 nm HSRL molecular, analog', null],
  ['0408nvaw', '408 nm H2O Raman, near range, analog', 'vrRH2Onr'],
])('%s is "%s" [10.11]', (id, description, mechanism) => {
  expect(channelById(id)).toMatchObject({ description, scattering_mechanism: mechanism });
});
