import { byCategory, channelsFrom } from './channels';
import type { ChannelFacts } from './facts';

const aChannel = (change: Partial<ChannelFacts> = {}): ChannelFacts => ({
  wavelength_nm: 532,
  signal: 'elastic',
  polarization: null,
  range: null,
  detection: ['analog'],
  ...change,
});

const both: ChannelFacts['detection'] = ['analog', 'photon counting'];

test.each<[why: string, change: Partial<ChannelFacts>, names: string[]]>([
  ['no polarisation named: one undivided signal', {}, ['0532xtax']],
  ['parallel', { polarization: 'parallel' }, ['0532xpax']],
  ['perpendicular is cross', { polarization: 'perpendicular' }, ['0532xcax']],
  ['one channel per detection mode', { detection: both }, ['0532xtax', '0532xtpx']],
  ['near range', { range: 'near' }, ['0532ntax']],
  ['far range', { range: 'far', detection: ['photon counting'] }, ['0532ftpx']],
  ['nitrogen, rounded differently', { signal: 'Raman N2 (vibro-rotational)', wavelength_nm: 386.7 }, ['0387xvan']],
  ['nitrogen of the green line', { signal: 'Raman N2', wavelength_nm: 607, polarization: 'total' }, ['0607xvan']],
  ['water vapour at 407 nm', { signal: 'Raman H2O', wavelength_nm: 407 }, ['0408xvaw']],
  ['emitted wavelength only', { signal: 'Raman N2 (355 nm excitation)', wavelength_nm: null }, ['0387xvan']],
  ['emitted wavelength only, water', { signal: 'Raman H2O (355 nm excitation)', wavelength_nm: null }, ['0408xvaw']],
  ['rotational', { signal: 'Raman (pure rotational)', wavelength_nm: 353.9 }, ['0354xran']],
  ['rotational without a wavelength', { signal: 'Raman (pure rotational)', wavelength_nm: null }, []],
  ['unknown signal', { signal: null, wavelength_nm: 531 }, []],
  ['a wavelength unknown to the portal', { wavelength_nm: 808 }, []],
  ['just too far from a known wavelength', { wavelength_nm: 523 }, []],
  ['unknown detection is left out', { detection: null }, []],
])('%s', (_why, change, names) => {
  expect(channelsFrom(aChannel(change)).map(({ short_name }) => short_name)).toEqual(names);
});

const assumed = () => ['photon_counting'] as const;

test('an unknown detection mode can be assumed, a known one is kept', () => {
  expect(channelsFrom(aChannel({ detection: null }), assumed)).toMatchObject([{ short_name: '0532xtpx' }]);
  expect(channelsFrom(aChannel(), assumed)).toMatchObject([{ short_name: '0532xtax' }]);
});

test('channels are grouped in the order of the categories, each in one group', () => {
  const green = channelsFrom(aChannel());
  const nitrogen = channelsFrom(aChannel({ signal: 'Raman N2', wavelength_nm: 607 }));
  const infrared = channelsFrom(aChannel({ wavelength_nm: 1064 }));
  expect([...byCategory([...nitrogen, ...green, ...green, ...infrared])]).toEqual([
    ['elastic_1064', ['1064xtax']],
    ['elastic_532', ['0532xtax']],
    ['raman_532', ['0607xvan']],
  ]);
});
